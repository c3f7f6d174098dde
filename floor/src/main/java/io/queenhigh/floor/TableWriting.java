package io.queenhigh.floor;

import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.Snapshots.Snapshot;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.Move;
import io.queenhigh.floor.table.TableState;
import java.util.ArrayList;
import java.util.List;

/** What happened at a table, made ready for the store. */
final class TableWriting {

  /** A restart reads about this many lines of a table's journal at most. */
  private static final int LINES_PER_SNAPSHOT = 200;

  private final Snapshots snapshots;
  private final Head head;
  private final TableState before;
  private long snapshotAt;

  TableWriting(Snapshots snapshots, Head head, TableState before, long snapshotAt) {
    this.snapshots = snapshots;
    this.head = head;
    this.before = before;
    this.snapshotAt = snapshotAt;
  }

  /** The line of the last snapshot, once this is written. */
  long snapshotAt() {
    return snapshotAt;
  }

  Writing writing(
      Ask ask, List<Happened> happened, List<Fact> facts, DeckBox decks, long atMillis) {
    List<Kept> kept = new ArrayList<>(Keeping.of(happened, decks, atMillis));
    TableState after = happened.getLast().after();
    Writing plain = writing(ask, facts, transfers(happened), kept, atMillis);
    if (after.seq() - snapshotAt < LINES_PER_SNAPSHOT && after.open()) {
      return plain;
    }
    snapshotAt = after.seq();
    kept.add(snapshots.keep(new Snapshot(plain.entries().getLast().head(), after)));
    return writing(ask, facts, plain.transfers(), kept, atMillis);
  }

  private Writing writing(
      Ask ask, List<Fact> facts, List<Transfer> transfers, List<Kept> kept, long atMillis) {
    return new Writing(
        TableLines.stream(before.id()),
        head.seq(),
        head.hash(),
        ask.by(),
        atMillis,
        ask.id(),
        facts,
        transfers,
        kept);
  }

  private static List<Transfer> transfers(List<Happened> happened) {
    List<Transfer> transfers = new ArrayList<>();
    for (int fact = 0; fact < happened.size(); fact++) {
      for (Move move : happened.get(fact).moves()) {
        transfers.add(new Transfer(fact, move.from(), move.to(), move.cents()));
      }
    }
    return transfers;
  }
}
