package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Optional;

/** A player's three cards as pay tables tell them apart, by the highest name they deserve. */
enum OwnThree {
  MINI_ROYAL_OF_SPADES("As Ks Qs"),
  MINI_ROYAL("Ac Kc Qc"),
  STRAIGHT_FLUSH("Kc Qc Jc"),
  THREE_OF_A_KIND("Ac Ad Ah"),
  STRAIGHT("Ac Kd Qh"),
  FLUSH("Ac Kc Jc"),
  PAIR("Ac Ad Kc"),
  HIGH_CARD("Ac Kd Jc");

  private final long example;

  OwnThree(String example) {
    long mask = 0;
    for (String card : example.split(" ", -1)) {
      mask |= 1L << Card.parse(card).orElseThrow().index();
    }
    this.example = mask;
  }

  static OwnThree of(long mask) {
    if (mask == MINI_ROYAL_OF_SPADES.example) {
      return MINI_ROYAL_OF_SPADES;
    }
    int strength = ThreeCards.strength(mask);
    return switch (ThreeCards.example(strength).category()) {
      case STRAIGHT_FLUSH -> strength == ThreeCards.CLASSES - 1 ? MINI_ROYAL : STRAIGHT_FLUSH;
      case THREE_OF_A_KIND -> THREE_OF_A_KIND;
      case STRAIGHT -> STRAIGHT;
      case FLUSH -> FLUSH;
      case PAIR -> PAIR;
      case HIGH_CARD -> HIGH_CARD;
    };
  }

  /** The line of the table that pays this hand. */
  Optional<PayLine> lineOf(PayTable table) {
    return table.lineFor(ThreeCardHand.of(new Cards(example)));
  }
}
