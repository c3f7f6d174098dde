package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Optional;

/** The naive twin of a decision: deals every hand that the dealer may hold and settles it. */
public final class EveryDecision {

  private static final int NOT_FOUND = -1;

  private EveryDecision() {}

  public static Fraction play(Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    ThreeCardHand held = ThreeCardHand.of(hand);
    long out = hand.mask() | seen.mask();
    long must = dealerCard.map(card -> 1L << card.index()).orElse(0L);
    boolean anteAlwaysWins = game.qualifier().ante().is() == Qualifier.Ante.WINS;
    int strength = held.strength();
    int qualifies = weakestQualifying(game);
    long units = 0;
    long deals = 0;
    for (int dealer = 0; dealer < EveryDeal.HANDS; dealer++) {
      long mask = EveryDeal.MASK[dealer];
      if ((mask & out) != 0 || (mask & must) != must) {
        continue;
      }
      deals++;
      int compared = Integer.compare(strength, EveryDeal.STRENGTH[dealer]);
      if (EveryDeal.STRENGTH[dealer] >= qualifies) {
        units += 2L * compared;
      } else if (anteAlwaysWins || compared > 0) {
        units++;
      }
    }
    long bonus =
        game.rule(Wager.ANTE_BONUS)
            .flatMap(rule -> rule.table())
            .flatMap(table -> table.lineFor(held))
            .map(EveryDeal::net)
            .orElse(0L);
    return Fraction.of(units + bonus * deals, deals);
  }

  private static int weakestQualifying(Game game) {
    int weakest = NOT_FOUND;
    for (int hand = 0; hand < EveryDeal.HANDS; hand++) {
      if (EveryDeal.HAND[hand].isAtLeastHigh(game.qualifier().high().is())
          && (weakest < 0 || EveryDeal.STRENGTH[hand] < weakest)) {
        weakest = EveryDeal.STRENGTH[hand];
      }
    }
    return weakest;
  }
}
