package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that runs full, and has room again. */
class DiskFullTest {

  private static final int SMALL_DISK = 6 << 20;
  private static final int BALLAST = 2 << 20;

  @TempDir Path folder = Path.of("");

  private final Random random = new Random(1);

  /** A disk of our own where the system lets us have one. */
  @Test
  void aFullDiskIsSurvived() throws IOException, InterruptedException {
    if (run("mount", "-t", "tmpfs", "-o", "size=" + SMALL_DISK, "tmpfs", folder.toString())) {
      try {
        Path ballast = folder.resolve("ballast");
        Files.write(ballast, new byte[BALLAST]);
        survive("sqlite:" + folder.resolve("floor.db"), _ -> Files.delete(ballast));
      } finally {
        run("umount", "-l", folder.toString());
      }
    } else {
      surviveAFullFile();
    }
  }

  /** SQLite's own limit on the size of a file fails in the same way. */
  @Test
  void aFullFileIsSurvived() throws IOException {
    surviveAFullFile();
  }

  private void surviveAFullFile() throws IOException {
    String address =
        "sqlite:" + folder.resolve("floor.db") + "?max_page_count=" + SMALL_DISK / 2048;
    try (Store store = Store.open(address)) {
      keep(store, Optional.of("b".repeat(BALLAST)));
    }
    survive(address, store -> keep(store, Optional.empty()));
  }

  private static void keep(Store store, Optional<String> body) {
    Writing ballast = Writing.keeping(List.of(new Kept("ballast", "1", body)));
    assertInstanceOf(Written.Durable.class, store.write(ballast).join());
  }

  private interface Room {
    void make(Store store) throws IOException;
  }

  private void survive(String address, Room room) throws IOException {
    try (Store store = Store.open(address)) {
      Scribe scribe = new Scribe(store, "table/1");
      writeUntilFull(scribe);
      long acknowledged = scribe.head().seq();
      assertTrue(acknowledged > 10, "full after " + acknowledged);
      // Nothing half done, and what is there can be read.
      assertEquals(scribe.head(), store.head("table/1"));
      assertEquals(acknowledged, store.balance("rack/1"));
      room.make(store);
      for (int i = 0; i < 10; i++) {
        assertInstanceOf(Written.Durable.class, write(scribe));
      }
      assertEquals(acknowledged + 10, scribe.head().seq());
    }
    try (Store store = Store.open(address)) {
      List<Entry> entries = store.read("table/1", 0, 10_000);
      Chained.check(entries);
      assertEquals(entries.size(), store.balance("rack/1"));
    }
  }

  /**
   * Letting go of the file after a failure gives back some room, so that one failure alone does not
   * mean that it is full for good.
   */
  private void writeUntilFull(Scribe scribe) {
    for (int failed = 0; failed < 5; ) {
      switch (write(scribe)) {
        case Written.Durable _ -> failed = 0;
        case Written.Failed(String why) -> {
          failed++;
          assertTrue(why.startsWith("The store has no room left ("), why);
          assertTrue(
              why.endsWith(" Nothing was written; make room on its disk and try again."), why);
        }
        case Written.Repeated other -> throw new AssertionError(other);
        case Written.Fenced other -> throw new AssertionError(other);
        case Written.Overdrawn other -> throw new AssertionError(other);
        case Written.OverCeiling other -> throw new AssertionError(other);
      }
    }
  }

  private Written write(Scribe scribe) {
    StringBuilder payload = new StringBuilder();
    random.ints(20_000, 'a', 'z').forEach(letter -> payload.append((char) letter));
    return scribe.write(
        payload.toString(), List.of(new Transfer(0, "cage", "rack/1", 1)), Optional.empty());
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor() == 0;
  }
}
