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

  /** How many of all hands are weaker. */
  private static final int[] ALL = new int[STRENGTHS];

  /** How many hands with a card of this rank are weaker. */
  private static final int[][] WITH_CARD = new int[13][STRENGTHS];

  /** How many hands with these two cards are weaker, by {@link #pair}. */
  private static final int[][] WITH_PAIR = new int[2 * 13 * 13][STRENGTHS];

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
    accumulate(ALL);
    for (int[] counts : WITH_CARD) {
      accumulate(counts);
    }
    for (int[] counts : WITH_PAIR) {
      accumulate(counts);
    }
  }

  private HandsToBeat() {}

  /** Of the hands without these three cards. */
  static int weaker(int strength, int a, int b, int c) {
    return ALL[strength]
        - WITH_CARD[a >> 2][strength]
        - WITH_CARD[b >> 2][strength]
        - WITH_CARD[c >> 2][strength]
        + WITH_PAIR[pair(a, b)][strength]
        + WITH_PAIR[pair(a, c)][strength]
        + WITH_PAIR[pair(b, c)][strength]
        - (ThreeCards.strength(a, b, c) < strength ? 1 : 0);
  }

  /** Of the hands with the shown card and without these three. */
  static int weakerWith(int shown, int strength, int a, int b, int c) {
    return WITH_CARD[shown >> 2][strength]
        - WITH_PAIR[pair(shown, a)][strength]
        - WITH_PAIR[pair(shown, b)][strength]
        - WITH_PAIR[pair(shown, c)][strength]
        + (ThreeCards.strength(shown, a, b) < strength ? 1 : 0)
        + (ThreeCards.strength(shown, a, c) < strength ? 1 : 0)
        + (ThreeCards.strength(shown, b, c) < strength ? 1 : 0);
  }

  /** For each strength: how many of the hands without the cards that are out are weaker. */
  static int[] weaker(int[] strengths, long out) {
    int[] weaker = new int[strengths.length];
    for (int i = 0; i < strengths.length; i++) {
      weaker[i] = ALL[strengths[i]];
    }
    for (long as = out; as != 0; as &= as - 1) {
      int a = Long.numberOfTrailingZeros(as);
      add(weaker, -1, WITH_CARD[a >> 2], strengths);
      for (long bs = as & (as - 1); bs != 0; bs &= bs - 1) {
        int b = Long.numberOfTrailingZeros(bs);
        add(weaker, 1, WITH_PAIR[pair(a, b)], strengths);
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
    add(weaker, 1, WITH_CARD[shown >> 2], strengths);
    for (long as = out; as != 0; as &= as - 1) {
      int a = Long.numberOfTrailingZeros(as);
      add(weaker, -1, WITH_PAIR[pair(shown, a)], strengths);
      for (long bs = as & (as - 1); bs != 0; bs &= bs - 1) {
        int strength = ThreeCards.strength(shown, a, Long.numberOfTrailingZeros(bs));
        addHand(weaker, 1, strength, strengths);
      }
    }
    return weaker;
  }

  private static void add(int[] to, int sign, int[] table, int[] strengths) {
    for (int i = 0; i < strengths.length; i++) {
      to[i] += sign * table[strengths[i]];
    }
  }

  private static void addHand(int[] to, int sign, int strength, int[] strengths) {
    for (int i = 0; i < strengths.length; i++) {
      to[i] += strength < strengths[i] ? sign : 0;
    }
  }

  private static int pair(int a, int b) {
    return (((a ^ b) & 3) == 0 ? 169 : 0) + (a >> 2) * 13 + (b >> 2);
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
      WITH_CARD[card >> 2][strength + 1]++;
    }
  }

  private static void countPair(int a, int b) {
    for (int c = 0; c < 52; c++) {
      if (c != a && c != b) {
        int strength = ThreeCards.strength(a, b, c);
        WITH_PAIR[pair(a, b)][strength + 1]++;
        if (a >> 2 != b >> 2) {
          WITH_PAIR[pair(b, a)][strength + 1]++;
        }
      }
    }
  }

  private static void accumulate(int[] counts) {
    for (int strength = 1; strength < STRENGTHS; strength++) {
      counts[strength] += counts[strength - 1];
    }
  }
}
