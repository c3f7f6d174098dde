package io.queenhigh.web.report;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.DayTotals;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.Settlement;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Settled rounds between two times, read from the tables' journals. What is kept of the days says
 * which tables have any, and from which line on.
 */
final class Played {

  private static final int LINES_AT_ONCE = 1_000;

  private final Store store;

  Played(Store store) {
    this.store = store;
  }

  /**
   * A round that was settled.
   *
   * @param game the game and choices it was played by
   * @param seated who sat where
   */
  record SettledRound(
      String table,
      String game,
      long atMillis,
      Settlement settlement,
      Map<Integer, String> seated) {}

  /** A settled round whose number the next line of its kind tells. */
  private record Unnumbered(String game, long atMillis, Settlement settlement) {}

  List<SettledRound> between(Instant from, Instant to, Optional<String> table) {
    List<SettledRound> rounds = new ArrayList<>();
    sections(from, to, table).forEach((name, sections) -> read(name, sections, from, to, rounds));
    return rounds;
  }

  /** By table, the game that was played from a line on. */
  private NavigableMap<String, NavigableMap<Long, String>> sections(
      Instant from, Instant to, Optional<String> table) {
    NavigableMap<String, NavigableMap<Long, String>> sections = new TreeMap<>();
    LocalDate last = day(to.minusMillis(1));
    for (LocalDate day = day(from); !day.isAfter(last); day = day.plusDays(1)) {
      store
          .keptOf(TableRows.DAY.name(), day + "/" + table.map(id -> id + "/").orElse(""))
          .forEach(
              (id, body) -> {
                DayTotals totals = TableRows.DAY.read(body);
                sections
                    .computeIfAbsent(
                        id.substring(id.indexOf('/') + 1, id.lastIndexOf('/')),
                        _ -> new TreeMap<>())
                    .put(totals.since(), totals.game());
              });
    }
    return sections;
  }

  private static LocalDate day(Instant at) {
    return LocalDate.ofInstant(at, ZoneOffset.UTC);
  }

  private void read(
      String table,
      NavigableMap<Long, String> sections,
      Instant from,
      Instant to,
      List<SettledRound> rounds) {
    Optional<Unnumbered> open = Optional.empty();
    long number = 0;
    long after = sections.firstKey() - 1;
    boolean more = true;
    while (more) {
      List<Entry> lines = store.read(TableLines.stream(table), after, LINES_AT_ONCE);
      for (Entry line : lines) {
        after = line.seq();
        if (line.atMillis() < from.toEpochMilli()) {
          continue;
        }
        if (line.atMillis() >= to.toEpochMilli() && open.isEmpty()) {
          return;
        }
        switch (TableLines.read(line)) {
          case TableEvent.InRound(Event.NextRoundOpened(long next)) -> {
            number = next;
            open.ifPresent(one -> rounds.add(numbered(table, next - 1, one)));
            open = Optional.empty();
          }
          case TableEvent.InRound(Event.RoundSettled(Settlement settlement))
              when line.atMillis() < to.toEpochMilli() ->
              open =
                  Optional.of(
                      new Unnumbered(gameAt(sections, line.seq()), line.atMillis(), settlement));
          default -> {}
        }
      }
      more = lines.size() == LINES_AT_ONCE;
    }
    // The table waits after its last round: nothing has told its number unless one was opened here.
    long last = number;
    open.ifPresent(one -> rounds.add(numbered(table, last, one)));
  }

  /** Lines are read from the first section on, so that there is one. */
  private static String gameAt(NavigableMap<Long, String> sections, long seq) {
    return Optional.ofNullable(sections.floorEntry(seq)).map(Map.Entry::getValue).orElse("");
  }

  private SettledRound numbered(String table, long number, Unnumbered one) {
    Map<Integer, String> seated =
        store
            .kept(TableRows.ROUND.name(), table + "." + Math.max(1, number))
            .<Map<Integer, String>>map(body -> TableRows.ROUND.read(body).seated())
            .orElse(Map.of());
    return new SettledRound(table, one.game(), one.atMillis(), one.settlement(), seated);
  }
}
