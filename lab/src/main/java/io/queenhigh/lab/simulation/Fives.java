package io.queenhigh.lab.simulation;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What pay tables of five cards can call a hand: the nine categories, and the royal flush. */
final class Fives {

  /** One hand of each, in the order of the categories. */
  private static final List<FiveCardHand> EXAMPLES =
      List.of(
          hand("Ac Kd Qh Js 9c"),
          hand("Ac Ad Kh Qs Jc"),
          hand("Ac Ad Kh Ks Qc"),
          hand("Ac Ad Ah Ks Qc"),
          hand("Ac Kd Qh Js Tc"),
          hand("Ac Kc Qc Jc 9c"),
          hand("Ac Ad Ah Ks Kc"),
          hand("Ac Ad Ah As Kc"),
          hand("Kc Qc Jc Tc 9c"),
          hand("Ac Kc Qc Jc Tc"));

  static final int KINDS = EXAMPLES.size();

  /** By the strength of the best five. */
  static final byte[] KIND = new byte[BestFive.CLASSES];

  static {
    for (int strength = 0; strength < KIND.length; strength++) {
      KIND[strength] =
          (byte) (BestFive.isRoyal(strength) ? KINDS - 1 : BestFive.category(strength).ordinal());
    }
  }

  private Fives() {}

  static Optional<PayLine> line(PayTable table, int kind) {
    return table.lineFor(EXAMPLES.get(kind));
  }

  private static FiveCardHand hand(String cards) {
    return FiveCardHand.of(
        Cards.of(
            Arrays.stream(cards.split(" ", -1))
                .map(card -> Card.parse(card).orElseThrow())
                .toList()));
  }
}
