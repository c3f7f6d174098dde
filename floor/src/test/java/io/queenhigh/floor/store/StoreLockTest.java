package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * One process at a time has an SQLite store. Between two processes it is the system that keeps the
 * lock; inside one, Java alone would.
 */
class StoreLockTest {

  @TempDir Path folder = Path.of("");

  enum Way {
    BY_ITS_NAME {
      @Override
      Path of(Path file) {
        return file;
      }
    },
    BY_ANOTHER_NAME {
      @Override
      Path of(Path file) throws IOException {
        Path other = Files.createDirectory(file.resolveSibling("other")).resolve("link.db");
        return Files.createSymbolicLink(other, file);
      }
    },
    AFTER_ITS_LOCK_WAS_DELETED {
      @Override
      Path of(Path file) throws IOException {
        Path lock = lockOf(file);
        Files.delete(lock);
        // Only its size is asked for: a process that opens and closes a file gives up its locks.
        while (!Files.exists(lock) || Files.size(lock) != "written\n".length()) {
          Thread.onSpinWait();
        }
        return file;
      }
    },
    AFTER_ITS_OWNER_TRIED_TWICE {
      @Override
      Path of(Path file) {
        assertThrows(StoreUnavailable.class, () -> Store.open("sqlite:" + file).close());
        return file;
      }
    };

    abstract Path of(Path file) throws IOException;
  }

  private static Path lockOf(Path file) {
    return file.resolveSibling(file.getFileName() + ".lock");
  }

  @ParameterizedTest
  @EnumSource
  void anotherProcessIsKeptOut(Way way) throws IOException, InterruptedException {
    Path file = folder.toRealPath().resolve("floor.db");
    try (Store store = Store.open("sqlite:" + file)) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      String refusal =
          "%s is open in another Queenhigh. One process at a time owns such a file; end the other one, or use PostgreSQL for several."
              .formatted(file);
      Path asked = way.of(file);
      assertEquals(refusal, intrude(asked));
      assertEquals(refusal, intrude(asked), "whoever was refused has opened nothing for the next");
      assertInstanceOf(Written.Durable.class, scribe.write("two"));
    }
  }

  /** Whoever comes before the lock is taken again is told by the database that somebody is in. */
  @Test
  void withoutItsLockAnotherProcessIsKeptOut() throws IOException, InterruptedException {
    Path file = folder.toRealPath().resolve("floor.db");
    try (Store store = Store.open("sqlite:" + file)) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      Files.delete(lockOf(file));
      String said = intrude(file);
      assertTrue(said.contains(" another "), said);
      assertInstanceOf(Written.Durable.class, scribe.write("two"));
    }
  }

  /** An older one, perhaps, that locks something else. */
  @Test
  void withoutALockTheDatabaseTellsThatSomebodyIsIn() throws Exception {
    Path file = folder.toRealPath().resolve("floor.db");
    Store.open("sqlite:" + file).close();
    Files.delete(lockOf(file));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("select count(*) from sqlite_master");
      assertEquals(
          "%s has lost its .lock, and another program has it open; end that program first."
              .formatted(file),
          intrude(file));
    }
    assertEquals(StoreIntruder.CAME_IN, intrude(file));
  }

  @Test
  void whenItIsClosedAnotherProcessComesIn() throws IOException, InterruptedException {
    Path file = folder.toRealPath().resolve("floor.db");
    Store.open("sqlite:" + file).close();
    assertEquals(StoreIntruder.CAME_IN, intrude(file));
  }

  /** Who has closed his store and does it again leaves whoever has it since alone. */
  @Test
  void aStoreClosedTwiceCarriesNobodyElsesLog() throws IOException {
    Path file = folder.toRealPath().resolve("floor.db");
    Path log = file.resolveSibling("floor.db-wal");
    Store first = Store.open("sqlite:" + file);
    first.close();
    try (Store second = Store.open("sqlite:" + file)) {
      assertInstanceOf(Written.Durable.class, new Scribe(second, "table/1").write("one"));
      long written = Files.size(log);
      assertTrue(written > 0);
      first.close();
      assertEquals(written, Files.size(log));
    }
  }

  private static String intrude(Path file) throws IOException, InterruptedException {
    Process intruder =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                StoreIntruder.class.getName(),
                "sqlite:" + file)
            .redirectError(ProcessBuilder.Redirect.INHERIT) // libraries may say something there
            .start();
    String said = new String(intruder.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, intruder.waitFor());
    return said.strip();
  }
}
