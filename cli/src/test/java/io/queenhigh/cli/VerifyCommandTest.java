package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  @TempDir Path folder = Path.of("");

  @Test
  void aForgedStoreIsNamedLineByLine() throws SQLException {
    Path file = folder.resolve("kept.db");
    Run.with("5\np\nq\n", "play", "wa/three-card-poker", "--store", "sqlite:" + file);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("update account set cents = cents + 1 where id = 'wallet/you'");
    }

    Run audit = Run.of("verify", file.toString());
    assertEquals(1, audit.exit());
    assertTrue(audit.out().contains("wallet/you"), audit.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"bank-collects-first.txt", "bank-runs-out.txt", "jackpot.txt"})
  void aRoundFileIsSettledASecondWay(String example) {
    Run audit = Run.of("verify", HOME.resolve("examples").resolve(example).toString());
    assertEquals(0, audit.exit(), audit.out() + audit.said());
  }

  @Test
  void whatIsNoStoreIsRefusedInWords() throws IOException {
    Path text = Files.writeString(folder.resolve("poem.txt"), "roses are red\n");
    assertEquals(1, Run.of("verify", text.toString()).exit());
    Run none = Run.of("verify", folder.resolve("none.db").toString());
    assertEquals(1, none.exit());
    assertTrue(none.said().contains("there is no such file"), none.said());
    Run where = Run.of("verify", "sqlite:" + folder.resolve("none.db"));
    assertEquals(1, where.exit());
    assertTrue(!where.said().contains("mistake of ours"), where.said());
  }
}
