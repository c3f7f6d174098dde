package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;

/**
 * Let It Ride: what a hand of three is paid with any two community cards, in halves of a bet, and
 * the sums over them.
 */
final class RideTable {

  /** By both community cards: which of the few different pays; bytes, to lie close together. */
  private final byte[] codes = new byte[52 * 52];

  private final short[] pays;

  /** By one community card, over all second ones. */
  private final int[] rows = new int[52];

  private final int all;

  RideTable(long hand, RidePays paysByStrength) {
    pays = paysByStrength.pays();
    int sum = 0;
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        long both = 1L << a | 1L << b;
        if ((both & hand) == 0) {
          byte code = paysByStrength.code(BestFive.strength(hand | both));
          codes[52 * a + b] = code;
          codes[52 * b + a] = code;
          int pay = pays[code];
          rows[a] += pay;
          rows[b] += pay;
          sum += pay;
        }
      }
    }
    all = sum;
  }

  int pay(int first, int second) {
    return pays[codes[52 * first + second]];
  }

  /** Over all second cards. */
  int row(int first) {
    return rows[first];
  }

  /**
   * The first bet: paid over all pairs of unseen cards, without the pairs that a seen card is in.
   */
  int firstBet(long seen) {
    int sum = all;
    for (long rest = seen; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      sum -= rows[card];
      int from = 52 * card;
      for (long other = rest & (rest - 1); other != 0; other &= other - 1) {
        sum += pays[codes[from + Long.numberOfTrailingZeros(other)]];
      }
    }
    return sum;
  }

  /** The second bet: paid over all unseen cards behind this community card. */
  int secondBet(int first, long seen) {
    int sum = rows[first];
    int from = 52 * first;
    for (long rest = seen; rest != 0; rest &= rest - 1) {
      sum -= pays[codes[from + Long.numberOfTrailingZeros(rest)]];
    }
    return sum;
  }
}
