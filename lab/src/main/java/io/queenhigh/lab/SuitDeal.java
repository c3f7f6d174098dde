package io.queenhigh.lab;

import java.util.ArrayList;
import java.util.List;

/** Gives seen cards of known ranks all possible suits and asks each time what they change. */
final class SuitDeal {

  private static final int SUIT_SHIFT = 16;
  private static final int RANKS_OF_SUIT = (1 << SUIT_SHIFT) - 1;

  /** The worth of all hands of one suit, by the ranks left in it. */
  private final int[] suited;

  /** By rank and number of its cards that are left: the sets of cards that can be missing. */
  private final long[][][] missing;

  private final long everything;
  private final long[][] chosen = new long[13][];

  private int last;
  private int worthMixed;
  private int folding;
  private boolean plays;
  private long changed;
  private long units;

  SuitDeal(long own, int[] ranks, int[][] mixed) {
    suited = suited(mixed);
    missing = new long[ranks.length][5][];
    long everyCard = 0;
    for (int i = 0; i < ranks.length; i++) {
      int rank = ranks[i];
      int free = (int) (~own >>> (4 * rank) & 0b1111);
      everyCard |= spread(free, i);
      for (int stays = 0; stays <= Integer.bitCount(free); stays++) {
        missing[i][stays] = subsets(free, Integer.bitCount(free) - stays, i);
      }
    }
    everything = everyCard;
  }

  static int pair(int u, int v) {
    return v * (v - 1) / 2 + u;
  }

  /** Deals the suits out; the answers are in {@link #changed} and {@link #units}. */
  void deal(int[] left, int worthMixed, int folding, boolean plays) {
    this.worthMixed = worthMixed;
    this.folding = folding;
    this.plays = plays;
    changed = 0;
    units = 0;
    last = -1;
    long cards = everything;
    for (int i = 0; i < left.length; i++) {
      long[] ways = missing[i][left[i]];
      if (ways.length == 1) {
        cards &= ~ways[0];
      } else {
        last++;
        chosen[last] = ways;
      }
    }
    if (last < 0) {
      ask(cards);
    } else {
      next(0, cards);
    }
  }

  /** How many ways to give suits change the decision. */
  long changed() {
    return changed;
  }

  /** Units gained over these. */
  long units() {
    return units;
  }

  private void next(int depth, long cards) {
    if (depth == last) {
      for (long gone : chosen[depth]) {
        ask(cards & ~gone);
      }
    } else {
      for (long gone : chosen[depth]) {
        next(depth + 1, cards & ~gone);
      }
    }
  }

  private void ask(long cards) {
    int flushes =
        suited[(int) cards & RANKS_OF_SUIT]
            + suited[(int) (cards >>> SUIT_SHIFT) & RANKS_OF_SUIT]
            + suited[(int) (cards >>> (2 * SUIT_SHIFT)) & RANKS_OF_SUIT]
            + suited[(int) (cards >>> (3 * SUIT_SHIFT))];
    int better = worthMixed - flushes - folding;
    int gain = plays ? -better : better;
    if (gain > 0) {
      changed++;
      units += gain;
    }
  }

  private static int[] suited(int[][] mixed) {
    int[] suited = new int[1 << mixed.length];
    for (int ranks = 1; ranks < suited.length; ranks++) {
      int i = 31 - Integer.numberOfLeadingZeros(ranks);
      int higher = ranks & ~(1 << i);
      int worth = suited[higher];
      for (int v = 1; v < i; v++) {
        if ((higher >>> v & 1) != 0) {
          for (int u = 0; u < v; u++) {
            worth += (higher >>> u & 1) * mixed[i][pair(u, v)];
          }
        }
      }
      suited[ranks] = worth;
    }
    return suited;
  }

  /** All ways to take so many of the free suits of the i-th rank, as cards to remove. */
  private static long[] subsets(int free, int take, int i) {
    List<Long> subsets = new ArrayList<>();
    for (int subset = 0; subset < 16; subset++) {
      if ((subset & ~free) == 0 && Integer.bitCount(subset) == take) {
        subsets.add(spread(subset, i));
      }
    }
    return subsets.stream().mapToLong(subset -> subset).toArray();
  }

  private static long spread(int suits, int i) {
    long cards = 0;
    for (int suit = 0; suit < 4; suit++) {
      cards |= (long) (suits >>> suit & 1) << (SUIT_SHIFT * suit + i);
    }
    return cards;
  }
}
