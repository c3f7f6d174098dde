package io.queenhigh.floor.people;

/**
 * What a cashier has moved alone on a day.
 *
 * @param day days since 1970, in UTC
 */
record WindowRow(long day, long aloneCents) {

  private static final long DAY_MILLIS = 24 * 60 * 60 * 1000L;

  static long dayOf(long millis) {
    return Math.floorDiv(millis, DAY_MILLIS);
  }

  /** The same on another day, on which nothing has been moved yet. */
  WindowRow on(long today) {
    return today == day ? this : new WindowRow(today, 0);
  }

  WindowRow plus(long cents) {
    return new WindowRow(day, aloneCents + cents);
  }
}
