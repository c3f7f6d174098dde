package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.people.School;
import io.queenhigh.floor.school.SchoolBook;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.report.TableDay;
import io.queenhigh.web.report.TableDay.Hold;
import io.queenhigh.web.report.TableDays;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The money side of the wall in the control room: today's figures of every open table. */
final class WallDesk {

  /** Below this the tray that pays is worth a look; the house fills it by itself when it must. */
  private static final long LOW_TRAY_CENTS = 20_000_00;

  private static final long HOUR_MILLIS = 3_600_000;

  private final Floor floor;
  private final School school;
  private final TableDays days;
  private final InstantSource clock;

  WallDesk(Floor floor, School school, TableDays days, InstantSource clock) {
    this.floor = floor;
    this.school = school;
    this.days = days;
    this.clock = clock;
  }

  private record Wall(List<Tile> tables) {}

  /**
   * A table today.
   *
   * @param lastHour rounds that began within it and are over
   * @param hold of what it is set up with now; nothing before its first round of the day
   * @param bankCents what the bank has left: the house's tray, or the player-dealer's wager
   * @param alarms what is beyond its bounds, in words
   */
  private record Tile(
      String table,
      long rounds,
      long lastHour,
      Optional<Hold> hold,
      long bankCents,
      List<String> alarms) {}

  Response wall(Call call) {
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    List<TableDay> of = days.of(today, Optional.empty());
    SchoolBook book = school.signOffs();
    return Response.json(
        new Wall(
            floor.tables().stream()
                .map(LiveTable::state)
                .filter(TableState::open)
                .map(state -> tile(state, of, book))
                .toList()));
  }

  private Tile tile(TableState state, List<TableDay> of, SchoolBook book) {
    List<TableDay> own = of.stream().filter(day -> day.table().equals(state.id())).toList();
    long rounds = own.stream().mapToLong(TableDay::rounds).sum();
    boolean house = !state.round().game().isBankedByAPlayer();
    long bank = house ? state.trayCents() : state.bankCents();
    Optional<Hold> hold = own.isEmpty() ? Optional.empty() : Optional.of(own.getLast().hold());
    List<String> alarms = alarms(house, bank, hold);
    List<String> unsigned = SchoolDesk.notSignedOff(book, state);
    if (!unsigned.isEmpty()) {
      alarms.add("not signed off for this game: " + String.join(", ", unsigned));
    }
    return new Tile(state.id(), rounds, lastHour(state), hold, bank, alarms);
  }

  /** Rounds that began within the last hour and are over, found by halving. */
  private long lastHour(TableState state) {
    long since = clock.millis() - HOUR_MILLIS;
    long over = state.round().number() - (state.round().phase().isOver() ? 0 : 1);
    long before = 0;
    long after = over + 1;
    while (after - before > 1) {
      long middle = (before + after) / 2;
      if (begun(state.setup().roundId(middle)) < since) {
        before = middle;
      } else {
        after = middle;
      }
    }
    return over - before;
  }

  private long begun(String round) {
    return floor
        .store()
        .kept(TableRows.ROUND.name(), round)
        .map(body -> TableRows.ROUND.read(body).atMillis())
        .orElse(0L);
  }

  private static List<String> alarms(boolean house, long bank, Optional<Hold> hold) {
    List<String> alarms = new ArrayList<>();
    if (hold.filter(one -> !one.within()).isPresent()) {
      alarms.add("held is more than three deviations off what is expected");
    }
    if (house && bank < LOW_TRAY_CENTS) {
      alarms.add("the tray runs low");
    }
    return alarms;
  }
}
