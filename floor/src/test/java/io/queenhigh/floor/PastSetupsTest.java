package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How tables were set up at any time, as the naive twin says who reads every line before it. */
class PastSetupsTest {

  private static final long AFTERWARDS_MILLIS = 90_000;

  @TempDir Path folder = Path.of("");

  @Test
  void atEveryTimeOfGoldenFloorsTheSetupsAreThoseOfTheLinesBeforeIt() throws IOException {
    boolean closed = false;
    for (GoldenFloor floor : GoldenFloor.all()) {
      if (!floor.toString().contains("format-5")) {
        continue;
      }
      String address = floor.onSqlite(Files.createTempDirectory(folder, "store"));
      try (Store store = Store.open(address)) {
        PastSetups setups = new PastSetups(store, new Rounds(store, _ -> Optional.empty()));
        NavigableMap<String, List<Entry>> changes = changes(store);
        for (long millis : times(changes)) {
          assertEquals(naive(changes, millis), setups.at(millis), floor + " at " + millis);
        }
        closed |= naive(changes, Long.MAX_VALUE).size() < changes.size();
      }
    }
    assertTrue(closed, "some table was closed");
  }

  /** All lines of tables by which they are opened, set up or closed. */
  private static NavigableMap<String, List<Entry>> changes(Store store) {
    NavigableMap<String, List<Entry>> changes = new TreeMap<>();
    for (String stream : store.streams()) {
      if (stream.startsWith("table/")) {
        changes.put(
            stream,
            store.read(stream, 0, 100_000).stream()
                .filter(line -> EventFormat.name(line.type()).startsWith("Table"))
                .toList());
      }
    }
    return changes;
  }

  /** Of each change, just before it and some time after it. */
  private static Set<Long> times(NavigableMap<String, List<Entry>> changes) {
    Set<Long> times = new TreeSet<>(Set.of(0L, Long.MAX_VALUE));
    for (List<Entry> lines : changes.values()) {
      for (Entry line : lines) {
        times.addAll(
            List.of(line.atMillis() - 1, line.atMillis(), line.atMillis() + AFTERWARDS_MILLIS));
      }
    }
    return times;
  }

  private static List<TableSetup> naive(NavigableMap<String, List<Entry>> changes, long millis) {
    List<TableSetup> all = new ArrayList<>();
    for (List<Entry> lines : changes.values()) {
      Optional<TableSetup> setup = Optional.empty();
      for (Entry line : lines) {
        if (line.atMillis() <= millis) {
          setup =
              switch (TableLines.read(line)) {
                case TableEvent.TableOpened(TableSetup opened, _) -> Optional.of(opened);
                case TableEvent.TableConfigured(TableSetup changed) -> Optional.of(changed);
                case TableEvent.TableClosed _ -> Optional.empty();
                default -> setup;
              };
        }
      }
      setup.ifPresent(all::add);
    }
    return all;
  }
}
