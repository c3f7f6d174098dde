package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreCommandTest {

  @TempDir Path folder = Path.of("");

  private String play() {
    String store = "sqlite:" + folder.resolve("floor.db");
    Run.with("5\np\nq\n", "play", "wa/three-card-poker", "--store", store);
    return store;
  }

  @Test
  void aBackupIsItsOwnersAloneAndVerifies() throws IOException {
    String store = play();
    Path copy = folder.resolve("copy.db");
    Run made = Run.of("store", "backup", copy.toString(), "--store", store);
    assertEquals(0, made.exit(), made.said());
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)));
    Run verified = Run.of("verify", copy.toString());
    assertTrue(verified.out().contains("Nothing is wrong"), verified.out());
    assertTrue(verified.out().contains("running deck not checked"), verified.out());
    Run withKey = Run.of("verify", "sqlite:" + copy + "?keyFile=" + folder.resolve("floor.db.key"));
    assertTrue(withKey.out().contains("Nothing is wrong"), withKey.out());
    assertTrue(!withKey.out().contains("not checked"), withKey.out());
    assertEquals(1, Run.of("store", "backup", copy.toString(), "--store", store).exit());
  }

  @Test
  void tablesAreMigratedWithoutAFloor() {
    String store = "sqlite:" + folder.resolve("new.db");
    Run migrated = Run.of("store", "migrate", "--store", store);
    assertEquals("The tables are of this version.", migrated.out().strip(), migrated.said());
    Run roles = Run.of("store", "migrate", "--store", store, "--serving", "floor");
    assertTrue(roles.said().contains("Only PostgreSQL has roles"), roles.said());
  }

  @Test
  void theKeyOfALogThatNeverWasIsNotMissed() {
    String store = "sqlite:" + folder.resolve("none.db");
    Run run = Run.of("log", "key", "--store", store);
    assertEquals(1, run.exit());
    assertEquals("There is no " + store + "\n", run.said());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve --store postgresql://floor:secret@db/floor",
        "staff first ann --store postgresql://db/floor?user=floor&password=secret",
        "verify postgresql://floor:secret@db/floor",
        "play wa/three-card-poker --store postgresql://floor:secret@db/floor",
        "store migrate --store postgresql://floor:secret@db/floor"
      })
  void aPasswordOnTheCommandLineIsRefused(String line) {
    Run refused = Run.with("long enough password\n", line.split(" "));
    assertEquals(1, refused.exit());
    assertTrue(
        refused.said().contains("A password on the command line can be read by everybody"),
        refused.said());
    assertTrue(!refused.said().contains("secret"), refused.said());
  }
}
