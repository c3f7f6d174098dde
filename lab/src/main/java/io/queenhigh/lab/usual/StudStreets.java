package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.StudTable.PAIRS;

import java.util.Arrays;

/**
 * Mississippi Stud, street by street, over all community cards of one unseen deck. Every amount is
 * in halves of the Ante, added up over all orders of three unseen cards.
 *
 * <p>What a bet is worth is convex in its size, so 2× is never better than both 1× and 3×.
 */
final class StudStreets {

  /** What basic strategy does with a hand, whatever is seen. */
  static final class Basic {
    int first;
    final int[] second = new int[52];

    /** By both cards, in either order: how many units stand at the end, or 0 after a fold. */
    final int[] stands = new int[PAIRS];

    /** By both cards, in either order: how many units a fold has lost, or 0. */
    final int[] lost = new int[PAIRS];

    /** By both cards in their order: the last bet. */
    private final byte[] last = new byte[52 * 52];

    int last(int one, int two) {
      return last[52 * one + two];
    }
  }

  /** Units that may stand before the last bet: 3, 5 or 7. */
  private static final int STAKES = 3;

  private final int[] sums = new int[PAIRS];
  private final int[][] worths = new int[STAKES][PAIRS];
  private StudTable table;
  private long unseen;
  private int cards;

  /** By the first card, when 3, 5 or 7 units stand before the last bet. */
  private final int[][] last = new int[STAKES][52];

  /** By the first card, when 2 or 4 units stand before the second bet. */
  private final long[][] middle = new long[2][52];

  private long raiseOne;
  private long raiseThree;

  StudStreets(StudTable hand, long own) {
    table = hand;
    start(hand, own);
  }

  /** Looks at a hand with nothing seen. */
  void start(StudTable hand, long own) {
    table = hand;
    table.copySums(sums);
    unseen = CardBits.ALL & ~own;
  }

  void see(int card) {
    table.take(card, sums);
    unseen &= ~(1L << card);
  }

  /** Looks at the same hand with one more card seen. */
  void follow(StudStreets before, int card) {
    System.arraycopy(before.sums, 0, sums, 0, PAIRS);
    unseen = before.unseen;
    see(card);
  }

  long unseen() {
    return unseen;
  }

  void weigh() {
    cards = Long.bitCount(unseen);
    int thirds = cards - 2;
    for (int stake = 0; stake < STAKES; stake++) {
      int units = 3 + 2 * stake;
      weighLast(-2 * units * thirds, units + 1, units + 3, worths[stake]);
      addUp(worths[stake], last[stake], 2 * units * thirds * (52 - cards));
    }
    raiseOne = 0;
    raiseThree = 0;
    long fold = -2L * (cards - 1) * thirds;
    for (int card = 0; card < 52; card++) {
      if (isUnseen(card)) {
        middle[0][card] = Math.max(2 * fold, Math.max(last[0][card], last[1][card]));
        middle[1][card] = Math.max(4 * fold, Math.max(last[1][card], last[2][card]));
        raiseOne += middle[0][card];
        raiseThree += middle[1][card];
      }
    }
  }

  private void weighLast(int fold, int one, int three, int[] worth) {
    for (int i = 0; i < PAIRS; i++) {
      int sum = sums[i];
      worth[i] = Math.max(fold, Math.max(one * sum, three * sum));
    }
  }

  /** By the first card; pairs with cards that cannot come have counted as folds. */
  private static void addUp(int[] worth, int[] by, int folds) {
    Arrays.fill(by, folds);
    int at = 0;
    for (int high = 1; high < 52; high++) {
      int row = 0;
      for (int low = 0; low < high; low++) {
        by[low] += worth[at + low];
        row += worth[at + low];
      }
      by[high] += row;
      at += high;
    }
  }

  boolean isUnseen(int card) {
    return (unseen >>> card & 1) != 0;
  }

  /** All orders of three unseen cards, twice because amounts are in halves. */
  long orders() {
    return 2L * cards * (cards - 1) * (cards - 2);
  }

  long fold() {
    return -orders();
  }

  /** 1× or 3× before any community card. */
  long raise(int bet) {
    return bet == 1 ? raiseOne : raiseThree;
  }

  long best() {
    return Math.max(fold(), Math.max(raiseOne, raiseThree));
  }

