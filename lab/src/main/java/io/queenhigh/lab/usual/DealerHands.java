package io.queenhigh.lab.usual;

/**
 * The hands that an unseen deck may give to the dealer, counted by strength.
 *
 * <p>Collections of ranks are counted as if no hand were suited; suited hands that this counts too
 * low are taken off again.
 */
abstract class DealerHands {

  /** Unseen cards of each rank. */
  final int[] counts = new int[13];

  /** Unseen ranks of each suit. */
  final int[] suits = new int[4];

  /** The rank and suit of the dealer's card that lies open, or -1. */
  int shownRank = -1;

  int shownSuit = -1;

  private final RankSets sets;
  private final int[][] room;
  private long hands;
  private final int hidden;

  DealerHands(RankSets sets, int hidden) {
    this.sets = sets;
    this.hidden = hidden;
    room = sets.room();
  }

  /** Looks at another unseen deck. */
  final void look(long unseen, int shown) {
    CardBits.countRanks(unseen, counts);
    for (int suit = 0; suit < 4; suit++) {
      suits[suit] = CardBits.ranksOf(unseen, suit);
    }
    shownRank = shown < 0 ? -1 : shown >> 2;
    shownSuit = shown < 0 ? -1 : shown & 3;
    sets.count(counts, room);
    hands = CardBits.choose(Long.bitCount(unseen), hidden);
  }

  final long hands() {
    return hands;
  }

  /** How many of the dealer's hands are weaker than this. */
  final long below(int strength) {
    return sets.below(plainStrengths(), counts, room, strength, ranksBelow(strength))
        - suitedBelow(strength);
  }

  /** How many of the lowest ranks can be the highest of a hand that is weaker than this. */
  int ranksBelow(int strength) {
    return 13;
  }

  /** The ranks of which other suits than this one have so many unseen cards, or more. */
  final int atLeast(int many, int open) {
    int ranks = 0;
    for (int rank = 0; rank < 13; rank++) {
      ranks |= (many - 1 - counts[rank] + (open >> rank & 1)) >>> 31 << rank;
    }
    return ranks;
  }

  /** The strength of every collection of hidden ranks, with the shown card, suits ignored. */
  abstract int[] plainStrengths();

  /** Suited hands that are not weaker, though their ranks alone would be. */
  abstract long suitedBelow(int strength);
}
