package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;
import java.util.List;

/** Ultimate Texas Hold'em as a person plays it by the usual table. */
final class HoldemWords {

  static final List<String> LINES =
      List.of(
          "Before the flop: 4x with any ace, any pair from 3s up, any suited king and K-5 up, Q-6 suited and Q-8 up,"
              + " J-8 suited and J-10. Check the rest; 3x is never best.",
          "On the flop: 2x with two pair or better, with a pair that one of your own cards makes (not with pocket 2s),"
              + " and with four to a flush of which you hold a ten or higher. Check the rest.",
          "On the river: 1x when your own cards make a better kind of hand than the board alone: a pair where it has"
              + " none, two pair where it has one. Otherwise 1x when fewer than 21 of the cards you do not see would"
              + " each give the dealer a better hand. Fold the rest.");

  private static final int THREE = 1;
  private static final int FIVE = 3;
  private static final int SIX = 4;
  private static final int EIGHT = 6;
  private static final int TEN = 8;
  private static final int JACK = 9;
  private static final int QUEEN = 10;
  private static final int KING = 11;
  private static final int ACE = 12;
  private static final int NEVER = 13;

  /** The lowest there is. */
  private static final int TWO_PAIR =
      BestFive.strength(
          CardBits.of(0, 0)
              | CardBits.of(0, 1)
              | CardBits.of(1, 0)
              | CardBits.of(1, 1)
              | CardBits.of(2, 2));

  private HoldemWords() {}

  /** Whether to bet 4× before the flop. */
  static boolean first(long own) {
    Draws hand = new Draws(own);
    return hand.noPair() ? hand.lowest() >= lowest(hand) : hand.highest() >= THREE;
  }

  /** The lowest second card with which a hand without a pair is bet 4×. */
  private static int lowest(Draws hand) {
    return switch (hand.highest()) {
      case ACE -> 0;
      case KING -> hand.suited() ? 0 : FIVE;
      case QUEEN -> hand.suited() ? SIX : EIGHT;
      case JACK -> hand.suited() ? EIGHT : TEN;
      default -> NEVER;
    };
  }

  /** What a person can do who looks for cards that would pair the hand among those seen. */
  static final String OUTS_SEEN =
      "Before the flop by the cards seen that would pair you: with one, check the lowest 4x hands (a pair of 3s, K-5, Q-8,"
          + " J-10; suited K-2, Q-6, J-8); with two, any king, queen or jack high; with none, 4x the next hands below"
          + " (K-4, Q-7, J-9; suited Q-5, J-7, 10-9)";

  /** Whether to bet 4× before the flop by {@link #OUTS_SEEN}. */
  static boolean firstByOuts(long own, long seen) {
    Draws hand = new Draws(own);
    int high = hand.highest();
    int low = hand.lowest();
    int outs = UsualStudy.count(seen, high) + (hand.noPair() ? UsualStudy.count(seen, low) : 0);
    if (!hand.noPair()) {
      return high > THREE || (high == THREE && outs == 0);
    }
    if (high == ACE) {
      return true;
    }
    if (high == TEN) {
      return low == TEN - 1 && hand.suited() && outs == 0;
    }
    int lowest = lowest(hand);
    return low > lowest ? outs < 2 : low >= lowest - 1 && outs == 0;
  }

  /** Whether to bet 2× on this flop. */
  static boolean second(long own, long flop) {
    if (BestFive.strength(own | flop) >= TWO_PAIR) {
      return true;
    }
    Draws hand = new Draws(own);
    if (!hand.noPair()) {
      return hand.highest() >= THREE;
    }
    return UsualStudy.count(flop, hand.highest()) > 0
        || UsualStudy.count(flop, hand.lowest()) > 0
        || fourToFlush(own, flop);
  }

  private static boolean fourToFlush(long own, long flop) {
    for (int suit = 0; suit < 4; suit++) {
      int held = CardBits.ranksOf(own, suit);
      if (Integer.bitCount(held | CardBits.ranksOf(flop, suit)) >= 4 && held >>> TEN != 0) {
        return true;
      }
    }
    return false;
  }

  /** The words, written down. */
  static HoldemBasic written(long own) {
    HoldemBasic words = new HoldemBasic();
    words.bet(first(own) ? 4 : 0);
    int flop = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++, flop++) {
          long cards = 1L << a | 1L << b | 1L << c;
          if ((cards & own) == 0) {
            words.raises(flop, second(own, cards));
          }
        }
      }
    }
    HoldemRiverWords.write(own, words);
    return words;
  }
}
