package io.queenhigh.lab.simulation;

import io.queenhigh.lab.ranking.BestFive;

/**
 * What a player's three cards and the two community cards make, as {@link Fives} counts it. Ranks
 * alone say it, in one look, unless all five are of a suit.
 */
final class ThreeAndTwo {

  /** Collections of three ranks. */
  private static final int THREES = 13 * 14 * 15 / 6;

  private static final int SUIT_SHIFT = 9;
  private static final int RANKS = (1 << SUIT_SHIFT) - 1;
  private static final int NO_SUIT = 4;

  /** By hand: the place of its ranks among the collections, and above it the suit it is all of. */
  private static final short[] THREE = new short[HandTable.COUNT];

  /** By collection of three ranks and two ranks. */
  private static final byte[] KIND = new byte[THREES * 13 * 13];

  static {
    for (int hand = 0; hand < HandTable.COUNT; hand++) {
      int a = HandTable.CARD[3 * hand];
      int b = HandTable.CARD[3 * hand + 1];
      int c = HandTable.CARD[3 * hand + 2];
      int suit = (((a ^ b) | (a ^ c)) & 3) == 0 ? a & 3 : NO_SUIT;
      THREE[hand] = (short) (suit << SUIT_SHIFT | place(a >> 2, b >> 2, c >> 2));
    }
    for (int a = 0; a < 13; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          enter(a, b, c);
        }
      }
    }
  }

  private ThreeAndTwo() {}

  static int kind(int hand, long community) {
    int three = THREE[hand];
    int high = 63 - Long.numberOfLeadingZeros(community);
    int low = Long.numberOfTrailingZeros(community);
    if ((((high ^ low) & 3) | ((high & 3) ^ three >> SUIT_SHIFT)) == 0) {
      return Fives.KIND[BestFive.strength(HandTable.mask(HandTable.HAND[hand]) | community)];
    }
    return KIND[(three & RANKS) * 169 + (high >> 2) * 13 + (low >> 2)];
  }

  /** Every two ranks beside these three. Five of one rank do not exist and ask for no entry. */
  private static void enter(int a, int b, int c) {
    long three = BestFive.rankKey(a) + BestFive.rankKey(b) + BestFive.rankKey(c);
    for (int high = 0; high < 13; high++) {
      for (int low = 0; low < 13; low++) {
        if (a != c || a != high || a != low) {
          long sum = BestFive.NO_CARDS + three + BestFive.rankKey(high) + BestFive.rankKey(low);
          KIND[place(a, b, c) * 169 + high * 13 + low] = Fives.KIND[BestFive.strength(sum, 0)];
        }
      }
    }
  }

  /** Where three ranks stand, highest first, among all collections of three. */
  private static int place(int a, int b, int c) {
    return a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c;
  }
}
