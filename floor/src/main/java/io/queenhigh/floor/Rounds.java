package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.round.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Every round that was ever played, by its permanent name: {@code wa-1.57}. */
public final class Rounds {

  private static final List<String> OVER = List.of("RoundSettled", "RoundVoided");

  private static final List<String> ROUND_BEGINS = List.of("TableOpened", "NextRoundOpened");

  /** What begins a round or ends it. */
  private static final List<String> ROUND_BOUNDS =
      Stream.concat(ROUND_BEGINS.stream(), OVER.stream()).toList();

  private static final int MOST_REMEMBERED = 50_000;

  private final Store store;
  private final Function<String, Optional<LiveTable>> tables;

  private final Map<String, Long> began =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  /**
   * The rounds in a store.
   *
   * @param tables the tables that are live, by name
   */
  Rounds(Store store, Function<String, Optional<LiveTable>> tables) {
    this.store = store;
    this.tables = tables;
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
      return EXPORT.write(
          new Proof(id, setup, seated, lines.stream().map(HandedOutLine::of).toList()));
    }
  }

  /** A finished round as it is handed out, and as {@code queenhigh verify} reads it. */
  public static final Form<Proof> EXPORT =
      Form.of("exported round", 3, Proof.class, older -> older, older -> older);

  /**
   * A round's lines as they stand in the journal, hashes included. Since version 2 a line may have
   * a nonce, and since version 3 the lines of what a player lets himself lose have nothing but
   * hashes.
   *
   * @param setup the line that says how the table was set up
   * @param seated who sat there, by seat
   */
  public record Proof(
      String id,
      Optional<Entry> setup,
      NavigableMap<Integer, String> seated,
      List<HandedOutLine> lines) {}

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

  /** A round in a list: where it stands among the others, and whether it may be opened. */
  public record Listed(String id, String table, long number, long atMillis, boolean over) {}

  /** The number of a table's newest round; nothing for a table that never was. */
  public OptionalLong newest(String table) {
    Optional<LiveTable> live = tables.apply(table);
    if (live.isPresent()) {
      return OptionalLong.of(live.get().state().round().number());
    }
    return store
        .last(TableLines.stream(table), ROUND_BEGINS)
        .map(line -> OptionalLong.of(numberIn(line)))
        .orElse(OptionalLong.empty());
  }

  /** When a round began; the newest may be on. */
  long began(String table, long number) {
    return ended(List.of(table + "." + number)).values().stream()
        .findFirst()
        .orElseGet(
            () ->
                store
                    .last(TableLines.stream(table), ROUND_BEGINS)
                    .map(Entry::atMillis)
                    .orElse(Long.MAX_VALUE));
  }

  private static long numberIn(Entry line) {
    return TableLines.read(line) instanceof TableEvent.InRound(Event.NextRoundOpened(long number))
        ? number
        : 1;
  }

  /** Rounds of a table from one downwards, the newest first; at most so many, in one question. */
  public List<Listed> list(String table, long from, int most) {
    List<String> ids =
        LongStream.iterate(from, number -> number >= 1, number -> number - 1)
            .limit(most)
            .mapToObj(number -> table + "." + number)
            .toList();
    Map<String, Long> ended = ended(ids);
    List<Listed> rounds = new ArrayList<>();
    for (String id : ids) {
      long number = Long.parseLong(id.substring(table.length() + 1));
      on(table, number)
          .map(on -> new Listed(id, table, number, on.atMillis(), false))
          .or(
              () ->
                  Optional.ofNullable(ended.get(id))
                      .map(atMillis -> new Listed(id, table, number, atMillis, true)))
          .ifPresent(rounds::add);
    }
    return List.copyOf(rounds);
  }

  /** When the finished ones among these began: it never changes, and lists are asked for again. */
  private Map<String, Long> ended(List<String> ids) {
    Map<String, Long> ended = new HashMap<>();
    synchronized (began) {
      ids.forEach(id -> Optional.ofNullable(began.get(id)).ifPresent(at -> ended.put(id, at)));
    }
    List<String> unknown = ids.stream().filter(id -> !ended.containsKey(id)).toList();
    Map<String, Long> read = new HashMap<>();
    store
        .kept(TableRows.ROUND.name(), unknown)
        .forEach((id, body) -> read.put(id, TableRows.ROUND.read(body).atMillis()));
    synchronized (began) {
      began.putAll(read);
    }
    ended.putAll(read);
    return ended;
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
    return tables
        .apply(table)
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
