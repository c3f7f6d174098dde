package io.queenhigh.lab.usual;

/**
 * A count for Four Card Poker that a person can keep, against a dealer's card higher than the own
 * pair. Its numbers are the best ones found on random deals other than those that price it.
 */
final class FourCardCount {

  static final String RULE =
      "Against a card higher than your pair, at three spots: 3 points for every card of its rank that you see or hold, 1 for"
          + " every other card seen above your pair, and twice the pair (jacks 11, queens 12, kings 13); 1x from 17, 3x from 28."
          + " Two spots: 11 and 27. With three times the pair, four to seven spots: 25 and 40, 30 and 42, 35 and 43, 40 and 45";

  private static final int CARDS = 5;
  private static final int FOR_THE_DEALERS = 3;

  /** By spots: how often the pair counts, and from how many points on to bet 1x and 3x. */
  private static final int[][] NUMBERS = {
    {}, {}, {2, 11, 27}, {2, 17, 28}, {3, 25, 40}, {3, 30, 42}, {3, 35, 43}, {3, 40, 45}
  };

  private FourCardCount() {}

  /**
   * What to do with a pair.
   *
   * @param rank of the pair
   * @param shown the dealer's rank
   */
  static int bet(int rank, int shown, long own, long seen) {
    int[] numbers = NUMBERS[1 + Long.bitCount(seen) / CARDS];
    int points = numbers[0] * (rank + 2) + FOR_THE_DEALERS * UsualStudy.count(own | seen, shown);
    for (int higher = rank + 1; higher < 13; higher++) {
      points += higher == shown ? 0 : UsualStudy.count(seen, higher);
    }
    return points >= numbers[2] ? 3 : points >= numbers[1] ? 1 : 0;
  }
}
