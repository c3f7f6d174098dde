package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;

/**
 * Mississippi Stud: what two cards are paid with any three community cards, in halves of the total
 * wager, and the sums over the third card.
 */
final class StudTable {

  /** Pairs of different cards: {@code high * (high - 1) / 2 + low}. */
  static final int PAIRS = 52 * 51 / 2;

  /** Stands where no community card can: there a fold is always the better choice. */
  static final int NOWHERE = -1_000_000;

  /** By the third card, then the other two. */
  private final int[][] pays = new int[52][PAIRS];

  /** Over all third cards. */
  private final int[] sums = new int[PAIRS];

  StudTable(long hand, short[] paysByStrength) {
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        long two = 1L << a | 1L << b;
        if ((two & hand) != 0) {
          sums[pair(a, b)] = NOWHERE;
          continue;
        }
        for (int c = 0; c < b; c++) {
          if ((1L << c & hand) == 0) {
            short pay = paysByStrength[BestFive.strength(hand | two | 1L << c)];
            enter(a, pair(b, c), pay);
            enter(b, pair(a, c), pay);
            enter(c, pair(a, b), pay);
          }
        }
      }
    }
  }

  static int pair(int a, int b) {
    return a > b ? a * (a - 1) / 2 + b : b * (b - 1) / 2 + a;
  }

  private void enter(int third, int pair, short pay) {
    pays[third][pair] = pay;
    sums[pair] += pay;
  }

  void copySums(int[] to) {
    System.arraycopy(sums, 0, to, 0, PAIRS);
  }

  /** Takes a seen card out of the sums over third cards, and out of the pairs. */
  void take(int seen, int[] from) {
    int[] pay = pays[seen];
    for (int i = 0; i < PAIRS; i++) {
      from[i] -= pay[i];
    }
    for (int other = 0; other < seen; other++) {
      from[pair(seen, other)] = NOWHERE;
    }
    for (int other = seen + 1; other < 52; other++) {
      from[pair(other, seen)] = NOWHERE;
    }
  }

  int pay(int a, int b, int c) {
    return pays[c][pair(a, b)];
  }
}
