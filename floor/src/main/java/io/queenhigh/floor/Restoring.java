package io.queenhigh.floor;

import io.queenhigh.floor.journal.Snapshots.Snapshot;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import java.util.List;
import java.util.Optional;

/** Puts a table together again after a stop or a crash. */
final class Restoring {

  private static final System.Logger LOG = System.getLogger(Restoring.class.getName());
  private static final int LINES_AT_ONCE = 2_000;

  private Restoring() {}

  /** From the last snapshot, if there is one, and the lines after it. */
  static LiveTable table(Services services, String id, Optional<String> snapshot) {
    Optional<Snapshot> from =
        snapshot.flatMap(
            body -> services.formats().snapshots().read(body).orSay(LOG, "Table " + id));
    long snapshotAt = from.map(found -> found.head().seq()).orElse(0L);
    Snapshot now = readOn(services, id, from);
    return new LiveTable(services, now, deck(services, now.state()), snapshotAt);
  }

  /** From the first line: slower, and the same table. */
  static Snapshot fromTheBeginning(Services services, String id) {
    return readOn(services, id, Optional.empty());
  }

  private static Snapshot readOn(Services services, String id, Optional<Snapshot> from) {
    Optional<Snapshot> table = from;
    while (true) {
      long after = table.map(found -> found.head().seq()).orElse(0L);
      List<Entry> lines = services.store().read(TableLines.stream(id), after, LINES_AT_ONCE);
      for (Entry line : lines) {
        table = Optional.of(read(services, table, line));
      }
      if (lines.size() < LINES_AT_ONCE) {
        return table.orElseThrow(
            () -> new IllegalStateException("table " + id + " has no journal"));
      }
    }
  }

  private static Snapshot read(Services services, Optional<Snapshot> table, Entry line) {
    TableEvent event = services.formats().tables().read(line);
    TableState after =
        event instanceof TableEvent.TableOpened(var setup)
            ? services.fold().first(setup, line.atMillis())
            : services.fold().after(table.orElseThrow().state(), event, line.atMillis());
    return new Snapshot(new Head(line.seq(), line.hash()), after);
  }

  /** The deck that was sealed for the round that is on. */
  static Optional<Sealed> deck(Services services, TableState state) {
    return state
        .seal()
        .map(
            seal ->
                DeckBox.read(
                    services
                        .store()
                        .kept(DeckBox.kind(), state.setup().roundId(seal.round()))
                        .orElseThrow(
                            () ->
                                new IllegalStateException(
                                    "the sealed deck of " + state.roundId() + " is gone")),
                    seal.commitment()));
  }
}
