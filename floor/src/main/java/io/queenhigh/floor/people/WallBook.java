package io.queenhigh.floor.people;

import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallRow;
import io.queenhigh.floor.office.WallRow.Crossed;
import io.queenhigh.floor.office.WallThresholds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** The control room's book: the thresholds that a manager sets, and every crossing of one. */
public final class WallBook {

  /** Who notices a crossing. */
  private static final String FLOOR = "floor";

  private final HouseJournal house;
  private final BoundRows rows;

  WallBook(HouseJournal house, BoundRows rows) {
    this.house = house;
    this.rows = rows;
  }

  public WallRow row() {
    return rows.kept(OfficeRows.WALL, WallRow.ID).orElse(WallRow.NEW);
  }

  /** Sets other thresholds; what is beyond them is noticed at the next look. */
  public Reply<WallThresholds> set(Who by, WallThresholds wanted) {
    return house.writeAs(by, Right.SET_THRESHOLDS, () -> setting(by, wanted));
  }

  private HouseDecision<WallThresholds> setting(Who by, WallThresholds wanted) {
    if (!wanted.isInRange()) {
      return HouseDecision.blank(
          PeopleRule.WALL.deny(
              "threshold-out-of-range",
              "Held is watched from one to nine deviations, and no threshold is below nothing"));
    }
    WallRow row = row();
    if (wanted.equals(row.thresholds())) {
      return HouseDecision.blank(new Reply.Given<>(wanted));
    }
    return HouseDecision.by(by.name(), wanted)
        .fact(new HouseFact.WallThresholdsSet(wanted))
        .keep(OfficeRows.WALL.keep(WallRow.ID, row.with(wanted)));
  }

  /**
   * Writes down what has crossed its threshold since the last look, and what has come back.
   *
   * @param figures as they stand, each beside its threshold
   * @param isWatched whether a table or link is looked at here; without a figure it is over
   */
  public Reply<WallRow> looked(List<WallFigure> figures, Predicate<String> isWatched) {
    return HouseJournal.asking(
        () -> {
          HouseDecision<WallRow> page = noticed(figures, isWatched);
          return page.isBlank() ? page.reply() : house.write(() -> noticed(figures, isWatched));
        });
  }

  private HouseDecision<WallRow> noticed(List<WallFigure> figures, Predicate<String> isWatched) {
    WallRow before = row();
    WallRow after = before;
    List<HouseFact> facts = new ArrayList<>();
    for (Crossed open : before.crossed()) {
      Optional<WallFigure> now =
          figures.stream()
              .filter(one -> one.of().equals(open.of()) && one.signal() == open.signal())
              .findFirst();
      if (now.map(WallFigure::isBack).orElseGet(() -> isWatched.test(open.of()))) {
        facts.add(
            new HouseFact.ThresholdRegained(
                open.of(),
                open.signal(),
                now.map(one -> OptionalLong.of(one.found())).orElse(OptionalLong.empty()),
                now.map(one -> OptionalLong.of(one.threshold())).orElse(OptionalLong.empty())));
        after = after.regaining(open.of(), open.signal());
      }
    }
    for (WallFigure figure : figures) {
      if (figure.isBeyond() && before.since(figure.of(), figure.signal()).isEmpty()) {
        facts.add(new HouseFact.ThresholdCrossed(figure));
        after = after.crossing(figure.of(), figure.signal(), house.now());
      }
    }
    HouseDecision<WallRow> page = HouseDecision.by(FLOOR, after);
    facts.forEach(page::fact);
    return facts.isEmpty() ? page : page.keep(OfficeRows.WALL.keep(WallRow.ID, after));
  }
}
