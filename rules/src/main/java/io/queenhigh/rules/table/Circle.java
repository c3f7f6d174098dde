package io.queenhigh.rules.table;

import io.queenhigh.rules.game.Settling.Around;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * The order of seats round a table. Seats are numbered clockwise from the house dealer's left, so
 * the house dealer's far right is the highest number.
 */
public final class Circle {

  private Circle() {}

  /**
   * The way a game goes round its table, where {@code action} is the seat that action starts at.
   */
  public static List<Integer> order(Around around, int action, Collection<Integer> seats) {
    return switch (around) {
      case CLOCKWISE_FROM_ACTION -> clockwiseFrom(action, seats);
      case COUNTER_CLOCKWISE_FROM_DEALERS_RIGHT -> counterClockwiseFromTheRight(seats);
    };
  }

  /** Clockwise, beginning with {@code first} or the next taken seat after it. */
  public static List<Integer> clockwiseFrom(int first, Collection<Integer> seats) {
    List<Integer> order = ascending(seats);
    int start = 0;
    while (start < order.size() && order.get(start) < first) {
      start++;
    }
    Collections.rotate(order, -start);
    return order;
  }

  /** Clockwise, beginning with the first taken seat after {@code seat}. */
  public static List<Integer> clockwiseAfter(int seat, Collection<Integer> seats) {
    return clockwiseFrom(seat + 1, seats);
  }

  /** From the house dealer's far right round to his left. */
  public static List<Integer> counterClockwiseFromTheRight(Collection<Integer> seats) {
    return ascending(seats).reversed();
  }

  private static List<Integer> ascending(Collection<Integer> seats) {
    List<Integer> order = new ArrayList<>(seats);
    Collections.sort(order);
    return order;
  }
}
