package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.journal.TableRows.RoundPlace;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableSetup;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How the tables were set up at some time, by their journals. Rounds say where to look: a table is
 * set up between two of them, so that only the lines of one round are read.
 */
public final class PastSetups {

  private static final Set<String> SETS_UP = Set.of("TableOpened", "TableConfigured");
  private static final int LINES_AT_ONCE = 500;

  private final Store store;
  private final Rounds rounds;

  PastSetups(Store store, Rounds rounds) {
    this.store = store;
    this.rounds = rounds;
  }

  /** All tables that were open then, in order of their names. */
  public List<TableSetup> at(long millis) {
    return store.streams().stream()
        .filter(stream -> stream.startsWith(TableLines.stream("")))
        .flatMap(stream -> setup(stream, millis).stream())
        .toList();
  }

  private Optional<TableSetup> setup(String stream, long millis) {
    String table = stream.substring(TableLines.stream("").length());
    long begun = begunBy(table, millis);
    if (begun == 0) {
      return Optional.empty();
    }
    Optional<RoundPlace> before = place(table, begun - 1);
    Optional<Entry> setup =
        before.flatMap(place -> store.read(stream, place.setupAt() - 1, 1).stream().findFirst());
    long after = before.map(RoundPlace::to).orElse(0L);
    while (true) {
      List<Entry> lines = store.read(stream, after, LINES_AT_ONCE);
      for (Entry line : lines) {
        String name = EventFormat.name(line.type());
        if (line.atMillis() > millis) {
          return setup.flatMap(PastSetups::said);
        }
        if (name.equals("TableClosed")) {
          return Optional.empty();
        }
        setup = SETS_UP.contains(name) ? Optional.of(line) : setup;
        after = line.seq();
      }
      if (lines.size() < LINES_AT_ONCE) {
        return setup.flatMap(PastSetups::said);
      }
    }
  }

  /** The last round that had begun by then, found by halving; 0 before the first. */
  private long begunBy(String table, long millis) {
    long low = 0;
    long high = rounds.newest(table).orElse(0);
    while (low < high) {
      long middle = (low + high + 1) / 2;
      if (rounds.began(table, middle) <= millis) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private Optional<RoundPlace> place(String table, long number) {
    return store.kept(TableRows.ROUND.name(), table + "." + number).map(TableRows.ROUND::read);
  }

  private static Optional<TableSetup> said(Entry line) {
    return switch (TableLines.read(line)) {
      case TableEvent.TableOpened(TableSetup setup, _) -> Optional.of(setup);
      case TableEvent.TableConfigured(TableSetup setup) -> Optional.of(setup);
      default -> Optional.empty();
    };
  }
}
