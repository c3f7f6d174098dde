package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Cards;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The different hands a player can hold, counting hands as one that differ only by a swap of suits.
 *
 * <p>There are 1,755 of them. A-K-Q of spades stands apart from the other three suited A-K-Q
 * because some pay tables name it, which makes 1,756. Each has a card for every place, a weight
 * (how many of the 22,100 hands it stands for), its strength, and how the hands that are left to
 * the dealer compare to it.
 */
final class HandClasses {

  static final int COUNT = 1_756;
  static final int HANDS = 22_100;

  /** How many hands can still be dealt to the dealer when a player holds three cards. */
  static final int DEALER_HANDS = 18_424;

  static final int[] FIRST = new int[COUNT];
  static final int[] SECOND = new int[COUNT];
  static final int[] THIRD = new int[COUNT];
  static final int[] WEIGHT = new int[COUNT];
  static final int[] STRENGTH = new int[COUNT];
  static final int[] WEAKER = new int[COUNT];
  static final int[] TIED = new int[COUNT];

  /** What pay tables of three cards call the hand. */
  static final OwnThree[] KIND = new OwnThree[COUNT];

  /** By hand and suit: the suits that play the same part, one bit each. */
  private static final byte[] ALIKE = new byte[4 * COUNT];

  private static int next;

  static {
    for (int a = 12; a >= 0; a--) {
      for (int b = a; b >= 0; b--) {
        for (int c = b; c >= 0; c--) {
          addSuits(a, b, c);
        }
      }
    }
  }

  /** Every suit is itself. */
  private static final int NO_SWAP = 0b11_10_01_00;

  /** All ways to exchange suits, none first: one A-K-Q has a class of its own. */
  private static final int[] SWAPS = swaps();

  private static final Map<Long, Integer> BY_MASK = byMask();

  private HandClasses() {}

  /**
   * The suits that play the same part in a hand as this one, one bit each; none where an earlier
   * one speaks for it. What is found for one card of such suits holds for the others.
   */
  static int alike(int hand, int suit) {
    return ALIKE[4 * hand + suit];
  }

  static Cards cards(int hand) {
    return new Cards(mask(hand));
  }

  static long mask(int hand) {
    return 1L << FIRST[hand] | 1L << SECOND[hand] | 1L << THIRD[hand];
  }

  /**
   * The class of a hand.
   *
   * @param suits two bits for each suit of the hand: which one it is in the class
   */
  record Found(int hand, int suits) {

    /** A card as it is called where the hand is its class. */
    int asThere(int card) {
      return swapped(card, suits);
    }
  }

  /** Which class a hand is of: some swap of suits makes it that. */
  static Found of(Cards cards) {
    for (int suits : SWAPS) {
      long swapped = 0;
      for (long left = cards.mask(); left != 0; left &= left - 1) {
        swapped |= 1L << swapped(Long.numberOfTrailingZeros(left), suits);
      }
      Integer hand = BY_MASK.get(swapped);
      if (hand != null) {
        return new Found(hand, suits);
      }
    }
    throw new IllegalArgumentException(cards + " is no hand of three cards");
  }

  private static int swapped(int card, int suits) {
    return (card & ~3) | ((suits >> (2 * (card & 3))) & 3);
  }

  private static int[] swaps() {
    IntStream all =
        IntStream.range(0, 256)
            .filter(
                suits ->
                    IntStream.range(0, 4).map(suit -> (suits >> (2 * suit)) & 3).distinct().count()
                        == 4);
    return IntStream.concat(IntStream.of(NO_SWAP), all).toArray();
  }

  private static Map<Long, Integer> byMask() {
    Map<Long, Integer> hands = new HashMap<>();
    for (int hand = 0; hand < COUNT; hand++) {
      hands.put(mask(hand), hand);
    }
    return hands;
  }

  private static void addSuits(int a, int b, int c) {
    if (a == c) {
      add(4, 4 * a, 4 * b + 1, 4 * c + 2);
    } else if (a == b) {
      add(12, 4 * a, 4 * b + 1, 4 * c);
      add(12, 4 * a, 4 * b + 1, 4 * c + 2);
    } else if (b == c) {
      add(12, 4 * a, 4 * b, 4 * c + 1);
      add(12, 4 * a, 4 * b + 1, 4 * c + 2);
    } else {
      boolean miniRoyal = a == 12 && b == 11 && c == 10;
      if (miniRoyal) {
        add(1, 4 * a + 3, 4 * b + 3, 4 * c + 3);
      }
      add(miniRoyal ? 3 : 4, 4 * a, 4 * b, 4 * c);
      add(12, 4 * a, 4 * b, 4 * c + 1);
      add(12, 4 * a, 4 * b + 1, 4 * c);
      add(12, 4 * a + 1, 4 * b, 4 * c);
      add(24, 4 * a, 4 * b + 1, 4 * c + 2);
    }
  }

  private static void add(int weight, int a, int b, int c) {
    int strength = ThreeCards.strength(a, b, c);
    FIRST[next] = a;
    SECOND[next] = b;
    THIRD[next] = c;
    WEIGHT[next] = weight;
    STRENGTH[next] = strength;
    WEAKER[next] = HandsToBeat.weaker(strength, a, b, c);
    TIED[next] = HandsToBeat.weaker(strength + 1, a, b, c) - WEAKER[next];
    KIND[next] = OwnThree.of(mask(next));
    for (int suit = 0; suit < 4; suit++) {
      ALIKE[4 * next + suit] = alike(mask(next), suit);
    }
    next++;
  }

  private static byte alike(long hand, int suit) {
    int alike = 0;
    for (int other = 3; other >= 0; other--) {
      if ((hand >>> other & SuitArithmetic.CLUBS) == (hand >>> suit & SuitArithmetic.CLUBS)) {
        alike = other < suit ? 0 : alike | 1 << other;
      }
    }
    return (byte) alike;
  }
}
