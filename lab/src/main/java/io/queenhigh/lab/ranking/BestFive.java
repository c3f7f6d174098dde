package io.queenhigh.lab.ranking;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.hands.FiveCardHand.Category;

/**
 * The best five of five, six or seven cards, ranked by table.
 *
 * <p>Every card has a key, and the keys of a hand are added up. One part of the sum names the
 * ranks, the other counts the suits. A hand with a flush is looked up by the ranks of that suit,
 * every other hand by its sum of rank keys: the high ranks say where a block of the table starts,
 * the low ranks which place in the block.
 */
public final class BestFive {

  /** How many classes of five-card hands beat each other. */
  public static final int CLASSES = 7462;

  /** What an empty hand adds up to: suit counters start at 3, so that a fifth card sets bit 3. */
  public static final long NO_CARDS = 0x3333L;

  private static final long FLUSH = 0x8888L;
  private static final int RANK_SHIFT = 16;
  private static final long RANKS_OF_CLUBS = 0x1111111111111L;

  private static final long[] KEYS = keys();
  private static final int[] RANK_SUMS = rankSums();
  private static final int[] BLOCKS;
  private static final short[] PLACES;
  private static final short[] MIXED;
  private static final short[] SUITED;
  private static final int[] FIRST_OF_CATEGORY;

  static {
    BestFiveTables tables = new BestFiveTables();
    BLOCKS = tables.blocks();
    PLACES = tables.places();
    MIXED = tables.mixed();
    SUITED = tables.suited();
    FIRST_OF_CATEGORY = tables.firstOfCategory();
  }

  private BestFive() {}

  /** What this card, by its place in the deck, adds to a hand's sum. */
  public static long key(int card) {
    return KEYS[card];
  }

  /** What a card of this rank adds when suits do not count. */
  public static long rankKey(int rank) {
    return (long) RankKeys.of(rank) << RANK_SHIFT;
  }

  /**
   * The strength of a hand that was added up card by card.
   *
   * @param sum {@link #NO_CARDS} plus the keys of the cards
   * @param mask the same cards as a set; read only when they hold a flush
   */
  public static int strength(long sum, long mask) {
    if ((sum & FLUSH) != 0) {
      int suit = Long.numberOfTrailingZeros(sum & FLUSH) >> 2;
      return SUITED[(int) Long.compress(mask, RANKS_OF_CLUBS << suit)];
    }
    return mixed((int) (sum >>> RANK_SHIFT));
  }

  /** The strength of a set of five, six or seven cards. */
  public static int strength(long mask) {
    int clubs = (int) Long.compress(mask, RANKS_OF_CLUBS);
    int diamonds = (int) Long.compress(mask, RANKS_OF_CLUBS << 1);
    int hearts = (int) Long.compress(mask, RANKS_OF_CLUBS << 2);
    int spades = (int) Long.compress(mask, RANKS_OF_CLUBS << 3);
    int flush = SUITED[clubs] + SUITED[diamonds] + SUITED[hearts] + SUITED[spades];
    if (flush != 0) {
      return flush;
    }
    return mixed(RANK_SUMS[clubs] + RANK_SUMS[diamonds] + RANK_SUMS[hearts] + RANK_SUMS[spades]);
  }

  public static int strength(Cards cards) {
    if (cards.size() < 5 || cards.size() > 7) {
      throw new IllegalArgumentException("five, six or seven cards, not " + cards.size());
    }
    return strength(cards.mask());
  }

  public static Category category(int strength) {
    int category = FIRST_OF_CATEGORY.length - 1;
    while (strength < FIRST_OF_CATEGORY[category]) {
      category--;
    }
    return Category.values()[category];
  }

  /** The weakest hand of a category. */
  public static int weakest(Category category) {
    return FIRST_OF_CATEGORY[category.ordinal()];
  }

  public static boolean isRoyal(int strength) {
    return strength == CLASSES - 1;
  }

  private static int mixed(int rankSum) {
    return MIXED[BLOCKS[RankKeys.high(rankSum)] + PLACES[RankKeys.low(rankSum)]];
  }

  private static long[] keys() {
    long[] keys = new long[52];
    for (int card = 0; card < 52; card++) {
      keys[card] = ((long) RankKeys.of(card >> 2) << RANK_SHIFT) | (1L << (4 * (card & 3)));
    }
    return keys;
  }

  /** By the ranks of one suit. */
  private static int[] rankSums() {
    int[] sums = new int[1 << 13];
    for (int ranks = 1; ranks < sums.length; ranks++) {
      int lowest = Integer.numberOfTrailingZeros(ranks);
      sums[ranks] = sums[ranks & (ranks - 1)] + RankKeys.of(lowest);
    }
    return sums;
  }
}
