package io.queenhigh.lab.simulation;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Layout;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The slow twin of the fast table: lays cards and chips on a layout and lets the rules settle it.
 */
final class ByTheBook {

  private ByTheBook() {}

  /**
   * One seat of a round.
   *
   * @param stakes cents on each wager before the deal
   */
  record Seat(Map<Wager, Long> stakes, List<Card> cards, boolean plays) {}

  /**
   * Settles seats 1, 2 and so on, the first of them first.
   *
   * @param bankCents the player-dealer's wager; 0 where the house banks
   */
  static Settlement settle(
      Game game,
      List<Seat> seats,
      List<Card> dealer,
      Cards community,
      long bankCents,
      Optional<Meter> meter) {
    SortedMap<Integer, Spot> spots = new TreeMap<>();
    for (Seat seat : seats) {
      int number = spots.size() + 1;
      spots.put(number, spot(number, seat));
    }
    return Settle.round(
        new Layout(
            game,
            spots,
            dealer,
            community.list(),
            bankCents,
            1,
            game.settling().insideASeat().is(),
            game.progressive()
                .map(side -> side.meterOrder().is())
                .orElse(Progressive.MeterOrder.DEALERS_FAR_RIGHT_FIRST),
            meter));
  }

  /** What each wager brought a seat; Play and Ante Bonus are counted with the Ante. */
  static Map<Wager, Long> nets(Settlement settlement, int seat) {
    Map<Wager, Long> nets = new EnumMap<>(Wager.class);
    for (SettledWager settled : settlement.at(seat)) {
      Wager staked = settled.wager().isBeforeTheDeal() ? settled.wager() : Wager.ANTE;
      nets.merge(staked, settled.netCents(), Long::sum);
    }
    return nets;
  }

  private static Spot spot(int number, Seat seat) {
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    stakes.putAll(seat.stakes());
    if (seat.plays()) {
      stakes.put(Wager.PLAY, seat.stakes().getOrDefault(Wager.ANTE, 0L));
    }
    return new Spot(
        number,
        "seat " + number,
        stakes,
        seat.cards(),
        seat.plays() ? Decision.PLAYED : Decision.FOLDED,
        false);
  }
}
