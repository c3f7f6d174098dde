package io.queenhigh.lab.ranking;

import io.queenhigh.rules.hands.FiveCardHand.Category;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Builds the tables of {@link BestFive} from the order of five-card hands.
 *
 * <p>Low collections stand in order of their size, so those that complete a high collection to
 * five, six or seven cards are neighbours: one block of the table for each high collection.
 */
final class BestFiveTables {

  private static final int FEWEST = 5;
  private static final int MOST = 7;
  private static final int CATEGORY_SHIFT = 26;
  private static final int WHEEL = (1 << 12) | 0b1111;

  private final int[] blocks = new int[RankKeys.HIGH_SUMS];
  private final short[] places = new short[RankKeys.LOW_SUMS];
  private final short[] mixed;
  private final short[] suited;
  private final int[] firstOfCategory = new int[Category.values().length];

  BestFiveTables() {
    int[] mixedOrders = mixedOrders();
    int[] suitedOrders = suitedOrders();
    int[] weakestFirst =
        IntStream.concat(Arrays.stream(mixedOrders), Arrays.stream(suitedOrders))
            .filter(order -> order != 0)
            .sorted()
            .distinct()
            .toArray();
    mixed = strengths(mixedOrders, weakestFirst);
    suited = strengths(suitedOrders, weakestFirst);
    for (int strength = weakestFirst.length - 1; strength >= 0; strength--) {
      firstOfCategory[weakestFirst[strength] >>> CATEGORY_SHIFT] = strength;
    }
  }

  /** By the sum of high ranks: where the block starts. */
  int[] blocks() {
    return blocks;
  }

  /** By the sum of low ranks: the place in a block. */
  short[] places() {
    return places;
  }

  /** Strengths of hands without a flush, by block and place. */
  short[] mixed() {
    return mixed;
  }

  /** Strengths of flushes by the ranks of the suit; 0 for fewer than five ranks. */
  short[] suited() {
    return suited;
  }

  /** The weakest strength of each category. */
  int[] firstOfCategory() {
    return firstOfCategory;
  }

  /** Lays out the blocks and enters the order of every collection of ranks at its place. */
  private int[] mixedOrders() {
    List<int[]> lows = collections(0, RankKeys.LOW_RANKS);
    List<int[]> highs = collections(RankKeys.LOW_RANKS, 13);
    int[] firstOfSize = new int[MOST + 2];
    for (int place = 0; place < lows.size(); place++) {
      int[] low = lows.get(place);
      places[RankKeys.low(sum(low))] = (short) place;
      firstOfSize[size(low) + 1] = place + 1;
    }
    int[] orders = new int[0];
    int end = 0;
    for (int[] high : highs) {
      int from = firstOfSize[Math.max(0, FEWEST - size(high))];
      int to = firstOfSize[MOST - size(high) + 1];
      int block = end - from;
      end += to - from;
      blocks[RankKeys.high(sum(high))] = block;
      orders = orders.length < end ? Arrays.copyOf(orders, 2 * end) : orders;
      for (int place = from; place < to; place++) {
        orders[block + place] = order(high, lows.get(place));
      }
    }
    return Arrays.copyOf(orders, end);
  }

  /** All collections of up to seven of these ranks, at most four of each, smallest first. */
  private static List<int[]> collections(int fromRank, int toRank) {
    List<int[]> all = new ArrayList<>();
    for (int size = 0; size <= MOST; size++) {
      collect(size, fromRank, toRank, new int[13], all);
    }
    return all;
  }

  private static void collect(int cards, int rank, int toRank, int[] count, List<int[]> all) {
    if (cards == 0) {
      all.add(count.clone());
      return;
    }
    if (rank == toRank) {
      return;
    }
    for (int copies = Math.min(4, cards); copies >= 0; copies--) {
      count[rank] = copies;
      collect(cards - copies, rank + 1, toRank, count, all);
    }
  }

  private static int size(int[] count) {
    return Arrays.stream(count).sum();
  }

  private static int sum(int[] count) {
    int sum = 0;
    for (int rank = 0; rank < 13; rank++) {
      sum += count[rank] * RankKeys.of(rank);
    }
    return sum;
  }

  private static int[] suitedOrders() {
    int[] orders = new int[1 << 13];
    for (int ranks = 0; ranks < orders.length; ranks++) {
      if (Integer.bitCount(ranks) >= FEWEST) {
        int straight = straight(ranks);
        orders[ranks] =
            straight != 0
                ? order(Category.STRAIGHT_FLUSH, straight, 0)
                : order(Category.FLUSH, 0, highest(ranks, 5));
      }
    }
    return orders;
  }

  private static short[] strengths(int[] orders, int[] weakestFirst) {
    short[] strengths = new short[orders.length];
    for (int i = 0; i < orders.length; i++) {
      strengths[i] = (short) Math.max(0, Arrays.binarySearch(weakestFirst, orders[i]));
    }
    return strengths;
  }

  /** Where the best five of these ranks stand when no suit has five of them. */
  private static int order(int[] high, int[] low) {
    int singles = 0;
    int pairs = 0;
    int trips = 0;
    int quads = 0;
    for (int rank = 0; rank < 13; rank++) {
      int count = high[rank] + low[rank];
      int bit = 1 << rank;
      singles |= count >= 1 ? bit : 0;
      pairs |= count >= 2 ? bit : 0;
      trips |= count >= 3 ? bit : 0;
      quads |= count == 4 ? bit : 0;
    }
    if (quads != 0) {
      int four = highest(quads, 1);
      return order(Category.FOUR_OF_A_KIND, four, highest(singles & ~four, 1));
    }
    int three = highest(trips, 1);
    if (trips != 0 && (pairs & ~three) != 0) {
      return order(Category.FULL_HOUSE, three, highest(pairs & ~three, 1));
    }
    int straight = straight(singles);
    if (straight != 0) {
      return order(Category.STRAIGHT, straight, 0);
    }
    if (trips != 0) {
      return order(Category.THREE_OF_A_KIND, three, highest(singles & ~three, 2));
    }
    int two = highest(pairs, 2);
    return switch (Integer.bitCount(two)) {
      case 2 -> order(Category.TWO_PAIR, two, highest(singles & ~two, 1));
      case 1 -> order(Category.PAIR, two, highest(singles & ~two, 3));
      default -> order(Category.HIGH_CARD, 0, highest(singles, 5));
    };
  }

  private static int order(Category category, int first, int then) {
    return (category.ordinal() << CATEGORY_SHIFT) | (first << 13) | then;
  }

  /** The top rank of the highest five in a row, as a bit; the ace also stands below the two. */
  private static int straight(int ranks) {
    for (int top = 12; top >= 4; top--) {
      int five = 0b11111 << (top - 4);
      if ((ranks & five) == five) {
        return 1 << top;
      }
    }
    return (ranks & WHEEL) == WHEEL ? 1 << 3 : 0;
  }

  private static int highest(int ranks, int howMany) {
    int rest = ranks;
    for (int i = 0; i < howMany; i++) {
      rest &= ~Integer.highestOneBit(rest);
    }
    return ranks & ~rest;
  }
}
