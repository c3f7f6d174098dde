package io.queenhigh.audit.hands;

import io.queenhigh.rules.cards.Card;
import java.util.Arrays;
import java.util.List;

/** The ranks of some cards as numbers from 2 to 14, the ace being 14. */
final class Pips {

  static final int ACE = 14;

  private Pips() {}

  static int of(Card card) {
    return switch (card.rank()) {
      case TWO -> 2;
      case THREE -> 3;
      case FOUR -> 4;
      case FIVE -> 5;
      case SIX -> 6;
      case SEVEN -> 7;
      case EIGHT -> 8;
      case NINE -> 9;
      case TEN -> 10;
      case JACK -> 11;
      case QUEEN -> 12;
      case KING -> 13;
      case ACE -> ACE;
    };
  }

  /** Lowest first. */
  static int[] sorted(List<Card> cards) {
    int[] pips = new int[cards.size()];
    for (int i = 0; i < pips.length; i++) {
      pips[i] = of(cards.get(i));
    }
    Arrays.sort(pips);
    return pips;
  }

  /** Whether sorted pips follow one another; an ace may also stand before the two. */
  static boolean follow(int[] sorted) {
    return highOfRun(sorted) != 0;
  }

  /** The highest pip of a run, where the ace of a run from the bottom counts one; 0 for no run. */
  static int highOfRun(int[] sorted) {
    int last = sorted.length - 1;
    boolean inner = true;
    for (int i = 1; i < last; i++) {
      inner &= sorted[i] == sorted[i - 1] + 1;
    }
    if (inner && sorted[last] == sorted[last - 1] + 1) {
      return sorted[last];
    }
    boolean fromTheBottom = inner && sorted[0] == 2 && sorted[last] == ACE;
    return fromTheBottom ? sorted[last - 1] : 0;
  }

  static boolean suited(List<Card> cards) {
    for (Card card : cards) {
      if (card.suit() != cards.getFirst().suit()) {
        return false;
      }
    }
    return true;
  }
}
