package io.queenhigh.audit.hands;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.PaidHand;
import java.util.List;

/**
 * A hand of three cards: a straight beats a flush, three of a kind beat both, and 3-2-A is the
 * lowest run.
 */
public final class ThreeCards {

  private static final int HIGH_CARD = 0;
  private static final int PAIR = 1;
  private static final int FLUSH = 2;
  private static final int STRAIGHT = 3;
  private static final int THREE_OF_A_KIND = 4;
  private static final int STRAIGHT_FLUSH = 5;

  private ThreeCards() {}

  /** The higher hand has the higher number; equal hands have the same. */
  public static int strength(List<Card> cards) {
    int[] pips = Pips.sorted(cards);
    int low = pips[0];
    int middle = pips[1];
    int high = pips[2];
    int kind = kind(cards, pips);
    return switch (kind) {
      case STRAIGHT_FLUSH, STRAIGHT -> number(kind, Pips.highOfRun(pips), 0, 0);
      case THREE_OF_A_KIND -> number(kind, high, 0, 0);
      case PAIR -> number(kind, middle, middle == high ? low : high, 0);
      default -> number(kind, high, middle, low);
    };
  }

  /** Whether a hand is at least the weakest one with this high card. */
  public static boolean qualifies(List<Card> cards, Rank high) {
    int[] pips = Pips.sorted(cards);
    return kind(cards, pips) != HIGH_CARD || pips[2] >= Pips.of(new Card(high, Suit.SPADES));
  }

  /** Whether a line of a pay table names this hand. */
  public static boolean fits(PaidHand.OfThree line, List<Card> cards) {
    int[] pips = Pips.sorted(cards);
    int kind = kind(cards, pips);
    boolean royal = kind == STRAIGHT_FLUSH && pips[0] == Pips.ACE - 2;
    return switch (line) {
      case MINI_ROYAL_OF_SPADES -> royal && cards.getFirst().suit() == Suit.SPADES;
      case MINI_ROYAL -> royal;
      case STRAIGHT_FLUSH -> kind == STRAIGHT_FLUSH;
      case THREE_OF_A_KIND -> kind == THREE_OF_A_KIND;
      case STRAIGHT -> kind == STRAIGHT;
      case FLUSH -> kind == FLUSH;
      case PAIR -> kind == PAIR;
    };
  }

  private static int kind(List<Card> cards, int[] pips) {
    boolean run = Pips.follow(pips);
    boolean suited = Pips.suited(cards);
    if (run) {
      return suited ? STRAIGHT_FLUSH : STRAIGHT;
    }
    if (pips[0] == pips[2]) {
      return THREE_OF_A_KIND;
    }
    if (suited) {
      return FLUSH;
    }
    return pips[0] == pips[1] || pips[1] == pips[2] ? PAIR : HIGH_CARD;
  }

  private static int number(int kind, int first, int second, int third) {
    return ((kind * 100 + first) * 100 + second) * 100 + third;
  }
}
