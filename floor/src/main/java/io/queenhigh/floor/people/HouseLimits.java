package io.queenhigh.floor.people;

import tools.jackson.databind.node.ObjectNode;

/**
 * How far one person goes alone.
 *
 * @param onceCents the most that a cashier gives or takes at once without a second person
 * @param dayCents the most that a cashier moves so in a day
 * @param quietMillis how long nobody signs after an appointment or a reset
 * @param askMillis how long a player's word at the cage holds
 */
public record HouseLimits(long onceCents, long dayCents, long quietMillis, long askMillis) {

  private static final long HOUR_MILLIS = 60 * 60 * 1000L;

  /** What holds until two managers have agreed on something else. */
  public static final HouseLimits USUAL =
      new HouseLimits(10_000_00, 50_000_00, HOUR_MILLIS, 24 * HOUR_MILLIS);

  static final long MOST_CENTS = 1_000_000_000_00L;
  static final long MOST_MILLIS = 30 * 24 * HOUR_MILLIS;
  static final long LEAST_ASK_MILLIS = 5 * 60 * 1000L;

  boolean isInRange() {
    return onceCents >= 0
        && dayCents >= onceCents
        && dayCents <= MOST_CENTS
        && quietMillis >= 0
        && quietMillis <= MOST_MILLIS
        && askMillis >= LEAST_ASK_MILLIS
        && askMillis <= MOST_MILLIS;
  }

  /** Limits from before a player's word had an end. */
  static ObjectNode withoutAnEnd(ObjectNode tree) {
    if (tree.get("limits") instanceof ObjectNode limits) {
      limits.put("askMillis", USUAL.askMillis);
    }
    return tree;
  }
}
