package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.hands.FiveCardHand.Category;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Boards as collections of ranks, and how strong every two ranks are on each of them when no suit
 * counts. Everything here is the same for all hands and decks.
 */
final class HoldemTables {

  /** Pairs of ranks, equal ones included: {@code high * (high + 1) / 2 + low}. */
  static final int PAIRS = 91;

  static final int BOARDS = 6188;
  static final int FLOPS = 455;
  static final int THREES = 286;
  static final int FOURS = 715;
  static final int FIVES = 1287;

  static final int PAIR = BestFive.weakest(Category.PAIR);
  static final int FLUSH = BestFive.weakest(Category.FLUSH);
  static final int STRAIGHT_FLUSH = BestFive.weakest(Category.STRAIGHT_FLUSH);

  private static final Short NO_BOARD = (short) -1;

  /** The ranks of each pair. */
  static final int[] HIGHER = new int[PAIRS];

  static final int[] LOWER = new int[PAIRS];

  /** By board and pair. */
  static final int[] STRENGTHS = new int[BOARDS * PAIRS];

  /** The five ranks of each board, four bits each. */
  static final int[] BOARD_RANKS = new int[BOARDS];

  /** The three ranks of each flop. */
  static final int[] FLOP_RANKS = new int[FLOPS];

  /** The board of a flop's ranks and two more. */
  static final short[] FLOP_AND_PAIR = new short[FLOPS * PAIRS];

  /** The flop of three ranks in any order, by 169 a + 13 b + c. */
  static final short[] FLOP_OF = new short[13 * 13 * 13];

  /** Sets of different ranks as bits: those of three, four and five, and their places. */
  static final int[] THREE_SETS = new int[THREES];

  static final int[] FOUR_SETS = new int[FOURS];
  static final int[] FIVE_SETS = new int[FIVES];
  static final short[] PLACE = new short[1 << 13];

  static final short[] THREE_AND_PAIR = new short[THREES * PAIRS];
  static final short[] FOUR_AND_ONE = new short[FOURS * 13];
  static final short[] FIVE_ALONE = new short[FIVES];

  /** Flushes by the ranks of the suit; 0 for fewer than five. */
  static final short[] SUITED = new short[1 << 13];

  static {
    for (int high = 0; high < 13; high++) {
      for (int low = 0; low <= high; low++) {
        HIGHER[pair(high, low)] = high;
        LOWER[pair(high, low)] = low;
      }
    }
    Map<Long, Short> boards = boards();
    sets();
    flops(boards);
    joined(boards);
  }

  private HoldemTables() {}

  static int pair(int a, int b) {
    return a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
  }

  private static Map<Long, Short> boards() {
    Map<Long, Short> places = new HashMap<>();
    int board = 0;
    for (int a = 0; a < 13; a++) {
      for (int b = a; b < 13; b++) {
        for (int c = b; c < 13; c++) {
          for (int d = c; d < 13; d++) {
            for (int e = d; e < 13; e++) {
              places.put(code(a, b, c, d, e), (short) board);
              BOARD_RANKS[board] = a | b << 4 | c << 8 | d << 12 | e << 16;
              strengths(board, a, b, c, d, e);
              board++;
            }
          }
        }
      }
    }
    return places;
  }

  private static long code(int... ranks) {
    long code = 0;
    for (int rank : ranks) {
      code += 1L << (4 * rank);
    }
    return code;
  }

  private static void strengths(int board, int... ranks) {
    int[] counts = new int[13];
    long key = BestFive.NO_CARDS;
    for (int rank : ranks) {
      counts[rank]++;
      key += BestFive.rankKey(rank);
    }
    int at = board * PAIRS;
    for (int high = 0; high < 13; high++) {
      for (int low = 0; low <= high; low++) {
        counts[high]++;
        counts[low]++;
        boolean possible = Arrays.stream(counts).allMatch(count -> count <= 4);
        long sum = key + BestFive.rankKey(high) + BestFive.rankKey(low);
        STRENGTHS[at++] = possible ? BestFive.strength(sum, 0) : 0;
        counts[high]--;
        counts[low]--;
      }
    }
  }

  private static void sets() {
    int threes = 0;
    int fours = 0;
    int fives = 0;
    for (int ranks = 0; ranks < PLACE.length; ranks++) {
      switch (Integer.bitCount(ranks)) {
        case 3 -> {
          THREE_SETS[threes] = ranks;
          PLACE[ranks] = (short) threes++;
        }
        case 4 -> {
          FOUR_SETS[fours] = ranks;
          PLACE[ranks] = (short) fours++;
        }
        case 5 -> {
          FIVE_SETS[fives] = ranks;
          PLACE[ranks] = (short) fives++;
        }
        default -> {}
      }
      int size = Integer.bitCount(ranks);
      if (size >= 5 && size <= 7) {
        SUITED[ranks] = (short) BestFive.strength(Long.expand(ranks, 0x1111111111111L));
      }
    }
  }

  private static void flops(Map<Long, Short> boards) {
    int flop = 0;
    for (int a = 0; a < 13; a++) {
      for (int b = a; b < 13; b++) {
        for (int c = b; c < 13; c++) {
          FLOP_RANKS[flop] = a | b << 4 | c << 8;
          int[][] orders = {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}};
          for (int[] order : orders) {
            FLOP_OF[order[0] * 169 + order[1] * 13 + order[2]] = (short) flop;
          }
          for (int high = 0; high < 13; high++) {
            for (int low = 0; low <= high; low++) {
              FLOP_AND_PAIR[flop * PAIRS + pair(high, low)] =
                  boards.getOrDefault(code(a, b, c, high, low), NO_BOARD);
            }
          }
          flop++;
        }
      }
    }
  }

  private static void joined(Map<Long, Short> boards) {
    for (int place = 0; place < THREES; place++) {
      long code = codeOf(THREE_SETS[place]);
      for (int high = 0; high < 13; high++) {
        for (int low = 0; low <= high; low++) {
          THREE_AND_PAIR[place * PAIRS + pair(high, low)] =
              boards.getOrDefault(code + (1L << (4 * high)) + (1L << (4 * low)), NO_BOARD);
        }
      }
    }
    for (int place = 0; place < FOURS; place++) {
      for (int rank = 0; rank < 13; rank++) {
        FOUR_AND_ONE[place * 13 + rank] =
            boards.getOrDefault(codeOf(FOUR_SETS[place]) + (1L << (4 * rank)), NO_BOARD);
      }
    }
    for (int place = 0; place < FIVES; place++) {
      FIVE_ALONE[place] = boards.getOrDefault(codeOf(FIVE_SETS[place]), NO_BOARD);
    }
  }

  private static long codeOf(int ranks) {
    return Long.expand(ranks, 0x1111111111111L);
  }
}
