package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Clause;
import io.queenhigh.web.demo.Book;
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
    assertTrue(audit.out().contains("One kind of thing is wrong"), audit.out());
  }

  @Test
  void checkpointsThatAreNotThereAreMissedByName() {
    Run audit =
        Run.of("verify", folder.resolve("kept.db").toString(), "--against", "no-such-checkpoints");
    assertEquals(1, audit.exit());
    assertEquals("no-such-checkpoints: there is no such file\n", audit.said());
  }

  @ParameterizedTest
  @ValueSource(strings = {"bank-collects-first.txt", "bank-runs-out.txt", "jackpot.txt"})
  void aRoundFileIsSettledASecondWay(String example) {
    Run audit = Run.of("verify", HOME.resolve("examples").resolve(example).toString());
    assertEquals(0, audit.exit(), audit.out() + audit.said());
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aPlayerLooksForHisOwnValueInTheProof() throws IOException {
    String address = "sqlite:" + folder.resolve("kept.db");
    String value = "c0ffee".repeat(10) + "c0de";
    Run.with("cut " + value + "\n5\nf\nq\n", "play", "wa/three-card-poker", "--store", address);
    String proof = proof(address);
    String file = Files.writeString(folder.resolve("round.json"), proof).toString();
    String seal = proof.replaceFirst("(?s).*?commitment[^0-9a-f]+([0-9a-f]{64}).*", "$1");

    Run own = Run.of("verify", file, "--value", "1:" + value, "--seal", seal);
    assertEquals(0, own.exit(), own.out() + own.said());
    Run leftOut = Run.of("verify", file, "--value", "1:" + "0".repeat(64));
    assertEquals(1, leftOut.exit());
    assertTrue(leftOut.out().contains("a deck cut by your value at seat 1"), leftOut.out());
    Run otherSeal = Run.of("verify", file, "--value", "1:" + value, "--seal", "0".repeat(64));
    assertEquals(1, otherSeal.exit());
    assertTrue(otherSeal.out().contains("the seal that you saw when you bet"), otherSeal.out());
    String round = proof.replaceFirst("(?s).*?\"id\" *: *\"([^\"]+)\".*", "$1");
    String promise = "1:" + PlayersCut.seal(round, 1, value);
    Run same = Run.of("verify", file, "--value", "1:" + value, "--promises", promise);
    assertEquals(0, same.exit(), same.out() + same.said());
    String more = promise + ",2:" + "0".repeat(64);
    Run gone = Run.of("verify", file, "--value", "1:" + value, "--promises", more);
    assertEquals(1, gone.exit());
    assertTrue(gone.out().contains("the promise of seat 2 that you saw"), gone.out());
    assertEquals(2, Run.of("verify", file, "--promises", promise).exit());
    assertEquals(2, Run.of("verify", file, "--value", "ann").exit());
    assertEquals(2, Run.of("verify", file, "--seal", seal).exit());
  }

  private static String proof(String address) {
    try (Store store = Store.open(address);
        Floor floor = Floor.open(store, FloorSettings.usual(Catalogue.approved(), new Book()))) {
      return floor.rounds().find("here.1").orElseThrow().export();
    }
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
