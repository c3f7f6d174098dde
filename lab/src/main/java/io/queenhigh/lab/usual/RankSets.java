package io.queenhigh.lab.usual;

import java.util.function.ToIntFunction;

/**
 * All collections of so many ranks, listed by their highest rank, then by how often it stands
 * there, then by the rest, which are the first collections of a smaller number.
 *
 * <p>So the ways in which an unseen deck deals the collections of a block are the ways of its
 * highest rank times those of smaller collections from the beginning: long loops over arrays.
 */
final class RankSets {

  private static final int RANKS = 13;
  private static final int MOST_ALIKE = 4;

  private final int cards;

  /** How many collections of so many ranks there are below a rank. */
  private final int[][] upTo;

  RankSets(int cards) {
    this.cards = cards;
    upTo = new int[cards + 1][RANKS + 1];
    for (int size = 0; size <= cards; size++) {
      for (int rank = 0; rank <= RANKS; rank++) {
        upTo[size][rank] = (int) CardBits.choose(rank + size - 1, size);
      }
    }
    upTo[0][0] = 1;
  }

  /** A value for each collection, from how often every rank stands in it. */
  int[] valued(ToIntFunction<int[]> value) {
    int[] values = new int[upTo[cards][RANKS]];
    fill(cards, RANKS, new int[RANKS], value, values, 0);
    return values;
  }

  private int fill(
      int size, int ranks, int[] counts, ToIntFunction<int[]> value, int[] values, int from) {
    if (size == 0) {
      values[from] = value.applyAsInt(counts);
      return from + 1;
    }
    int at = from;
    for (int highest = 0; highest < ranks; highest++) {
      for (int copies = 1; copies <= size; copies++) {
        counts[highest] += copies;
        at = fill(size - copies, highest, counts, value, values, at);
        counts[highest] -= copies;
      }
    }
    return at;
  }

  /** Room for {@link #count}: the ways of all smaller collections. */
  int[][] room() {
    int[][] ways = new int[cards][];
    for (int size = 0; size < cards; size++) {
      ways[size] = new int[upTo[size][RANKS]];
    }
    ways[0][0] = 1;
    return ways;
  }

  /** Counts the ways to deal all smaller collections from so many cards of every rank. */
  void count(int[] unseen, int[][] ways) {
    for (int size = 1; size < cards; size++) {
      int at = 0;
      for (int highest = 0; highest < RANKS; highest++) {
        for (int copies = 1; copies <= size; copies++) {
          int length = upTo[size - copies][highest];
          int times = choose(unseen[highest], copies);
          spread(ways[size - copies], times, ways[size], at, length);
          at += length;
        }
      }
    }
  }

  private static void spread(int[] from, int times, int[] to, int at, int length) {
    for (int i = 0; i < length; i++) {
      to[at + i] = times * from[i];
    }
  }

  /**
   * The ways of all collections whose value is below the limit.
   *
   * @param ranks how many of the lowest ranks may be the highest of such a collection
   */
  int below(int[] values, int[] unseen, int[][] ways, int limit, int ranks) {
    int at = 0;
    int sum = 0;
    for (int highest = 0; highest < ranks; highest++) {
      for (int copies = 1; copies <= cards; copies++) {
        int length = upTo[cards - copies][highest];
        int times = choose(unseen[highest], copies);
        if (times != 0) {
          sum += times * below(values, at, ways[cards - copies], length, limit);
        }
        at += length;
      }
    }
    return sum;
  }

  /** The ways of those of a row that are below the limit. */
  static int below(int[] values, int from, int[] ways, int length, int limit) {
    int sum = 0;
    for (int i = 0; i < length; i++) {
      sum += ((values[from + i] - limit) >> 31) & ways[i];
    }
    return sum;
  }

  private static int choose(int many, int copies) {
    return copies > MOST_ALIKE ? 0 : CHOOSE[many][copies];
  }

  private static final int[][] CHOOSE = {
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}
  };
}
