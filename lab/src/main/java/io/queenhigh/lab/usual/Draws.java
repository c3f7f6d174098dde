package io.queenhigh.lab.usual;

/** What a person sees in a few cards: pairs, suits, how far ranks lie apart. Aces are high. */
record Draws(long cards) {

  private static final int ACE = 1 << 12;

  private int ranks() {
    int ranks = 0;
    for (int suit = 0; suit < 4; suit++) {
      ranks |= CardBits.ranksOf(cards, suit);
    }
    return ranks;
  }

  int size() {
    return Long.bitCount(cards);
  }

  /** Whether no two cards are of a rank. */
  boolean noPair() {
    return Integer.bitCount(ranks()) == size();
  }

  /** Whether there is a pair of this rank or a higher one, two pair, or better. */
  boolean pairFrom(int rank) {
    int pairs = 0;
    boolean high = false;
    for (int each = 0; each < 13; each++) {
      int many = UsualStudy.count(cards, each);
      pairs += many / 2;
      high |= many >= 3 || (many == 2 && each >= rank);
    }
    return high || pairs >= 2;
  }

  boolean suited() {
    for (int suit = 0; suit < 4; suit++) {
      if (Integer.bitCount(CardBits.ranksOf(cards, suit)) == size()) {
        return true;
      }
    }
    return false;
  }

  /** How many ranks lie between the lowest and the highest card without being there. */
  int gaps() {
    return highest() - lowest() + 1 - size();
  }

  int lowest() {
    return Integer.numberOfTrailingZeros(ranks());
  }

  int highest() {
    return 31 - Integer.numberOfLeadingZeros(ranks());
  }

  /** How many cards are of this rank or higher. */
  int from(int rank) {
    return Long.bitCount(cards >>> (4 * rank));
  }

  /** Whether cards of different ranks fit into a straight, with the ace at either end. */
  boolean toStraight() {
    int low = (ranks() & ~ACE) << 1 | ((ranks() & ACE) != 0 ? 1 : 0);
    return noPair() && (highest() - lowest() < 5 || (low & ~0x1F) == 0);
  }
}
