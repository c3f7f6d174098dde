package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import java.util.SplittableRandom;

/** Deals a hand, perhaps a shown card, and seen cards; decides with and without the seen ones. */
final class RandomDeal {

  private final AnteTerms terms;
  private final int seen;
  private final Fare fare;
  private final int[] deck = new int[52];

  RandomDeal(AnteTerms terms, int seen) {
    this.terms = terms;
    this.seen = seen;
    fare = new Fare(terms);
    for (int card = 0; card < 52; card++) {
      deck[card] = card;
    }
  }

  /** What the better decision is worth more when the seen cards change it, otherwise 0. */
  double next(SplittableRandom random) {
    int shown = terms.showsDealerCard() ? 1 : 0;
    shuffle(random, 3 + shown + seen);
    long hand = 1L << deck[0] | 1L << deck[1] | 1L << deck[2];
    long seenCards = 0;
    for (int i = 3 + shown; i < 3 + shown + seen; i++) {
      seenCards |= 1L << deck[i];
    }
    int dealerCard = shown == 1 ? deck[3] : -1;
    double unseen = better(hand, dealerCard, 0);
    double informed = better(hand, dealerCard, seenCards);
    return unseen > 0 == informed > 0 ? 0 : Math.abs(informed);
  }

  /** How much more playing is worth than folding. */
  private double better(long hand, int shown, long seenCards) {
    long out = hand | seenCards;
    int left = 52 - Long.bitCount(out);
    int strength = ThreeCards.strength(hand);
    int[] strengths = {strength, strength + 1, terms.qualifies()};
    int[] weaker =
        shown < 0
            ? HandsToBeat.weaker(strengths, out)
            : HandsToBeat.weakerWith(shown, strengths, out);
    int hands = (int) (shown < 0 ? Binomial.ways(left, 3) : Binomial.ways(left - 1, 2));
    fare.against(strength, hands, weaker[0], weaker[1] - weaker[0], weaker[2]);
    long bonus = terms.bonus(OwnThree.of(hand));
    return (double) (fare.units() + (bonus + 1) * hands) / hands;
  }

  private void shuffle(SplittableRandom random, int cards) {
    for (int i = 0; i < cards; i++) {
      int other = random.nextInt(i, 52);
      int card = deck[i];
      deck[i] = deck[other];
      deck[other] = card;
    }
  }
}
