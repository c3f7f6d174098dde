package io.queenhigh.lab.usual;

/**
 * Suits are equal, so that a hand stands for all hands with its suits renamed. A hand is written
 * with the suit that has the highest ranks first.
 */
final class Suits {

  private static final long CLUBS = 0x1111111111111L;

  private Suits() {}

  /** Whether no renaming would put this hand first: its suits stand in falling order. */
  static boolean isFirst(long hand) {
    int a = CardBits.ranksOf(hand, 0);
    int b = CardBits.ranksOf(hand, 1);
    int c = CardBits.ranksOf(hand, 2);
    return a >= b && b >= c && c >= CardBits.ranksOf(hand, 3);
  }

  /** How many hands a first hand stands for, itself included. */
  static int alike(long hand) {
    int ways = 24;
    int run = 1;
    for (int suit = 1; suit < 4; suit++) {
      run = CardBits.ranksOf(hand, suit) == CardBits.ranksOf(hand, suit - 1) ? run + 1 : 1;
      ways /= run;
    }
    return ways;
  }

  /** The order of suits in which the hand is a first hand: the old suit at each new place. */
  static void order(long hand, int[] order) {
    for (int suit = 0; suit < 4; suit++) {
      order[suit] = suit;
    }
    for (int i = 1; i < 4; i++) {
      int suit = order[i];
      int ranks = CardBits.ranksOf(hand, suit);
      int at = i;
      while (at > 0 && CardBits.ranksOf(hand, order[at - 1]) < ranks) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = suit;
    }
  }

  /** The same cards with their suits renamed. */
  static long renamed(long cards, int[] order) {
    long renamed = 0;
    for (int suit = 0; suit < 4; suit++) {
      long ranks = Long.compress(cards, CLUBS << order[suit]);
      renamed |= Long.expand(ranks, CLUBS << suit);
    }
    return renamed;
  }

  static int renamed(int card, int[] order) {
    int suit = 0;
    while (order[suit] != (card & 3)) {
      suit++;
    }
    return (card & ~3) | suit;
  }

  /** How many suits look like this one in a first hand, or 0 where an earlier one stands for it. */
  static int alike(long hand, int suit) {
    int ranks = CardBits.ranksOf(hand, suit);
    int same = 0;
    for (int other = 0; other < 4; other++) {
      if (CardBits.ranksOf(hand, other) == ranks) {
        if (other < suit) {
          return 0;
        }
        same++;
      }
    }
    return same;
  }

  /**
   * How many sets of seen cards look like this one beside a first hand, itself included; 0 where
   * another one stands for them. Suits that the hand does not tell apart must stand in falling
   * order.
   */
  static int alike(long hand, long seen) {
    int ways = 1;
    int group = 1;
    int run = 1;
    for (int suit = 1; suit < 4; suit++) {
      if (CardBits.ranksOf(hand, suit) != CardBits.ranksOf(hand, suit - 1)) {
        group = 1;
        run = 1;
        continue;
      }
      int here = CardBits.ranksOf(seen, suit);
      int before = CardBits.ranksOf(seen, suit - 1);
      if (here > before) {
        return 0;
      }
      group++;
      run = here == before ? run + 1 : 1;
      ways = ways * group / run;
    }
    return ways;
  }
}
