package io.queenhigh.floor.people;

/**
 * How far one person goes alone.
 *
 * @param onceCents the most that a cashier gives or takes at once without a second person
 * @param dayCents the most that a cashier moves so in a day
 * @param quietMillis how long nobody signs after an appointment or a reset
 */
public record HouseLimits(long onceCents, long dayCents, long quietMillis) {

  /** What holds until two managers have agreed on something else. */
  public static final HouseLimits USUAL = new HouseLimits(10_000_00, 50_000_00, 60 * 60 * 1000L);

  static final long MOST_CENTS = 1_000_000_000_00L;
  static final long MOST_QUIET_MILLIS = 30 * 24 * 60 * 60 * 1000L;

  boolean isInRange() {
    return onceCents >= 0
        && dayCents >= onceCents
        && dayCents <= MOST_CENTS
        && quietMillis >= 0
        && quietMillis <= MOST_QUIET_MILLIS;
  }
}
