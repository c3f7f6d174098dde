package io.queenhigh.rules.settlement;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What lies on the table once the dealer's hand is turned up: all that settlement needs to know.
 *
 * @param bankCents the player-dealer's wager; 0 where the house banks
 * @param start the seat where a player-dealer's settling starts
 * @param insideASeat the order of wagers inside a seat
 */
public record Layout(
    Game game,
    SortedMap<Integer, Spot> spots,
    List<Card> dealer,
    List<Card> community,
    long bankCents,
    int start,
    List<Wager> insideASeat,
    Progressive.MeterOrder meterOrder,
    Optional<Meter> meter) {

  public Layout {
    spots = new TreeMap<>(spots);
    dealer = List.copyOf(dealer);
    community = List.copyOf(community);
    insideASeat = List.copyOf(insideASeat);
  }

  ThreeCardHand dealerHand() {
    return ThreeCardHand.of(dealer);
  }

  Spot spot(int seat) {
    return Objects.requireNonNull(spots.get(seat));
  }

  /** Seats in the order in which they are settled. */
  List<Integer> settlingOrder() {
    return Circle.order(game.settling().around().is(), start, spots.keySet());
  }

  /** Seats in the order in which percentage awards come off the meter. */
  List<Integer> meterSeats() {
    return switch (meterOrder) {
      case DEALERS_FAR_RIGHT_FIRST -> Circle.counterClockwiseFromTheRight(spots.keySet());
      case DEALERS_FAR_LEFT_FIRST -> Circle.clockwiseFrom(1, spots.keySet());
    };
  }

  Settling.Procedure procedure() {
    return game.settling().procedure().is();
  }
}
