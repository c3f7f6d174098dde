package io.queenhigh.floor.people;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What somebody has limited his losses to, and the accounts that count them.
 *
 * @param open the last account of each period that was ever limited
 */
record LossLimits(Limit day, Limit week, Limit month, List<OpenAllowance> open) {

  static final LossLimits NONE = new LossLimits(Limit.NONE, Limit.NONE, Limit.NONE, List.of());

  LossLimits {
    open = List.copyOf(open);
  }

  /** What holds at a time, period by period. */
  Map<LossPeriod, Long> at(long millis) {
    Map<LossPeriod, Long> limits = new EnumMap<>(LossPeriod.class);
    for (LossPeriod period : LossPeriod.values()) {
      of(period).at(millis).ifPresent(cents -> limits.put(period, cents));
    }
    return limits;
  }

  private Limit of(LossPeriod period) {
    return switch (period) {
      case DAY -> day;
      case WEEK -> week;
      case MONTH -> month;
    };
  }

  boolean waits() {
    return day.later().isPresent() || week.later().isPresent() || month.later().isPresent();
  }

  LossLimits ask(PlayLimits wanted, long millis) {
    return new LossLimits(
        day.ask(wanted.lossDayCents(), millis),
        week.ask(wanted.lossWeekCents(), millis),
        month.ask(wanted.lossMonthCents(), millis),
        open);
  }

  OptionalLong at(LossPeriod period, long millis) {
    return of(period).at(millis);
  }

  /**
   * The account of the period that a time lies in, if it has one. A time before the last of them
   * was on its way when that began: no period begins a second time.
   */
  Optional<OpenAllowance> open(LossPeriod period, long millis) {
    return open.stream()
        .filter(one -> one.period() == period && !one.firstDay().isBefore(period.firstDay(millis)))
        .findFirst();
  }

  LossLimits with(OpenAllowance opened) {
    List<OpenAllowance> others = new ArrayList<>(open);
    others.removeIf(one -> one.period() == opened.period());
    others.add(opened);
    return new LossLimits(day, week, month, others);
  }
}
