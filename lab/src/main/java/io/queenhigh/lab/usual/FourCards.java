package io.queenhigh.lab.usual;

import io.queenhigh.lab.usual.FourCardHand.Category;

/**
 * The fast twin of {@link FourCardHand}: the best four of four to six cards, by ranks alone or by
 * the ranks of one suit. The larger of the two is the hand's strength.
 */
final class FourCards {

  private static final int SUITS = 4;

  /** The best flush or straight flush within one suit's ranks; 0 for fewer than four. */
  private static final int[] SUITED = new int[1 << 13];

  static {
    for (int ranks = 0; ranks < SUITED.length; ranks++) {
      if (Integer.bitCount(ranks) >= 4) {
        int top = straightTop(ranks);
        SUITED[ranks] =
            top >= 0 ? straight(Category.STRAIGHT_FLUSH, top) : high(Category.FLUSH, ranks);
      }
    }
  }

  private FourCards() {}

  /** The strength of a set of four to six cards. */
  static int strength(long cards) {
    int[] counts = new int[13];
    int suited = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      int ranks = CardBits.ranksOf(cards, suit);
      suited = Math.max(suited, SUITED[ranks]);
      for (int rest = ranks; rest != 0; rest &= rest - 1) {
        counts[Integer.numberOfTrailingZeros(rest)]++;
      }
    }
    return Math.max(suited, plain(counts));
  }

  static int suited(int ranks) {
    return SUITED[ranks];
  }

  /** The strength of these ranks when no four cards are of a suit. */
  static int plain(int[] counts) {
    int singles = 0;
    int pairs = 0;
    int trips = 0;
    int quads = 0;
    for (int rank = 0; rank < 13; rank++) {
      int bit = 1 << rank;
      singles |= counts[rank] >= 1 ? bit : 0;
      pairs |= counts[rank] >= 2 ? bit : 0;
      trips |= counts[rank] >= 3 ? bit : 0;
      quads |= counts[rank] >= 4 ? bit : 0;
    }
    if (quads != 0) {
      int four = top(quads);
      return order(Category.FOUR_OF_A_KIND, four, four, four, four);
    }
    if (trips != 0) {
      int three = top(trips);
      return order(Category.THREE_OF_A_KIND, three, three, three, top(without(singles, three)));
    }
    int straight = straightTop(singles);
    if (straight >= 0) {
      return straight(Category.STRAIGHT, straight);
    }
    if (pairs != 0) {
      int two = top(pairs);
      int others = without(pairs, two);
      if (others != 0) {
        int second = top(others);
        return order(Category.TWO_PAIR, two, two, second, second);
      }
      int kickers = without(singles, two);
      int first = top(kickers);
      return order(Category.PAIR, two, two, first, top(without(kickers, first)));
    }
    return high(Category.HIGH_CARD, singles);
  }

  private static int straight(Category category, int top) {
    return order(category, top, top - 1, top - 2, top == 2 ? 12 : top - 3);
  }

  private static int high(Category category, int ranks) {
    int a = top(ranks);
    int rest = without(ranks, a);
    int b = top(rest);
    rest = without(rest, b);
    int c = top(rest);
    return order(category, a, b, c, top(without(rest, c)));
  }

  static int order(Category category, int a, int b, int c, int d) {
    return (((category.ordinal() << 4 | a) << 4 | b) << 4 | c) << 4 | d;
  }

  static Category category(int strength) {
    return Category.values()[strength >> 16];
  }

  /** The top of the highest four in a row, or -1; the ace also stands below the two. */
  private static int straightTop(int ranks) {
    for (int top = 12; top >= 3; top--) {
      int four = 0b1111 << (top - 3);
      if ((ranks & four) == four) {
        return top;
      }
    }
    int wheel = 1 << 12 | 0b111;
    return (ranks & wheel) == wheel ? 2 : -1;
  }

  private static int top(int ranks) {
    return ranks == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(ranks);
  }

  private static int without(int ranks, int rank) {
    return ranks & ~(1 << rank);
  }
}
