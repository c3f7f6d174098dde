package io.queenhigh.lab.usual;

/**
 * Strengths of the best four when four or five cards are of different ranks (because they are of a
 * suit) and one or two more come from other suits; suits ignored.
 */
final class FourCardTables {

  /** How many pairs of ranks there are, equal ones included. */
  static final int PAIRS = 91;

  static final int ROW = 16;

  /** Places of sets of four and of five ranks. */
  static final short[] PLACE = new short[1 << 13];

  /** Four different ranks and two more: by place times {@link #PAIRS} plus the pair. */
  static final int[] FOUR_AND_TWO = new int[715 * PAIRS];

  /** Four different ranks, a shown one, and one more: by shown rank, then place and rank. */
  static final int[][] FOUR_SHOWN_AND_ONE = new int[13][715 * ROW];

  /** Four different ranks and one more. */
  static final int[] FOUR_AND_ONE = new int[715 * ROW];

  /** Five different ranks and one more. */
  static final int[] FIVE_AND_ONE = new int[1287 * ROW];

  /** Different ranks alone, as bits. */
  static final int[] ALONE = new int[1 << 13];

  static {
    int fours = 0;
    int fives = 0;
    int[] counts = new int[13];
    for (int ranks = 0; ranks < PLACE.length; ranks++) {
      int size = Integer.bitCount(ranks);
      if (size < 4 || size > 6) {
        continue;
      }
      for (int rank = 0; rank < 13; rank++) {
        counts[rank] = ranks >> rank & 1;
      }
      ALONE[ranks] = FourCards.plain(counts);
      if (size == 4) {
        enterFour(counts, fours);
        PLACE[ranks] = (short) fours++;
      } else if (size == 5) {
        for (int rank = 0; rank < 13; rank++) {
          FIVE_AND_ONE[fives * ROW + rank] = with(counts, rank);
        }
        PLACE[ranks] = (short) fives++;
      }
    }
  }

  private FourCardTables() {}

  private static void enterFour(int[] counts, int place) {
    int pair = 0;
    for (int high = 0; high < 13; high++) {
      FOUR_AND_ONE[place * ROW + high] = with(counts, high);
      counts[high]++;
      for (int low = 0; low < 13; low++) {
        int strength = with(counts, low);
        FOUR_SHOWN_AND_ONE[high][place * ROW + low] = strength;
        if (low <= high) {
          FOUR_AND_TWO[place * PAIRS + pair++] = strength;
        }
      }
      counts[high]--;
    }
  }

  private static int with(int[] counts, int rank) {
    counts[rank]++;
    int strength = FourCards.plain(counts);
    counts[rank]--;
    return strength;
  }

  static int row(int ranks) {
    return PLACE[ranks] * ROW;
  }
}
