package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;

/**
 * How many hands the dealer may hold that are weaker than a given strength, when some cards are
 * out.
 *
 * <p>Hands with none of the cards that are out: all hands, less those with each card, plus those
 * with each pair of them, less those with each three. What a single card or a pair is contained in
 * depends on ranks and on whether a pair is suited, so small tables answer.
 */
final class HandsToBeat {

  private static final int STRENGTHS = ThreeCards.CLASSES + 1;

  /** Ranks of two cards, and whether they are suited. */
  private static final int PAIRS = 2 * 13 * 13;

  /** How many of all hands are weaker. */
  private static final int[] ALL = new int[STRENGTHS];

  /** How many hands with a card are weaker, by strength and rank. */
  private static final short[] WITH_CARD = new short[STRENGTHS * 13];

  /**
   * How many hands with two cards are weaker, by strength and {@link #pair}. All pairs of a
   * strength lie side by side and are small, so that whoever asks for one strength again and again
   * stays in a few hundred bytes.
   */
  private static final byte[] WITH_PAIR = new byte[STRENGTHS * PAIRS];

  static {
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        boolean clubsOrDiamonds = (a & 3) == 0 && (b & 3) <= 1;
        if (clubsOrDiamonds || (a >> 2 == b >> 2 && (b & 3) == 0 && (a & 3) == 1)) {
          countPair(a, b);
        }
        for (int c = 0; c < b; c++) {
          countHand(a, b, c);
        }
      }
    }
    for (int strength = 1; strength < STRENGTHS; strength++) {
      ALL[strength] += ALL[strength - 1];
    }
    for (int i = 13; i < WITH_CARD.length; i++) {
      WITH_CARD[i] += WITH_CARD[i - 13];
    }
    for (int i = PAIRS; i < WITH_PAIR.length; i++) {
      WITH_PAIR[i] += WITH_PAIR[i - PAIRS];
    }
  }

  private HandsToBeat() {}

  /** Of the hands without these three cards. */
  static int weaker(int strength, int a, int b, int c) {
    return ALL[strength]
        - withCard(strength, a)
        - withCard(strength, b)
        - withCard(strength, c)
        + withPair(strength, a, b)
        + withPair(strength, a, c)
        + withPair(strength, b, c)
        - (ThreeCards.strength(a, b, c) < strength ? 1 : 0);
  }

  /** Of the hands with the shown card and without three that are out. */
  static int weakerWith(int shown, int strength, int a, int b, int c) {
    return withCard(strength, shown)
        - withPair(strength, shown, a)
        - withPair(strength, shown, b)
        - withPair(strength, shown, c)
        + isLess(ThreeCards.strength(shown, a, b), strength)
        + isLess(ThreeCards.strength(shown, a, c), strength)
        + isLess(ThreeCards.strength(shown, b, c), strength);
  }

  /** For each strength: how many of the hands without the cards that are out are weaker. */
  static int[] weaker(int[] strengths, long out) {
    int[] weaker = new int[strengths.length];
    for (int i = 0; i < strengths.length; i++) {
      weaker[i] = ALL[strengths[i]];
    }
    for (long as = out; as != 0; as &= as - 1) {
      int a = Long.numberOfTrailingZeros(as);
      addCard(weaker, a, strengths);
      for (long bs = as & (as - 1); bs != 0; bs &= bs - 1) {
        int b = Long.numberOfTrailingZeros(bs);
        addPair(weaker, 1, pair(a, b), strengths);
        for (long cs = bs & (bs - 1); cs != 0; cs &= cs - 1) {
          int strength = ThreeCards.strength(a, b, Long.numberOfTrailingZeros(cs));
          addHand(weaker, -1, strength, strengths);
        }
      }
    }
    return weaker;
  }

  /** For each strength: how many of the hands with the shown card and without those out. */
  static int[] weakerWith(int shown, int[] strengths, long out) {
    int[] weaker = new int[strengths.length];
    for (int i = 0; i < strengths.length; i++) {
      weaker[i] = withCard(strengths[i], shown);
    }
    for (long as = out; as != 0; as &= as - 1) {
      int a = Long.numberOfTrailingZeros(as);
      addPair(weaker, -1, pair(shown, a), strengths);
      for (long bs = as & (as - 1); bs != 0; bs &= bs - 1) {
        int strength = ThreeCards.strength(shown, a, Long.numberOfTrailingZeros(bs));
        addHand(weaker, 1, strength, strengths);
      }
    }
    return weaker;
  }

  private static void addCard(int[] to, int card, int[] strengths) {
    for (int i = 0; i < strengths.length; i++) {
      to[i] -= withCard(strengths[i], card);
    }
  }

  private static void addPair(int[] to, int sign, int pair, int[] strengths) {
    for (int i = 0; i < strengths.length; i++) {
      to[i] += sign * WITH_PAIR[strengths[i] * PAIRS + pair];
    }
  }

  private static void addHand(int[] to, int sign, int strength, int[] strengths) {
    for (int i = 0; i < strengths.length; i++) {
      to[i] += strength < strengths[i] ? sign : 0;
    }
  }

  private static int withCard(int strength, int card) {
    return WITH_CARD[strength * 13 + (card >> 2)];
  }

  private static int withPair(int strength, int a, int b) {
    return WITH_PAIR[strength * PAIRS + pair(a, b)];
  }

  private static int pair(int a, int b) {
    return (((a ^ b) & 3) == 0 ? 169 : 0) + (a >> 2) * 13 + (b >> 2);
  }

  /** 1 or 0, without a branch to guess. */
  private static int isLess(int a, int b) {
    return (a - b) >>> 31;
  }

  private static void countHand(int a, int b, int c) {
    int strength = ThreeCards.strength(a, b, c);
    ALL[strength + 1]++;
    countCard(a, strength);
    countCard(b, strength);
    countCard(c, strength);
  }

  private static void countCard(int card, int strength) {
    if ((card & 3) == 0) {
      WITH_CARD[(strength + 1) * 13 + (card >> 2)]++;
    }
  }

  private static void countPair(int a, int b) {
    for (int c = 0; c < 52; c++) {
      if (c != a && c != b) {
        int row = (ThreeCards.strength(a, b, c) + 1) * PAIRS;
        WITH_PAIR[row + pair(a, b)]++;
        if (a >> 2 != b >> 2) {
          WITH_PAIR[row + pair(b, a)]++;
        }
      }
    }
  }
}
