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
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How tables were set up at any time, as the naive twin says who reads every line before it. */
class PastSetupsTest {

  private static final int MOST_TIMES = 60;

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
        for (long millis : times(store)) {
          List<TableSetup> naive = naive(store, millis);
          assertEquals(naive, setups.at(millis), floor + " at " + millis);
        }
        closed |= naive(store, Long.MAX_VALUE).size() < tables(store).size();
      }
    }
    assertTrue(closed, "some table was closed");
  }

  private static List<String> tables(Store store) {
    return store.streams().stream().filter(name -> name.startsWith("table/")).toList();
  }

  /** Of each change of a set-up, just before it, and some more. */
  private static Set<Long> times(Store store) {
    Set<Long> times = new TreeSet<>(Set.of(0L, Long.MAX_VALUE));
    for (String table : tables(store)) {
      List<Entry> lines = store.read(table, 0, 100_000);
      for (Entry line : lines) {
        if (EventFormat.name(line.type()).startsWith("Table")) {
          times.add(line.atMillis());
          times.add(line.atMillis() - 1);
        }
        if (line.seq() % Math.max(1, lines.size() / MOST_TIMES) == 0) {
          times.add(line.atMillis());
        }
      }
    }
    return times;
  }

  private static List<TableSetup> naive(Store store, long millis) {
    List<TableSetup> all = new ArrayList<>();
    for (String table : tables(store)) {
      Optional<TableSetup> setup = Optional.empty();
      for (Entry line : store.read(table, 0, 100_000)) {
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
