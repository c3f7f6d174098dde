package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.PaidHand;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * HandTable that differ only by a swap of suits, put together: what is decided for one of a class
 * holds for all of it. A-K-Q of spades stands alone because pay tables may name it.
 */
final class SuitClasses {

  static final int COUNT = 1_756;

  /** A hand for every class. */
  static final int[] EXAMPLE = new int[COUNT];

  /** How many of the hands belong to it. */
  static final int[] WEIGHT = new int[COUNT];

  /** The class of every hand. */
  static final short[] OF = new short[HandTable.COUNT];

  private static final long RANKS_OF_CLUBS = 0x1111111111111L;

  static {
    Map<Long, Integer> found = new HashMap<>();
    for (int hand = 0; hand < HandTable.COUNT; hand++) {
      boolean named = HandTable.KIND[hand] == PaidHand.OfThree.MINI_ROYAL_OF_SPADES.ordinal();
      int place = found.size();
      int member = found.computeIfAbsent(named ? -1 : sorted(hand), _ -> place);
      if (member == place) {
        EXAMPLE[place] = hand;
      }
      OF[hand] = (short) member;
      WEIGHT[member]++;
    }
  }

  private SuitClasses() {}

  /**
   * A set of cards told for a hand's example, told again for the hand itself: each suit takes the
   * part that its counterpart plays in the example.
   */
  static long translated(long cards, int hand) {
    int[] from = bySuit(EXAMPLE[OF[hand]]);
    int[] to = bySuit(hand);
    long translated = 0;
    for (int place = 0; place < 4; place++) {
      long ranks = cards >>> (from[place] & 3) & RANKS_OF_CLUBS;
      translated |= ranks << (to[place] & 3);
    }
    return translated;
  }

  /** Whether swapping these two suits leaves the hand as it is. */
  static boolean areAlike(int suit, int other, int hand) {
    return ranks(hand, suit) == ranks(hand, other);
  }

  private static long sorted(int hand) {
    long sorted = 0;
    for (int suit : bySuit(hand)) {
      sorted = sorted << 13 | suit >> 2;
    }
    return sorted;
  }

  /** The ranks held of each suit, times four, plus the suit; lowest first. */
  private static int[] bySuit(int hand) {
    int[] suits = new int[4];
    for (int suit = 0; suit < 4; suit++) {
      suits[suit] = ranks(hand, suit) << 2 | suit;
    }
    Arrays.sort(suits);
    return suits;
  }

  private static int ranks(int hand, int suit) {
    return (int) Long.compress(HandTable.mask(HandTable.HAND[hand]), RANKS_OF_CLUBS << suit);
  }
}
