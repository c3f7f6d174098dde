package io.queenhigh.lab.usual;

/** Four Card Poker: one card open, five hidden, the best four of all six. */
final class FourCardDealer extends DealerHands {

  private static final RankSets FIVE = new RankSets(5);

  /** By the shown rank. */
  private static final int[][] STRENGTHS = new int[13][];

  private static final FourCardMasks[] MASKS = new FourCardMasks[13];

  static {
    for (int shown = 0; shown < 13; shown++) {
      int rank = shown;
      MASKS[shown] = new FourCardMasks(FourCardTables.FOUR_SHOWN_AND_ONE[shown]);
      STRENGTHS[shown] =
          FIVE.valued(
              counts -> {
                counts[rank]++;
                int strength = FourCards.plain(counts);
                counts[rank]--;
                return strength;
              });
    }
  }

  private final int[] bits = new int[13];
  private final int[] off = new int[13];
  private final int[] offPairs = new int[FourCardTables.PAIRS];

  FourCardDealer() {
    super(FIVE, 5);
  }

  @Override
  int[] plainStrengths() {
    return STRENGTHS[shownRank];
  }

  @Override
  long suitedBelow(int strength) {
    short[] masks = MASKS[shownRank].below(strength);
    long found = 0;
    for (int suit = 0; suit < 4; suit++) {
      found +=
          suit == shownSuit
              ? withShown(suits[suit], strength)
              : besideShown(suits[suit], masks, strength);
    }
    return found;
  }

  /** Three or more of the shown card's suit. */
  private long withShown(int suited, int limit) {
    int size = CardBits.bits(suited, bits);
    for (int rank = 0; rank < 13; rank++) {
      off[rank] = counts[rank] - (suited >> rank & 1);
    }
    int pair = 0;
    for (int high = 0; high < 13; high++) {
      for (int low = 0; low < high; low++) {
        offPairs[pair++] = off[high] * off[low];
      }
      offPairs[pair++] = (off[high] * (off[high] - 1)) >> 1;
    }
    int open = 1 << shownRank;
    long found = 0;
    for (int a = 0; a < size; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          int four = open | bits[a] | bits[b] | bits[c];
          if (FourCards.suited(four) >= limit && FourCardTables.ALONE[four] < limit) {
            int from = FourCardTables.PLACE[four] * FourCardTables.PAIRS;
            found +=
                RankSets.below(
                    FourCardTables.FOUR_AND_TWO, from, offPairs, FourCardTables.PAIRS, limit);
          }
          for (int d = 0; d < c; d++) {
            found += five(four | bits[d], limit);
            for (int e = 0; e < d; e++) {
              found += alone(four | bits[d] | bits[e], limit);
            }
          }
        }
      }
    }
    return found;
  }

  /** Four or five of another suit. */
  private long besideShown(int suited, short[] masks, int limit) {
    int size = CardBits.bits(suited, bits);
    int one = atLeast(1, suited);
    int two = atLeast(2, suited);
    int three = atLeast(3, suited);
    int found = 0;
    for (int a = 3; a < size; a++) {
      for (int b = 2; b < a; b++) {
        for (int c = 1; c < b; c++) {
          int last = bits[a] | bits[b] | bits[c];
          for (int d = 0; d < c; d++) {
            int four = last | bits[d];
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
              boolean hidden =
                  FourCardTables.FIVE_AND_ONE[FourCardTables.row(five) + shownRank] < limit;
              found += hidden && FourCards.suited(five) >= limit ? 1 : 0;
            }
          }
        }
      }
    }
    return found;
  }

  private long five(int five, int limit) {
    return FourCards.suited(five) >= limit && FourCardTables.ALONE[five] < limit
        ? RankSets.below(FourCardTables.FIVE_AND_ONE, FourCardTables.row(five), off, 13, limit)
        : 0;
  }

  private static int alone(int ranks, int limit) {
    return FourCards.suited(ranks) >= limit && FourCardTables.ALONE[ranks] < limit ? 1 : 0;
  }
}
