package io.queenhigh.lab;

/**
 * How many sets of five or six cards have each best five, without dealing them out.
 *
 * <p>First every collection of ranks is counted with all ways to give it suits, as if flushes did
 * not exist. Then the sets with five or six cards of a suit, far fewer, are moved to where they
 * belong.
 */
final class SuitArithmetic {

  /** All cards of the first suit; the other suits are shifted by one, two and three. */
  static final long CLUBS = 0x1111111111111L;

  private static final long[] SUITS_FOR_COPIES = {1, 4, 6, 4, 1};
  private static final int ROYAL = 0b1111100000000;

  private final int size;
  private final long[] sets = new long[BestFiveKind.values().length];

  private SuitArithmetic(int size) {
    this.size = size;
  }

  /** Sets of so many cards, by kind. */
  static long[] sets(int size) {
    if (size != 5 && size != 6) {
      throw new IllegalArgumentException("five or six cards, not " + size);
    }
    SuitArithmetic count = new SuitArithmetic(size);
    count.ranks(0, size, 1, 0, 0, 0, 0);
    for (int suited = 0; suited < 1 << 13; suited++) {
      if (Integer.bitCount(suited) == 5 || Integer.bitCount(suited) == size) {
        count.flushes(suited);
      }
    }
    return count.sets;
  }

  private void ranks(int rank, int left, long ways, int singles, int pairs, int trips, int quads) {
    if (left == 0) {
      sets[mixed(singles, pairs, trips, quads).ordinal()] += ways;
      return;
    }
    if (rank == 13) {
      return;
    }
    int bit = 1 << rank;
    ranks(rank + 1, left, ways, singles, pairs, trips, quads);
    for (int copies = 1; copies <= Math.min(4, left); copies++) {
      ranks(
          rank + 1,
          left - copies,
          ways * SUITS_FOR_COPIES[copies],
          singles | bit,
          copies >= 2 ? pairs | bit : pairs,
          copies >= 3 ? trips | bit : trips,
          copies == 4 ? quads | bit : quads);
    }
  }

  /** Moves the sets whose cards of one suit have exactly these ranks. */
  private void flushes(int suited) {
    BestFiveKind flush = suited(suited);
    if (Integer.bitCount(suited) == size) {
      move(4, mixed(suited, 0, 0, 0), flush);
      return;
    }
    for (int rank = 0; rank < 13; rank++) {
      int bit = 1 << rank;
      move(4 * 3, mixed(suited | bit, suited & bit, 0, 0), flush);
    }
  }

  private void move(long count, BestFiveKind from, BestFiveKind to) {
    sets[from.ordinal()] -= count;
    sets[to.ordinal()] += count;
  }

  private static BestFiveKind mixed(int singles, int pairs, int trips, int quads) {
    if (quads != 0) {
      return BestFiveKind.FOUR_OF_A_KIND;
    }
    if (trips != 0 && Integer.bitCount(pairs) >= 2) {
      return BestFiveKind.FULL_HOUSE;
    }
    if (hasStraight(singles)) {
      return BestFiveKind.STRAIGHT;
    }
    if (trips != 0) {
      return BestFiveKind.THREE_OF_A_KIND;
    }
    return switch (Integer.bitCount(pairs)) {
      case 0 -> BestFiveKind.HIGH_CARD;
      case 1 -> BestFiveKind.PAIR;
      default -> BestFiveKind.TWO_PAIR;
    };
  }

  private static BestFiveKind suited(int ranks) {
    if ((ranks & ROYAL) == ROYAL) {
      return BestFiveKind.ROYAL_FLUSH;
    }
    return hasStraight(ranks) ? BestFiveKind.STRAIGHT_FLUSH : BestFiveKind.FLUSH;
  }

  private static boolean hasStraight(int ranks) {
    int withLowAce = ranks << 1 | ranks >> 12;
    return (withLowAce & withLowAce >> 1 & withLowAce >> 2 & withLowAce >> 3 & withLowAce >> 4)
        != 0;
  }
}
