package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.BOARDS;
import static io.queenhigh.lab.usual.HoldemTables.PAIR;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.STRENGTHS;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Which two ranks of the dealer are weaker than the own two, or no stronger, on every board, suits
 * ignored: as bits, so that a suit's pairs are counted in a few steps.
 */
final class HoldemShowdowns {

  /** Pairs of ranks as two words of bits; pairs up to the jacks are in the first. */
  private static final int LOW = 55;

  /** By the ranks of a suit: the pairs of different ranks among them. */
  private static final long[] LOW_PAIRS = new long[1 << 13];

  private static final long[] HIGH_PAIRS = new long[1 << 13];

  private static final Bits PAIRLESS = new Bits();

  static {
    for (int ranks = 0; ranks < LOW_PAIRS.length; ranks++) {
      for (int high = 1; high < 13; high++) {
        for (int low = 0; low < high; low++) {
          if ((ranks >> high & ranks >> low & 1) != 0) {
            int pair = HoldemTables.pair(high, low);
            LOW_PAIRS[ranks] |= pair < LOW ? 1L << pair : 0;
            HIGH_PAIRS[ranks] |= pair < LOW ? 0 : 1L << (pair - LOW);
          }
        }
      }
    }
    for (int board = 0; board < BOARDS; board++) {
      PAIRLESS.enter(board, PAIR);
    }
  }

  /** Pairs below a limit on every board. */
  private static final class Bits {
    private final long[] low = new long[BOARDS];
    private final long[] high = new long[BOARDS];

    /** By board and rank: with which ranks. */
    private final short[] rows = new short[BOARDS * 13];

    private void enter(int board, int limit) {
      long first = 0;
      long second = 0;
      int at = board * PAIRS;
      int row = board * 13;
      for (int rank = 0; rank < 13; rank++) {
        rows[row + rank] = 0;
      }
      int pair = 0;
      for (int a = 0; a < 13; a++) {
        int with = 0;
        for (int b = 0; b <= a; b++, pair++) {
          int below = (STRENGTHS[at + pair] - limit) >>> 31;
          first |= pair < LOW ? (long) below << pair : 0;
          second |= pair < LOW ? 0 : (long) below << (pair - LOW);
          with |= below << b;
          rows[row + b] |= (short) (below << a);
        }
        rows[row + a] |= (short) with;
      }
      low[board] = first;
      high[board] = second;
    }

    private int among(int board, long lowPairs, long highPairs) {
      return Long.bitCount(low[board] & lowPairs) + Long.bitCount(high[board] & highPairs);
    }

    private int between(int board, int suited, int[] off) {
      int row = board * 13;
      int sum = 0;
      for (int rank = 0; rank < 13; rank++) {
        sum += off[rank] * Integer.bitCount(rows[row + rank] & suited);
      }
      return sum;
    }
  }

  /** As found before, as long as there is room: half a megabyte for each of 91 pairs of ranks. */
  private static final AtomicReferenceArray<@Nullable SoftReference<HoldemShowdowns>> FOUND =
      new AtomicReferenceArray<>(PAIRS);

  private final Bits less = new Bits();
  private final Bits notMore = new Bits();
  private final int[] owns = new int[BOARDS];

  private HoldemShowdowns(int pair) {
    for (int board = 0; board < BOARDS; board++) {
      int own = STRENGTHS[board * PAIRS + pair];
      owns[board] = own;
      less.enter(board, own);
      notMore.enter(board, own + 1);
    }
  }

  /** With this own pair of ranks. */
  static HoldemShowdowns of(int pair) {
    SoftReference<HoldemShowdowns> reference = FOUND.get(pair);
    HoldemShowdowns known = reference == null ? null : reference.get();
    if (known == null) {
      known = new HoldemShowdowns(pair);
      FOUND.set(pair, new SoftReference<>(known));
    }
    return known;
  }

  /** The strength of the own two ranks. */
  int own(int board) {
    return owns[board];
  }

  static long lowPairs(int ranks) {
    return LOW_PAIRS[ranks];
  }

  static long highPairs(int ranks) {
    return HIGH_PAIRS[ranks];
  }

  /** Among the pairs of a suit. */
  int less(int board, long lowPairs, long highPairs) {
    return less.among(board, lowPairs, highPairs);
  }

  int notMore(int board, long lowPairs, long highPairs) {
    return notMore.among(board, lowPairs, highPairs);
  }

  static int pairless(int board, long lowPairs, long highPairs) {
    return PAIRLESS.among(board, lowPairs, highPairs);
  }

  /** Among the pairs of one card of the suit and one of another. */
  int less(int board, int suited, int[] off) {
    return less.between(board, suited, off);
  }

  int notMore(int board, int suited, int[] off) {
    return notMore.between(board, suited, off);
  }

  static int pairless(int board, int suited, int[] off) {
    return PAIRLESS.between(board, suited, off);
  }
}
