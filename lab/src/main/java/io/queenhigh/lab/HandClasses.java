package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Cards;

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

  private HandClasses() {}

  static Cards cards(int hand) {
    return new Cards(mask(hand));
  }

  static long mask(int hand) {
    return 1L << FIRST[hand] | 1L << SECOND[hand] | 1L << THIRD[hand];
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
    next++;
  }
}
