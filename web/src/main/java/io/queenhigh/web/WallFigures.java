package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkView;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.web.LinkOutlook.Planned;
import io.queenhigh.web.report.TableDay;
import io.queenhigh.web.report.TableDay.Hold;
import io.queenhigh.web.report.TableDays;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Today's figures of every open table and meter, each beside its threshold where it has one. */
final class WallFigures {

  private static final long HOUR_MILLIS = 3_600_000;

  /** So many deviations a day's band reaches. */
  private static final int BAND = 3;

  private final Floor floor;
  private final TableDays days;
  private final LinkOutlook outlook;
  private final InstantSource clock;

  WallFigures(Floor floor, TableDays days, InstantSource clock) {
    this.floor = floor;
    this.days = days;
    this.outlook = new LinkOutlook(floor.catalogue());
    this.clock = clock;
  }

  /**
   * A table today.
   *
   * @param lastHour rounds that began within it and are over
   * @param hold of what it is set up with now; nothing before its first round of the day
   * @param bankCents what the bank has left: the house's tray, or the player-dealer's wager
   */
  record OfTable(
      TableState state, long rounds, long lastHour, Optional<Hold> hold, long bankCents) {

    List<WallFigure> beside(WallThresholds thresholds) {
      String of = TableLines.stream(state.id());
      List<WallFigure> figures = new ArrayList<>();
      if (!state.round().game().isBankedByAPlayer()) {
        figures.add(new WallFigure(of, WallSignal.TRAY, bankCents, thresholds.leastTrayCents()));
      }
      hold.ifPresent(
          one ->
              figures.add(
                  new WallFigure(
                      of,
                      WallSignal.HELD,
                      Math.abs(one.heldCents() - one.expectedCents()),
                      (one.highCents() - one.expectedCents())
                          * thresholds.heldDeviations()
                          / BAND)));
      // A table that has just opened, or at which nobody sits, is not slow.
      boolean isPlayed = !state.people().isEmpty() && rounds > lastHour;
      if (isPlayed && thresholds.leastRoundsAnHour() > 0) {
        figures.add(
            new WallFigure(of, WallSignal.ROUNDS, lastHour, thresholds.leastRoundsAnHour()));
      }
      return figures;
    }
  }

  /**
   * A meter beside its plan.
   *
   * @param plannedCents what it is won at on average by its terms
   * @param laterPercent of all meters, so many are won at this amount or more
   */
  record OfLink(LinkView link, Optional<Long> plannedCents, Optional<Integer> laterPercent) {

    List<WallFigure> beside(WallThresholds thresholds) {
      return plannedCents
          .filter(planned -> planned > 0 && thresholds.mostMeterPercent() > 0)
          .map(
              planned ->
                  new WallFigure(
                      LinkLines.stream(link.id()),
                      WallSignal.METER,
                      link.meterCents() * 100 / planned,
                      thresholds.mostMeterPercent()))
          .stream()
          .toList();
    }
  }

  List<OfTable> tables() {
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    List<TableDay> of = days.of(today, Optional.empty());
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(TableState::open)
        .map(state -> table(state, of))
        .toList();
  }

  private OfTable table(TableState state, List<TableDay> of) {
    List<TableDay> own = of.stream().filter(day -> day.table().equals(state.id())).toList();
    return new OfTable(
        state,
        own.stream().mapToLong(TableDay::rounds).sum(),
        lastHour(state),
        own.isEmpty() ? Optional.empty() : Optional.of(own.getLast().hold()),
        state.round().game().isBankedByAPlayer() ? state.bankCents() : state.trayCents());
  }

  List<OfLink> links() {
    return floor.links().all().stream().map(this::link).toList();
  }

  private OfLink link(LiveLink live) {
    LinkView view = live.view();
    Optional<Planned> planned = outlook.whenWon(live.state().terms());
    return new OfLink(
        view,
        planned.map(Planned::meanCents),
        planned.map(by -> by.laterPercent(view.meterCents())));
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
}
