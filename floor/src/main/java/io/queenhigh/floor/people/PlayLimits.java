package io.queenhigh.floor.people;

import java.util.OptionalLong;

/**
 * A player's own limits. Time and deposit count for a sitting, which is a day from the first hand
 * on; losses count for calendar days, weeks and months.
 *
 * @param minutes how long he plays
 * @param depositCents how much he brings to the tables, less what he takes back
 */
public record PlayLimits(
    OptionalLong minutes,
    OptionalLong depositCents,
    OptionalLong lossDayCents,
    OptionalLong lossWeekCents,
    OptionalLong lossMonthCents) {

  public static final PlayLimits NONE = of(OptionalLong.empty(), OptionalLong.empty());

  /** Without a limit of losses. */
  public static PlayLimits of(OptionalLong minutes, OptionalLong depositCents) {
    return new PlayLimits(
        minutes, depositCents, OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
  }
}
