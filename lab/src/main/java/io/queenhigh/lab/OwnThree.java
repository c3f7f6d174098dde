package io.queenhigh.lab;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PaidHand;
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

  static OwnThree of(int a, int b, int c) {
    return of(Cards.of(Card.of(a), Card.of(b), Card.of(c)));
  }

  static OwnThree of(Cards cards) {
    ThreeCardHand hand = ThreeCardHand.of(cards);
    for (PaidHand.OfThree name : PaidHand.OfThree.values()) {
      if (name.fits(hand)) {
        return values()[name.ordinal()];
      }
    }
    return HIGH_CARD;
  }

  /** The line of the table that pays this hand. */
  Optional<PayLine> lineOf(PayTable table) {
    return table.lineFor(ThreeCardHand.of(new Cards(example)));
  }
}
