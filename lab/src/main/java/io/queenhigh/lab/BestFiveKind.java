package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.Optional;

/** A best five as pay tables tell them apart. */
enum BestFiveKind {
  HIGH_CARD("Ac Kd Qh Js 9c"),
  PAIR("Ac Ad Kh Qs Jc"),
  TWO_PAIR("Ac Ad Kh Ks Qc"),
  THREE_OF_A_KIND("Ac Ad Ah Ks Qc"),
  STRAIGHT("Ac Kd Qh Js Tc"),
  FLUSH("Ac Kc Qc Jc 9c"),
  FULL_HOUSE("Ac Ad Ah Ks Kc"),
  FOUR_OF_A_KIND("Ac Ad Ah As Kc"),
  STRAIGHT_FLUSH("Kc Qc Jc Tc 9c"),
  ROYAL_FLUSH("Ac Kc Qc Jc Tc");

  private final long example;

  BestFiveKind(String example) {
    long mask = 0;
    for (String card : example.split(" ", -1)) {
      mask |= 1L << Card.parse(card).orElseThrow().index();
    }
    this.example = mask;
  }

  static BestFiveKind of(int strength) {
    return ByStrength.KINDS[strength];
  }

  /** The line of the table that pays this hand. */
  Optional<PayLine> lineOf(PayTable table) {
    return table.lineFor(FiveCardHand.of(new Cards(example)));
  }

  /** Filled at first use, so that counting by suits alone needs no evaluator. */
  private static final class ByStrength {

    private static final BestFiveKind[] KINDS = new BestFiveKind[BestFive.CLASSES];

    static {
      for (int strength = 0; strength < KINDS.length; strength++) {
        KINDS[strength] =
            BestFive.isRoyal(strength)
                ? ROYAL_FLUSH
                : values()[BestFive.category(strength).ordinal()];
      }
    }
  }
}
