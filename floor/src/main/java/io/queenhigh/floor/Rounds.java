package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Every round that was ever played, by its permanent name: {@code wa-1.57}. */
public final class Rounds {

  private static final List<String> OVER = List.of("RoundSettled", "RoundVoided");

  /** What begins a round or ends it. */
  private static final List<String> ROUND_BOUNDS =
      List.of("TableOpened", "NextRoundOpened", OVER.getFirst(), OVER.getLast());

  private final Store store;
  private final Floor floor;

  Rounds(Store store, Floor floor) {
    this.store = store;
    this.floor = floor;
  }

  /**
   * A round on record.
   *
   * @param over whether its cards may be seen by anyone
   * @param setup the line that says how the table was set up; empty while the round is on
   * @param seated who sat there
   * @param lines its journal; empty while it is on
   * @param file the round file, once it is settled
   */
  public record OnRecord(
      String id,
      String table,
      long number,
      long atMillis,
      boolean over,
      Optional<Entry> setup,
      NavigableMap<Integer, String> seated,
      List<Entry> lines,
      Optional<String> file) {

    /** All by which anybody can check the round; only once it is over. */
    public String export() {
      return EXPORT.write(new Proof(id, setup, seated, lines));
    }
  }

  /** A finished round as it is handed out, and as {@code queenhigh verify} reads it. */
  public static final Form<Proof> EXPORT =
      Form.of("exported round", 2, Proof.class, older -> older);

  /**
   * A round's lines as they stand in the journal, hashes included. Since version 2 a line may have
   * a nonce.
   *
   * @param setup the line that says how the table was set up
   * @param seated who sat there, by seat
   */
  public record Proof(
      String id, Optional<Entry> setup, NavigableMap<Integer, String> seated, List<Entry> lines) {}

  /**
   * The first line of the round that is on in a stream, by what the store says: another node may
   * deal there. Whoever shows lines reads them first and asks then, so that none of them is newer
   * than the answer.
   */
  public OptionalLong hiddenFrom(String stream) {
    if (!stream.startsWith(TableLines.stream(""))) {
      return OptionalLong.empty();
    }
    return store
        .last(stream, ROUND_BOUNDS)
        .filter(line -> !OVER.contains(EventFormat.name(line.type())))
        .map(line -> OptionalLong.of(line.seq()))
        .orElse(OptionalLong.empty());
  }

  public Optional<OnRecord> find(String round) {
    int dot = round.lastIndexOf('.');
    if (dot < 1 || !round.substring(dot + 1).matches("[1-9]\\d{0,17}")) {
      return Optional.empty();
    }
    String table = round.substring(0, dot);
    long number = Long.parseLong(round.substring(dot + 1));
    return on(table, number).or(() -> past(round, table, number));
  }

  private Optional<OnRecord> on(String table, long number) {
    return floor
        .table(table)
        .map(LiveTable::state)
        .filter(state -> state.round().number() == number && !state.round().phase().isOver())
        .map(
            state ->
                new OnRecord(
                    state.roundId(),
                    table,
                    number,
                    state.roundAtMillis(),
                    false,
                    Optional.empty(),
                    new TreeMap<>(),
                    List.of(),
                    Optional.empty()));
  }

  private Optional<OnRecord> past(String round, String table, long number) {
    return store
        .kept(TableRows.ROUND.name(), round)
        .map(TableRows.ROUND::read)
        .map(
            place ->
                new OnRecord(
                    round,
                    table,
                    number,
                    place.atMillis(),
                    true,
                    store.read(place.stream(), place.setupAt() - 1, 1).stream().findFirst(),
                    place.seated(),
                    lines(place),
                    place.file()));
  }

  private List<Entry> lines(TableRows.RoundPlace place) {
    int lines = Math.toIntExact(place.to() - place.from() + 1);
    return store.read(place.stream(), place.from() - 1, lines);
  }
}
