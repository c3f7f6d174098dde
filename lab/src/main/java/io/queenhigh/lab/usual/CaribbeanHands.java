package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;

/** Caribbean Stud: one card open, four hidden. */
final class CaribbeanHands extends DealerHands {

  private static final RankSets FOUR = new RankSets(4);

  /** By the shown rank. */
  private static final int[][] STRENGTHS = new int[13][];

  /** Of five different ranks, as bits: not suited, and suited. */
  private static final int[] MIXED = new int[1 << 13];

  private static final int[] SUITED = new int[1 << 13];

  static {
    for (int shown = 0; shown < 13; shown++) {
      long key = BestFive.NO_CARDS + BestFive.rankKey(shown);
      int rank = shown;
      STRENGTHS[shown] = FOUR.valued(counts -> counts[rank] == 4 ? 0 : mixed(key, counts));
    }
    for (int ranks = 0; ranks < MIXED.length; ranks++) {
      if (Integer.bitCount(ranks) == 5) {
        long sum = BestFive.NO_CARDS;
        long clubs = 0;
        for (int rest = ranks; rest != 0; rest &= rest - 1) {
          int rank = Integer.numberOfTrailingZeros(rest);
          sum += BestFive.rankKey(rank);
          clubs |= CardBits.of(rank, 0);
        }
        MIXED[ranks] = BestFive.strength(sum, 0);
        SUITED[ranks] = BestFive.strength(clubs);
      }
    }
  }

  private final int[] ranks = new int[13];

  CaribbeanHands() {
    super(FOUR, 4);
  }

  private static int mixed(long shown, int[] counts) {
    long sum = shown;
    for (int rank = 0; rank < 13; rank++) {
      sum += counts[rank] * BestFive.rankKey(rank);
    }
    return BestFive.strength(sum, 0);
  }

  @Override
  int[] plainStrengths() {
    return STRENGTHS[shownRank];
  }

  @Override
  long suitedBelow(int strength) {
    int size = 0;
    for (int rest = suits[shownSuit]; rest != 0; rest &= rest - 1) {
      ranks[size++] = rest & -rest;
    }
    int open = 1 << shownRank;
    int found = 0;
    for (int a = 3; a < size; a++) {
      int one = open | ranks[a];
      for (int b = 2; b < a; b++) {
        int two = one | ranks[b];
        for (int c = 1; c < b; c++) {
          int three = two | ranks[c];
          for (int d = 0; d < c; d++) {
            int all = three | ranks[d];
            found += MIXED[all] < strength && SUITED[all] >= strength ? 1 : 0;
          }
        }
      }
    }
    return found;
  }
}
