package io.queenhigh.floor.stream;

import io.queenhigh.floor.journal.SnapshotReading;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A stream put together again after a stop or a crash.
 *
 * @param snapshotAt the line at which it was last written down as a whole; 0 when never
 */
public record Restored<S>(Stand<S> stand, long snapshotAt) {

  private static final System.Logger LOG = System.getLogger(Restored.class.getName());

  private static final int LINES_AT_ONCE = 2_000;

  /** A stream without a line. */
  public static <S> Restored<S> nothing() {
    return new Restored<>(Stand.nothing(), 0);
  }

  /** A stream whose state is kept elsewhere: only where it ends matters. */
  public static <S> Restored<S> at(Head head) {
    return new Restored<>(new Stand<>(head, Optional.empty()), 0);
  }

  /**
   * From the last snapshot, if there is one that can be read, and the lines after it; otherwise
   * from the first line: slower, and the same.
   */
  public static <S> Restored<S> from(
      Store store,
      StreamDefinition<S, ?, ?> definition,
      Optional<String> snapshot,
      Function<String, SnapshotReading<Stand<S>>> reader) {
    Stand<S> from =
        snapshot
            .flatMap(body -> reader.apply(body).orSay(LOG, definition.called()))
            .filter(stand -> isOfThisJournal(store, definition, stand.head()))
            .orElse(Stand.nothing());
    return new Restored<>(readOn(store, definition, from), from.seq());
  }

  /** A snapshot of lines that are gone, or are others now, is none. */
  private static boolean isOfThisJournal(
      Store store, StreamDefinition<?, ?, ?> definition, Head head) {
    List<Entry> line = store.read(definition.stream(), head.seq() - 1, 1);
    boolean same = line.size() == 1 && line.getFirst().head().equals(head);
    if (!same) {
      LOG.log(
          Level.ERROR,
          definition.called()
              + " is read from its first line, for its snapshot: it is of line "
              + head.seq()
              + ", which is another one now or gone");
    }
    return same;
  }

  private static <S, H> Stand<S> readOn(
      Store store, StreamDefinition<S, ?, H> definition, Stand<S> from) {
    Stand<S> stand = from;
    while (true) {
      List<Entry> lines = store.read(definition.stream(), stand.seq(), LINES_AT_ONCE);
      for (Entry line : lines) {
        H happened = definition.read(stand.state(), stand.next(line));
        stand = new Stand<>(line.head(), definition.after(happened));
      }
      if (lines.size() < LINES_AT_ONCE) {
        if (stand.state().isEmpty()) {
          throw new IllegalStateException(definition.called() + " has no journal");
        }
        return stand;
      }
    }
  }
}
