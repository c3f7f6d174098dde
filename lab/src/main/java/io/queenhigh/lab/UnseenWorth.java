package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import java.util.Arrays;

/**
 * What the hands the dealer may hold are worth together before any other card is seen, and how much
 * of it each card takes part in: enough to tell that most decisions can never change.
 */
final class UnseenWorth {

  private final long[] withCard = new long[52];
  private long total;
  private int dealerHands;
  private int lost;

  private UnseenWorth() {}

  /** Nothing shown: any three of the other 49 cards. */
  static UnseenWorth of(int hand, Worth worth) {
    UnseenWorth unseen = new UnseenWorth();
    for (int shown = 2; shown < 52; shown++) {
      unseen.addPairsBelow(shown, shown, hand, worth);
    }
    return unseen;
  }

  /** The shown card and any two of the other 48. */
  static UnseenWorth of(int hand, int shown, Worth worth) {
    UnseenWorth unseen = new UnseenWorth();
    unseen.addPairsBelow(shown, 52, hand, worth);
    unseen.withCard[shown] = 0;
    return unseen;
  }

  private void addPairsBelow(int first, int below, int hand, Worth worth) {
    long out = HandClasses.mask(hand);
    if ((out >>> first & 1) != 0) {
      return;
    }
    out |= 1L << first;
    int strength = HandClasses.STRENGTH[hand];
    for (int b = 1; b < below; b++) {
      if ((out >>> b & 1) == 0) {
        for (int c = 0; c < b; c++) {
          if ((out >>> c & 1) == 0) {
            int value = worth.against(strength, ThreeCards.strength(first, b, c));
            total += value;
            withCard[first] += value;
            withCard[b] += value;
            withCard[c] += value;
            dealerHands++;
            lost += value == 0 ? 1 : 0;
          }
        }
      }
    }
  }

  /** The decision without seen cards. */
  boolean plays() {
    return total > (long) Worth.OF_FOLDING * dealerHands;
  }

  /**
   * Whether the hand is played whatever cards are seen: when enough is left with the most valuable
   * cards missing, each counted in full, or with none of the lost hands missing.
   *
   * @param left how many hands the dealer may still hold
   */
  boolean playsWhatever(int seen, long left) {
    long[] leastFirst = withCard.clone();
    Arrays.sort(leastFirst);
    long missing = 0;
    for (int i = 0; i < seen; i++) {
      missing += leastFirst[51 - i];
    }
    long folding = Worth.OF_FOLDING * left;
    return total - missing > folding || Worth.LEAST_UNLESS_LOST * (left - lost) > folding;
  }

  /** Whether the hand is folded whatever cards are seen: when nothing is missing of its worth. */
  boolean foldsWhatever(long left) {
    return total <= Worth.OF_FOLDING * left;
  }
}
