package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections to read by are used again, as long as nobody can have forgotten them. */
class ReaderTest {

  @TempDir Path folder = Path.of("");

  private final AtomicLong nanos = new AtomicLong();
  private final List<Connection> opened = new ArrayList<>();

  private Reader reader() {
    return new Reader(
        () -> {
          Connection fresh = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("a.db"));
          opened.add(fresh);
          return fresh;
        },
        () -> {},
        new Troubles(nanos::get),
        nanos::get);
  }

  private static void ask(Reader reader) {
    assertEquals(List.of(1L), reader.all("select 1", row -> row.getLong(1)));
  }

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  /** What has rested behind a firewall that forgets would be asked for two minutes in vain. */
  @Test
  void whatHasRestedForLongIsNotAskedAgain() throws Exception {
    try (Reader reader = reader()) {
      ask(reader);
      pass(Duration.ofSeconds(59));
      ask(reader);
      assertEquals(1, opened.size());
      pass(Duration.ofSeconds(61));
      ask(reader);
      assertEquals(2, opened.size());
      assertEquals(true, opened.getFirst().isClosed());
    }
  }

  @Test
  void whereOneIsCutOffThoseBelowItAreNotTried() throws Exception {
    try (Reader reader = reader()) {
      // Two at a time, so that two rest afterwards.
      reader.all(
          "select 1",
          row -> {
            ask(reader);
            return row.getLong(1);
          });
      assertEquals(2, opened.size());
      opened.getFirst().close();
      ask(reader);
      assertEquals(3, opened.size());
      assertEquals(true, opened.get(1).isClosed());
    }
  }
}
