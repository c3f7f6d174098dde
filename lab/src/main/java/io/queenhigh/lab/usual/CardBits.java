package io.queenhigh.lab.usual;

/** Sets of cards as bits, read by rank or by suit. */
final class CardBits {

  static final long ALL = (1L << 52) - 1;
  private static final long CLUBS = 0x1111111111111L;

  private CardBits() {}

  /** The ranks that one suit has in the set, one bit each. */
  static int ranksOf(long cards, int suit) {
    return (int) Long.compress(cards, CLUBS << suit);
  }

  /** How many cards of each rank are in the set. */
  static void countRanks(long cards, int[] counts) {
    for (int rank = 0; rank < 13; rank++) {
      counts[rank] = Long.bitCount(cards >>> (4 * rank) & 0xF);
    }
  }

  /** The single bits of a set of ranks, lowest first; returns how many. */
  static int bits(int ranks, int[] bits) {
    int size = 0;
    for (int rest = ranks; rest != 0; rest &= rest - 1) {
      bits[size++] = rest & -rest;
    }
    return size;
  }

  static long of(int rank, int suit) {
    return 1L << (4 * rank + suit);
  }

  static long choose(int from, int cards) {
    if (cards < 0 || cards > from) {
      return 0;
    }
    long ways = 1;
    for (int i = 1; i <= cards; i++) {
      ways = ways * (from - cards + i) / i;
    }
    return ways;
  }
}
