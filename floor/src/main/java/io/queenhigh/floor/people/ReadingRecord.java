package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Who read the books, the journals and the list of people, in the house's own journal, where nobody
 * takes it out again. Who leafs through many pages of one thing is written down once in a while.
 */
public final class ReadingRecord {

  static final long ONCE_IN_MILLIS = 15 * 60 * 1000L;

  private static final int MOST_REMEMBERED = 10_000;
  private static final int LINES_AT_ONCE = 1_000;
  private static final String TYPE = "RecordsRead";

  private record Reading(String name, String what) {}

  /** One reading. */
  public record Noted(long seq, long atMillis, String name, String what) {}

  /**
   * Some of them, in order.
   *
   * @param after from where to ask on
   */
  public record Page(List<Noted> readings, long after) {
    public Page {
      readings = List.copyOf(readings);
    }
  }

  private final HouseJournal house;
  private final Store store;
  private final SequencedMap<Reading, Long> noted = new LinkedHashMap<>();

  ReadingRecord(HouseJournal house, Store store) {
    this.house = house;
    this.store = store;
  }

  /** Writes down that somebody reads something; he is shown it when that is on disk. */
  public Reply<Who> note(Who who, String what) {
    Reading reading = new Reading(who.name(), what);
    return isFresh(reading)
        ? new Reply.Given<>(who)
        : house
            .<Who>write(
                () ->
                    HouseDecision.by(who.name(), who)
                        .fact(new HouseFact.RecordsRead(who.name(), what)))
            .then(
                written -> {
                  remember(reading);
                  return new Reply.Given<>(written);
                });
  }

  private synchronized boolean isFresh(Reading reading) {
    return noted.containsKey(reading) && house.now() - noted.get(reading) < ONCE_IN_MILLIS;
  }

  private synchronized void remember(Reading reading) {
    noted.putLast(reading, house.now());
    if (noted.size() > MOST_REMEMBERED) {
      noted.pollFirstEntry();
    }
  }

  /** What was read after a line of the house's journal. */
  public Page list(long after, int most) {
    List<Noted> found = new ArrayList<>();
    long at = after;
    List<Entry> lines;
    do {
      lines = store.read(HouseStream.STREAM, at, LINES_AT_ONCE);
      for (Entry line : lines) {
        if (found.size() == most) {
          return new Page(found, at);
        }
        at = line.seq();
        if (line.type().equals(TYPE)
            && HouseLines.FORMAT.read(line) instanceof HouseFact.RecordsRead(var name, var what)) {
          found.add(new Noted(line.seq(), line.atMillis(), name, what));
        }
      }
    } while (!lines.isEmpty());
    return new Page(found, at);
  }
}
