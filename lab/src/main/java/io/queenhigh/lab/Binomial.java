package io.queenhigh.lab;

/** In how many ways cards can be taken from others. */
public final class Binomial {

  private static final long[][] WAYS = new long[53][53];

  static {
    for (int of = 0; of <= 52; of++) {
      WAYS[of][0] = 1;
      for (int take = 1; take <= of; take++) {
        WAYS[of][take] = WAYS[of - 1][take - 1] + WAYS[of - 1][take];
      }
    }
  }

  private Binomial() {}

  /** 0 when there are not enough. */
  public static long ways(int of, int take) {
    return take < 0 || of < take ? 0 : WAYS[of][take];
  }
}
