package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Rank;
import java.math.BigInteger;

/**
 * What playing brings more than folding when only the number of queens, kings and aces among the
 * seen cards is known.
 *
 * <p>No set of seen cards is dealt: a dealer hand leaves so many high and so many low cards, and
 * the seen ones are any of these.
 */
final class CountedHigh {

  private final AntePlayCount antePlay;
  private final int seen;
  private final int unknown;

  /** By shown rank, strength and high cards among the dealer's unknown ones. */
  private final long[][][] byDealersHigh;

  /** By shown rank, number of high cards seen and strength. */
  private final BigInteger[][][] advantage;

  /** Chooses the weakest strength to play. */
  interface Rule {
    int from(int row, int high);
  }

  private CountedHigh(AnteTerms terms, int seen) {
    this.seen = seen;
    antePlay = AntePlayCount.of(terms);
    unknown = terms.showsDealerCard() ? 2 : 3;
    int rows = terms.showsDealerCard() ? 13 : 1;
    byDealersHigh = new long[rows][ThreeCards.CLASSES][unknown + 1];
    advantage = new BigInteger[rows][seen + 1][ThreeCards.CLASSES];
  }

  static CountedHigh of(AnteTerms terms, int seen) {
    CountedHigh counted = new CountedHigh(terms, seen);
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      if (terms.showsDealerCard()) {
        for (int shown = 0; shown < 52; shown++) {
          counted.addPairs(hand, shown, 52, counted.byDealersHigh[shown >> 2], 0);
        }
      } else {
        for (int first = 2; first < 52; first++) {
          counted.addPairs(hand, first, first, counted.byDealersHigh[0], high(first));
        }
      }
    }
    counted.spread();
    return counted;
  }

  int rows() {
    return advantage.length;
  }

  /** The edge of the best play when nothing is seen. */
  Fraction edgeUnseen() {
    return Fraction.of(antePlay.deals() - antePlay.gained(), antePlay.deals());
  }

  /** The best threshold for a shown rank and a number of high cards seen. */
  int bestThreshold(int row, int high) {
    return bestThreshold(advantage[row][high]);
  }

  /** The best threshold for a shown rank when nothing else is known. */
  int bestThreshold(int row) {
    BigInteger[] together = new BigInteger[ThreeCards.CLASSES];
    for (int strength = 0; strength < together.length; strength++) {
      together[strength] = BigInteger.ZERO;
      for (BigInteger[] ofHigh : advantage[row]) {
        together[strength] = together[strength].add(ofHigh[strength]);
      }
    }
    return bestThreshold(together);
  }

  /** The edge against a player who follows the rule. */
  Fraction edge(Rule rule) {
    BigInteger gained = BigInteger.ZERO;
    for (int row = advantage.length - 1; row >= 0; row--) {
      for (int high = 0; high <= Math.min(seen, 12); high++) {
        for (int strength = rule.from(row, high); strength < ThreeCards.CLASSES; strength++) {
          gained = gained.add(advantage[row][high][strength]);
        }
      }
    }
    BigInteger deals =
        BigInteger.valueOf(antePlay.deals()).multiply(BigInteger.valueOf(Binomial.ways(46, seen)));
    return new Fraction(deals.subtract(gained), deals);
  }

  private static int bestThreshold(BigInteger[] advantage) {
    int best = ThreeCards.CLASSES;
    BigInteger most = BigInteger.ZERO;
    BigInteger gained = BigInteger.ZERO;
    for (int strength = ThreeCards.CLASSES - 1; strength >= 0; strength--) {
      gained = gained.add(advantage[strength]);
      if (gained.compareTo(most) > 0) {
        most = gained;
        best = strength;
      }
    }
    return best;
  }

  /** Adds the dealer hands of a first card and any two lower than {@code below}. */
  private void addPairs(int hand, int first, int below, long[][] to, int highBefore) {
    long out = HandClasses.mask(hand);
    if ((out >>> first & 1) != 0) {
      return;
    }
    out |= 1L << first;
    Worth worth = new Worth(antePlay.terms(), HandClasses.KIND[hand]);
    int strength = HandClasses.STRENGTH[hand];
    long[] byHigh = new long[unknown + 1];
    for (int b = 1; b < below; b++) {
      if ((out >>> b & 1) == 0) {
        int highSoFar = highBefore + high(b);
        for (int c = 0; c < b; c++) {
          if ((out >>> c & 1) == 0) {
            byHigh[highSoFar + high(c)] +=
                worth.against(strength, ThreeCards.strength(first, b, c)) - Worth.OF_FOLDING;
          }
        }
      }
    }
    for (int high = 0; high <= unknown; high++) {
      to[strength][high] += byHigh[high] * HandClasses.WEIGHT[hand];
    }
  }

  /** Chooses the seen cards among those that hand, shown card and dealer leave. */
  private void spread() {
    for (int row = 0; row < advantage.length; row++) {
      int shownHigh = advantage.length == 13 ? high(4 * row) : 0;
      for (int strength = 0; strength < ThreeCards.CLASSES; strength++) {
        int ownHigh = 0;
        for (Rank rank : ThreeCards.example(strength).ranks()) {
          ownHigh += high(4 * rank.ordinal());
        }
        int highLeft = 12 - ownHigh - shownHigh;
        int lowLeft = 46 + unknown - highLeft;
        for (int high = 0; high <= seen; high++) {
          BigInteger sum = BigInteger.ZERO;
          for (int dealers = 0; dealers <= unknown; dealers++) {
            BigInteger sets =
                BigInteger.valueOf(Binomial.ways(highLeft - dealers, high))
                    .multiply(
                        BigInteger.valueOf(
                            Binomial.ways(lowLeft - (unknown - dealers), seen - high)));
            sum = sum.add(sets.multiply(BigInteger.valueOf(byDealersHigh[row][strength][dealers])));
          }
          advantage[row][high][strength] = sum;
        }
      }
    }
  }

  private static int high(int card) {
    return card >> 2 >= Rank.QUEEN.ordinal() ? 1 : 0;
  }
}
