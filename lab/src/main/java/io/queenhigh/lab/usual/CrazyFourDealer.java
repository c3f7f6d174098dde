package io.queenhigh.lab.usual;

import io.queenhigh.lab.usual.FourCardHand.Category;

/** Crazy 4 Poker: five hidden cards, the best four of them. */
final class CrazyFourDealer extends DealerHands {

  private static final RankSets FIVE = new RankSets(5);
  private static final int[] STRENGTHS = FIVE.valued(FourCards::plain);
  private static final FourCardMasks MASKS = new FourCardMasks(FourCardTables.FOUR_AND_ONE);

  /** The weakest flush: whatever the limit is up to here, a suited hand is not below it. */
  private static final int FLUSH = FourCards.order(Category.FLUSH, 0, 0, 0, 0);

  private final int[] bits = new int[13];

  CrazyFourDealer() {
    super(FIVE, 5);
  }

  @Override
  int[] plainStrengths() {
    return STRENGTHS;
  }

  /** The highest card always counts. */
  @Override
  int ranksBelow(int strength) {
    int ranks = 13;
    while (ranks > 0 && highCard(ranks - 1) >= strength) {
      ranks--;
    }
    return ranks;
  }

  private static int highCard(int rank) {
    return FourCards.order(Category.HIGH_CARD, rank, 0, 0, 0);
  }

  @Override
  long suitedBelow(int limit) {
    short[] masks = MASKS.below(limit);
    long found = 0;
    for (int suit = 0; suit < 4; suit++) {
      found += ofSuit(suits[suit], masks, limit);
    }
    return found;
  }

  /** Four of the suit and one other, or five. */
  private long ofSuit(int open, short[] masks, int limit) {
    int size = CardBits.bits(open, bits);
    int one = atLeast(1, open);
    int two = atLeast(2, open);
    int three = atLeast(3, open);
    int found = 0;
    for (int a = 3; a < size; a++) {
      int top = Integer.numberOfTrailingZeros(bits[a]);
      if (highCard(top) >= limit) {
        // With this card, or a higher one, no hand is below.
        break;
      }
      for (int b = 2; b < a; b++) {
        for (int c = 1; c < b; c++) {
          int last = bits[a] | bits[b] | bits[c];
          for (int d = 0; d < c; d++) {
            int four = last | bits[d];
            if (limit <= FLUSH) {
              int low = masks[FourCardTables.PLACE[four]];
              found +=
                  Integer.bitCount(low & one)
                      + Integer.bitCount(low & two)
                      + Integer.bitCount(low & three)
                      + Integer.bitCount(low & open & (bits[d] - 1));
              continue;
            }
            if (FourCardTables.ALONE[four] >= limit) {
              continue;
            }
            if (FourCards.suited(four) >= limit) {
              int mask = masks[FourCardTables.PLACE[four]];
              found +=
                  Integer.bitCount(mask & one)
                      + Integer.bitCount(mask & two)
                      + Integer.bitCount(mask & three);
            }
            for (int e = 0; e < d; e++) {
              int five = four | bits[e];
              boolean low = FourCardTables.ALONE[five] < limit;
              found += low && FourCards.suited(five) >= limit ? 1 : 0;
            }
          }
        }
      }
    }
    return found;
  }
}
