package io.queenhigh.lab.usual;

import java.util.Arrays;
import java.util.List;

/**
 * The nine rules that the report lists for Let It Ride, each priced for itself: followed where it
 * speaks, basic strategy elsewhere. Then all of them together.
 */
final class RideRules {

  private static final int TEN = 8;

  private static final String[] HANDS = {
    "a low pair", "a straight-flush or royal draw", "an inside straight-flush draw", "other hands"
  };

  private static final String[] FOURS = {
    "four to a flush", "four to a straight", "four high cards", "a low pair", "other hands"
  };

  static final List<String> NAMES =
      List.of(
          "Report 1.1: pull a straight-flush or royal draw if one of its outs is seen",
          "Report 1.2: ride an inside straight-flush draw if no seen card has its suit",
          "Report 1.3: ride a low pair if none of its ranks is seen",
          "Report 2.1: pull four to a flush if six of its suit are seen",
          "Report 2.2: pull four to a flush without a high card if five of its suit are seen",
          "Report 2.3: pull four to a straight without a high card if two outs are seen",
          "Report 2.4: pull four to a straight with one high card if three outs are seen",
          "Report 2.5: pull four to a straight with two high cards if four outs are seen",
          "Report 2.6: pull four to a straight with three high cards if five outs are seen",
          "All nine rules of the report",
          "Ride a low pair if its own rank is not seen, whatever the third card");

  private static final int ALL = 9;
  private static final int PAIR_ONLY = 10;

  private long own;
  private long others;
  private GainTally tally = new GainTally(new GainTally.Shape(0, 0, 0));
  private int size;
  private final double[] gains = new double[NAMES.size()];

  void look(long hand, long seen, GainTally into, int at) {
    own = hand;
    others = seen;
    tally = into;
    size = at;
  }

  /** The first bet: what riding is worth, and whether basic strategy does. */
  void first(boolean rides, double worth) {
    boolean low = isLowPair(own);
    if (low && !rides) {
      boolean pairFree = (others & rank(pairRank(own))) == 0;
      if (pairFree) {
        gains[PAIR_ONLY] += worth;
      }
      if ((others & allRanks(own)) == 0) {
        follow(2, worth);
      }
    }
    if (suit(own, 3) >= 0) {
      if (rides && (others & straightFlushOuts(own)) != 0) {
        follow(0, -worth);
      }
      if (!rides && straightFlushOuts(own) != 0 && (others & ofSuit(suit(own, 3))) == 0) {
        follow(1, worth);
      }
    }
  }

  /** The second bet behind a community card. */
  void second(int card, boolean rides, double worth) {
    if (!rides) {
      return;
    }
    long four = own | 1L << card;
    int suit = suit(four, 4);
    int high = highCards(four);
    if (suit >= 0) {
      int gone = Long.bitCount(others & ofSuit(suit));
      if (gone >= 6) {
        follow(3, -worth);
      } else if (gone == 5 && high == 0) {
        follow(4, -worth);
      }
      return;
    }
    long outs = straightOuts(four);
    if (Long.bitCount(outs) == 8 && high <= 3) {
      int gone = Long.bitCount(outs & others);
      if (gone >= 2 + high) {
        follow(5 + high, -worth);
      }
    }
  }

  private void follow(int rule, double more) {
    gains[rule] += more;
    gains[ALL] += more;
  }

  /** Enters what the rules gained in this deal, both bets together. */
  void enter() {
    for (int rule = 0; rule < gains.length; rule++) {
      if (gains[rule] != 0) {
        tally.rule(size, rule, gains[rule]);
      }
    }
    Arrays.fill(gains, 0);
  }

  // ---- kinds of changed decisions ----

  int firstKind(long hand, boolean rode) {
    int group = isLowPair(hand) ? 0 : suit(hand, 3) < 0 ? 3 : rode ? 1 : 2;
    return group * 4 + (rode ? 1 : 0);
  }

  int secondKind(long hand, int card, boolean rode) {
    long four = hand | 1L << card;
    int group =
        suit(four, 4) >= 0
            ? 0
            : pairRank(four) >= 0 ? 3 : straightOuts(four) != 0 ? 1 : highCards(four) == 4 ? 2 : 4;
    return group * 4 + 2 + (rode ? 1 : 0);
  }

  static String kind(int kind) {
    boolean second = (kind & 2) != 0;
    return "%s bet with %s: %s"
        .formatted(
            second ? "second" : "first",
            second ? FOURS[kind >> 2] : HANDS[kind >> 2],
            (kind & 1) != 0 ? "pull instead of ride" : "ride instead of pull");
  }

  // ---- reading hands ----

  private static boolean isLowPair(long hand) {
    int rank = pairRank(hand);
    return rank >= 0 && rank < TEN && Long.bitCount(hand & rank(rank)) == 2;
  }

  private static int pairRank(long hand) {
    for (int rank = 12; rank >= 0; rank--) {
      if (Long.bitCount(hand & rank(rank)) >= 2) {
        return rank;
      }
    }
    return -1;
  }

  private static long rank(int rank) {
    return 0xFL << (4 * rank);
  }

  private static long ofSuit(int suit) {
    return 0x1111111111111L << suit;
  }

  private static long allRanks(long hand) {
    long ranks = 0;
    for (int rank = 0; rank < 13; rank++) {
      ranks |= (hand & rank(rank)) != 0 ? rank(rank) : 0;
    }
    return ranks;
  }

  /** The suit that all these cards have, or -1. */
  private static int suit(long hand, int cards) {
    for (int suit = 0; suit < 4; suit++) {
      if (Long.bitCount(hand & ofSuit(suit)) == cards) {
        return suit;
      }
    }
    return -1;
  }

  private static int highCards(long hand) {
    int high = 0;
    for (int rank = TEN; rank < 13; rank++) {
      high += Long.bitCount(hand & rank(rank));
    }
    return high;
  }

  /** Cards of the suit that stand in a straight flush with these three. */
  private static long straightFlushOuts(long hand) {
    int suit = suit(hand, 3);
    int ranks = CardBits.ranksOf(hand, suit);
    int outs = 0;
    for (int run : RUNS) {
      outs |= (ranks & ~run) == 0 ? run & ~ranks : 0;
    }
    return Long.expand(outs, 0x1111111111111L) << suit;
  }

  /** Cards that make a straight of these four. */
  private static long straightOuts(long four) {
    int ranks = 0;
    for (int rank = 0; rank < 13; rank++) {
      ranks |= (four & rank(rank)) != 0 ? 1 << rank : 0;
    }
    long outs = 0;
    if (Integer.bitCount(ranks) == 4) {
      for (int run : RUNS) {
        outs |= (ranks & ~run) == 0 ? rank(Integer.numberOfTrailingZeros(run & ~ranks)) : 0;
      }
    }
    return outs;
  }

  private static final int[] RUNS = runs();

  private static int[] runs() {
    int[] runs = new int[10];
    runs[0] = 1 << 12 | 0b1111;
    for (int low = 0; low < 9; low++) {
      runs[low + 1] = 0b11111 << low;
    }
    return runs;
  }
}