  /** 0, 1 or 3. */
  int bestBet() {
    long best = best();
    return best == fold() ? 0 : best == raiseThree ? 3 : 1;
  }

  /** After the first community card: what the hand is worth behind a bet, over two more. */
  long second(int first, int before, int bet) {
    return last[(before + bet - 3) / 2][first];
  }

  long secondFold(int before) {
    return -2L * before * (cards - 1) * (cards - 2);
  }

  int secondBet(int first, int before) {
    long one = second(first, before, 1);
    long three = second(first, before, 3);
    long fold = secondFold(before);
    return fold >= one && fold >= three ? 0 : one > three ? 1 : 3;
  }

  /** After two community cards: pays over all third cards. */
  int third(int first, int second) {
    return sums[StudTable.pair(first, second)];
  }

  int thirdBet(int first, int second, int before) {
    int sum = third(first, second);
    int fold = -2 * before * (cards - 2);
    return fold >= (before + 1) * sum && fold >= (before + 3) * sum ? 0 : sum < 0 ? 1 : 3;
  }

  /** Whether the smallest last bet is worth exactly what folding is. */
  boolean isEven(int first, int second, int before) {
    return (before + 1) * third(first, second) == -2 * before * (cards - 2);
  }

  int cards() {
    return cards;
  }

  /** The best play with what is seen now, written down. */
  Basic basic() {
    Basic basic = new Basic();
    basic.first = bestBet();
    int units = 1 + basic.first;
    for (int first = 0; first < 52; first++) {
      if (isUnseen(first)) {
        basic.second[first] = basic.first == 0 ? 0 : secondBet(first, units);
      }
    }
    for (int first = 0; first < 52; first++) {
      for (int second = 0; second < 52; second++) {
        if (first != second && isUnseen(first) && isUnseen(second)) {
          int before = 1 + basic.first + basic.second[first];
          enter(basic, first, second, thirdBet(first, second, before));
        }
      }
    }
    return basic;
  }

  private static void enter(Basic basic, int first, int second, int bet) {
    int at = StudTable.pair(first, second);
    int units = 1 + basic.first;
    if (basic.first == 0) {
      basic.lost[at] += 1;
    } else if (basic.second[first] == 0) {
      basic.lost[at] += units;
    } else {
      int before = units + basic.second[first];
      basic.last[52 * first + second] = (byte) bet;
      basic.lost[at] += bet == 0 ? before : 0;
      basic.stands[at] += bet == 0 ? 0 : before + bet;
    }
  }

  /** The strategy in words, written down. */
  Basic inWords(long own) {
    Basic basic = new Basic();
    basic.first = StudWords.first(own);
    for (int first = 0; first < 52; first++) {
      if (isUnseen(first) && basic.first > 0) {
        basic.second[first] = StudWords.second(own | 1L << first);
      }
    }
    for (int first = 0; first < 52; first++) {
      for (int second = 0; second < 52; second++) {
        if (first != second && isUnseen(first) && isUnseen(second)) {
          boolean raised = basic.first == 3 || basic.second[first] == 3;
          enter(basic, first, second, StudWords.third(own | 1L << first | 1L << second, raised));
        }
      }
    }
    return basic;
  }

  /** What basic strategy is worth with the deck as it is. */
  long worth(Basic basic) {
    long worth = 0;
    int fold = -2 * (cards - 2);
    int at = 0;
    for (int high = 0; high < 52; high++) {
      if (isUnseen(high)) {
        for (int low = 0; low < high; low++) {
          if (isUnseen(low)) {
            worth +=
                (long) basic.stands[at + low] * sums[at + low] + (long) basic.lost[at + low] * fold;
          }
        }
      }
      at += high;
    }
    return worth;
  }

  /** Basic strategy until the last bet, then the best. */
  long worthWithBestLast(Basic basic) {
    if (basic.first == 0) {
      return fold();
    }
    long worth = 0;
    int before = 1 + basic.first;
    for (int first = 0; first < 52; first++) {
      if (isUnseen(first)) {
        int bet = basic.second[first];
        worth += bet == 0 ? secondFold(before) : second(first, before, bet);
      }
    }
    return worth;
  }

  /** Basic strategy for the first bet, then the best. */
  long worthWithBestSecond(Basic basic) {
    return basic.first == 0 ? fold() : raise(basic.first);
  }
}
