package io.queenhigh.audit.settling;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that lies on a table when its round is to be settled.
 *
 * @param seats the betting positions, by their number
 * @param bankCents what the player-dealer has posted; 0 where the house banks
 * @param action the seat where a player-dealer's settling starts, or the next taken one after it
 */
public record Laid(
    Game game,
    List<Seat> seats,
    List<Card> dealer,
    List<Card> community,
    long bankCents,
    int action,
    List<Wager> insideASeat,
    MeterOrder meterOrder,
    Optional<Meter> meter) {

  /** One betting position. */
  public record Seat(
      int number, String player, Map<Wager, Long> stakes, List<Card> cards, boolean folded) {

    public Seat {
      stakes = stakes.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(stakes));
      cards = List.copyOf(cards);
    }

    boolean has(Wager wager) {
      return stakes.containsKey(wager);
    }

    /** Cards that went away unseen trigger and win nothing. */
    boolean isSeen() {
      return !cards.isEmpty();
    }

    long stake(Wager wager) {
      return stakes.getOrDefault(wager, 0L);
    }
  }

  /**
   * What stands on the meter, and what it starts again with.
   *
   * @param paysAll whether fixed awards come off it, too
   */
  public record Meter(long cents, long seedCents, long reserveCents, boolean paysAll) {

    /** The usual one, beside a tray that pays the fixed awards. */
    public Meter(long cents, long seedCents, long reserveCents) {
      this(cents, seedCents, reserveCents, false);
    }
  }

  public Laid {
    seats = List.copyOf(seats);
    dealer = List.copyOf(dealer);
    community = List.copyOf(community);
    insideASeat = List.copyOf(insideASeat);
  }

  /** Whether a hand decides nothing more, so that nobody turns it up. */
  public static boolean isDead(Game game, Map<Wager, Long> stakes, boolean folded) {
    return folded
        && stakes.keySet().stream()
            .flatMap(wager -> game.rule(wager).stream())
            .noneMatch(rule -> rule.onFold().is() == OnFold.STANDS);
  }

  /** Seats in the order in which they are settled. */
  List<Seat> inSettlingOrder() {
    List<Seat> order = new ArrayList<>(seats);
    switch (game.settling().around().is()) {
      case CLOCKWISE_FROM_ACTION -> {
        List<Seat> before = order.stream().filter(seat -> seat.number < action).toList();
        order.removeAll(before);
        order.addAll(before);
      }
      case COUNTER_CLOCKWISE_FROM_DEALERS_RIGHT -> Collections.reverse(order);
    }
    return order;
  }

  /** Seats in the order in which shares of the meter are paid. */
  List<Seat> inMeterOrder() {
    return switch (meterOrder) {
      case DEALERS_FAR_RIGHT_FIRST -> seats.reversed();
      case DEALERS_FAR_LEFT_FIRST -> seats;
    };
  }
}
