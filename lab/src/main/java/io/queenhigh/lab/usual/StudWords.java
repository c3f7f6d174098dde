package io.queenhigh.lab.usual;

import java.util.List;

/**
 * Mississippi Stud as a person plays it by the usual table: jacks to aces count 2, sixes to tens 1.
 */
final class StudWords {

  static final List<String> LINES =
      List.of(
          "Count 2 points for a jack or higher, 1 for a six to a ten.",
          "With two cards: 3x with any pair; 1x with two points, or with 6-5 suited; fold the rest.",
          "With three cards: 3x with a pair of sixes or better, and with three suited cards that are in a row from 5-6-7"
              + " up, have one gap and a jack or higher, or two gaps and two of them.",
          "1x with any other three suited cards, a lower pair, three points, three in a row from 4-5-6 up, or one gap and"
              + " two points; fold the rest.",
          "With four cards: 3x with a pair of sixes or better, four suited cards, or four in a row from 5-6-7-8 up that are"
              + " open at both ends.",
          "1x with any other straight draw, a lower pair, four points, or three points after an earlier 3x; fold the rest.");

  private static final int FOUR = 2;
  private static final int FIVE = 3;
  private static final int SIX = 4;
  private static final int JACK = 9;
  private static final int ACE = 12;

  private StudWords() {}

  /** What a person can do who looks for cards that would pair the first two. */
  static final String OUTS_SEEN =
      "First bet by outs seen, then basic strategy: fold a jack or higher with a five or lower if one more card of the high"
          + " one's rank is seen, with a six to ten if two are, and two cards below a jack if two that would pair them are";

  /** Whether to fold two cards that are usually bet once, by {@link #OUTS_SEEN}. */
  static boolean foldsFirst(long two, long seen) {
    Draws hand = new Draws(two);
    int high = UsualStudy.count(seen, hand.highest());
    if (hand.lowest() >= JACK) {
      return false;
    }
    if (hand.highest() >= JACK) {
      return high >= (hand.lowest() < SIX ? 1 : 2);
    }
    return high + UsualStudy.count(seen, hand.lowest()) >= 2;
  }

  private static int points(Draws hand) {
    return hand.from(SIX) + hand.from(JACK);
  }

  static int first(long two) {
    Draws hand = new Draws(two);
    if (!hand.noPair()) {
      return 3;
    }
    boolean sixFive = hand.suited() && hand.highest() == SIX && hand.lowest() == FIVE;
    return points(hand) >= 2 || sixFive ? 1 : 0;
  }

  static int second(long three) {
    Draws hand = new Draws(three);
    if (hand.pairFrom(SIX) || (hand.suited() && raises(hand))) {
      return 3;
    }
    boolean plays =
        hand.suited()
            || !hand.noPair()
            || points(hand) >= 3
            || (hand.gaps() == 0 && hand.lowest() >= FOUR)
            || (hand.gaps() == 1 && points(hand) >= 2);
    return plays ? 1 : 0;
  }

  private static boolean raises(Draws suited) {
    return switch (suited.gaps()) {
      case 0 -> suited.lowest() >= FIVE;
      case 1, 2 -> suited.from(JACK) >= suited.gaps();
      default -> false;
    };
  }

  /**
   * @param raised whether an earlier bet was 3×
   */
  static int third(long four, boolean raised) {
    Draws hand = new Draws(four);
    boolean open =
        hand.noPair() && hand.gaps() == 0 && hand.lowest() >= FIVE && hand.highest() < ACE;
    if (hand.pairFrom(SIX) || hand.suited() || open) {
      return 3;
    }
    boolean plays = hand.toStraight() || !hand.noPair() || points(hand) >= (raised ? 3 : 4);
    return plays ? 1 : 0;
  }
}
