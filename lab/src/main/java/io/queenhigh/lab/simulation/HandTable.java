package io.queenhigh.lab.simulation;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.List;
import java.util.Optional;

/** All 22,100 hands of three cards, each with what a table needs to know of it. */
final class HandTable {

  static final int COUNT = 22_100;

  /** What pay tables of three cards can call a hand; the last stands for hands they never name. */
  static final int KINDS = PaidHand.OfThree.values().length + 1;

  private static final int STRENGTH_SHIFT = 52;
  private static final long CARDS = (1L << STRENGTH_SHIFT) - 1;

  /** The cards, one bit each, and the strength above them: one look tells both. */
  static final long[] HAND = new long[COUNT];

  /** What the cards add to a sum of keys for the best five. */
  static final long[] KEYS = new long[COUNT];

  /** The three cards of every hand by their places in the deck. */
  static final byte[] CARD = new byte[3 * COUNT];

  /** The place of the highest name a hand deserves among {@link PaidHand.OfThree}. */
  static final byte[] KIND = new byte[COUNT];

  static {
    byte[] kinds = new byte[ThreeCards.CLASSES];
    for (int strength = 0; strength < kinds.length; strength++) {
      kinds[strength] = kind(ThreeCards.example(strength));
    }
    int next = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          int strength = ThreeCards.strength(a, b, c);
          HAND[next] = 1L << a | 1L << b | 1L << c | (long) strength << STRENGTH_SHIFT;
          KEYS[next] = BestFive.key(a) + BestFive.key(b) + BestFive.key(c);
          CARD[3 * next] = (byte) a;
          CARD[3 * next + 1] = (byte) b;
          CARD[3 * next + 2] = (byte) c;
          // Suits have a name of their own only among the highest hands, A-K-Q suited.
          KIND[next] =
              strength == ThreeCards.CLASSES - 1
                  ? kind(ThreeCardHand.of(cards(next)))
                  : kinds[strength];
          next++;
        }
      }
    }
  }

  private HandTable() {}

  static long mask(long hand) {
    return hand & CARDS;
  }

  static int strength(long hand) {
    return (int) (hand >>> STRENGTH_SHIFT);
  }

  static Cards cards(int hand) {
    return new Cards(mask(HAND[hand]));
  }

  /** The hand as a stack whose bottom card, the last, is the one a dealer shows. */
  static List<Card> stack(int hand, int shown) {
    return List.of(card(hand, shown + 1), card(hand, shown + 2), card(hand, shown));
  }

  private static Card card(int hand, int place) {
    return Card.of(CARD[3 * hand + place % 3]);
  }

  /** The line of a table that pays hands of this kind. */
  static Optional<PayLine> line(PayTable table, int kind) {
    int hand = 0;
    while (KIND[hand] != kind) {
      hand++;
    }
    return table.lineFor(ThreeCardHand.of(cards(hand)));
  }

  private static byte kind(ThreeCardHand hand) {
    for (PaidHand.OfThree name : PaidHand.OfThree.values()) {
      if (name.fits(hand)) {
        return (byte) name.ordinal();
      }
    }
    return (byte) (KINDS - 1);
  }
}
