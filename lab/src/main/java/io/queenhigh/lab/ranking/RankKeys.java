package io.queenhigh.lab.ranking;

/**
 * A number for every rank such that the sum over a hand's cards names its ranks.
 *
 * <p>The seven low and the six high ranks are added up apart. Within a half, no two different
 * collections of up to seven cards, at most four of a rank, have the same sum; each number is the
 * smallest that keeps this true.
 */
final class RankKeys {

  static final int LOW_RANKS = 7;

  /** Sums of low ranks stay below this. */
  static final int LOW_SUMS = 1 << 16;

  /** Sums of high ranks stay below this. */
  static final int HIGH_SUMS = 1 << 14;

  private static final int HIGH_SHIFT = 16;
  private static final int[] SMALLEST = {1, 5, 24, 112, 521, 2_247, 9_244};

  private RankKeys() {}

  /** What a card of this rank adds to a sum of both halves. */
  static int of(int rank) {
    return rank < LOW_RANKS ? SMALLEST[rank] : SMALLEST[rank - LOW_RANKS] << HIGH_SHIFT;
  }

  static int low(int sum) {
    return sum & (LOW_SUMS - 1);
  }

  static int high(int sum) {
    return sum >>> HIGH_SHIFT & (HIGH_SUMS - 1);
  }
}
