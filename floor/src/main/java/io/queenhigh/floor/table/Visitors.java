package io.queenhigh.floor.table;

/**
 * People without accounts at a physical table. The house knows them by their seat alone: {@code
 * seat-3} is whoever sits there, and nobody else may bear such a name.
 */
public final class Visitors {

  public static final String PREFIX = "seat-";

  private static final String NAME = PREFIX + "[1-9]\\d?";

  private Visitors() {}

  public static String name(int seat) {
    return PREFIX + seat;
  }

  public static boolean isOne(String player) {
    return player.startsWith(PREFIX) && player.matches(NAME);
  }

  static int seat(String visitor) {
    return Integer.parseInt(visitor.substring(PREFIX.length()));
  }
}
