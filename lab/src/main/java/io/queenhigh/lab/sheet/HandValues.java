package io.queenhigh.lab.sheet;

import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Optional;

/** What playing a hand is worth, for drawing: one example of every strength. */
final class HandValues {

  private HandValues() {}

  /** By strength, weakest first. */
  static double[] blind(Game game) {
    double[] values = new double[ThreeCards.CLASSES];
    for (int strength = 0; strength < values.length; strength++) {
      Cards hand = ThreeCards.example(strength).cards();
      values[strength] =
          PlayOrFold.of(game, hand, Optional.empty(), Cards.NONE).play().approximately();
    }
    return values;
  }

  /** By strength and by the rank of the card that the dealer shows, over its suits. */
  static double[] against(Game game, int strength) {
    double[] values = new double[Rank.values().length];
    Cards hand = ThreeCards.example(strength).cards();
    for (Rank rank : Rank.values()) {
      Fraction sum = Fraction.ZERO;
      int cards = 0;
      for (Suit suit : Suit.values()) {
        Card shown = new Card(rank, suit);
        if (!hand.contains(shown)) {
          sum = sum.plus(PlayOrFold.of(game, hand, Optional.of(shown), Cards.NONE).play());
          cards++;
        }
      }
      values[rank.ordinal()] = sum.over(Fraction.of(cards)).approximately();
    }
    return values;
  }

  /** How many of the 22,100 hands have this strength. */
  static int hands(ThreeCardHand hand) {
    return switch (hand.category()) {
      case HIGH_CARD, STRAIGHT -> 60;
      case PAIR -> 24;
      case FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH -> 4;
    };
  }
}
