package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;

/**
 * Ante and Play counted over every deal, each hand decided as well as what is shown allows.
 *
 * <p>A deal is a hand of the player and one of the dealer; where a dealer card is shown, also which
 * of the three it is.
 */
final class AntePlayCount {

  private static final int RANKS = 13;

  /** What may lie beside a shown card. */
  private static final int UNKNOWN_PAIRS = 48 * 47 / 2;

  private final AnteTerms terms;

  /** Deals by result of a played hand and by what pay tables call it. */
  private final long[][] played = new long[Result.values().length][OwnThree.values().length];

  private long folded;

  /** Units that the hands worth playing bring more than folding them all. */
  private long gained;

  /** Folded deals in which the hand would have been paid by a table of three cards, by kind. */
  private final long[] foldedByKind = new long[OwnThree.values().length];

  /**
   * What playing brings more than folding, by rank of the shown card and strength. Where nothing is
   * shown, there is one row only.
   */
  private final long[][] advantage;

  /** By hand class: the dealer cards against which it is played, one bit each. */
  private final long[] plays = new long[HandClasses.COUNT];

  /** How a played hand ends. */
  enum Result {
    WINS(2),
    ANTE_WINS(1),
    ANTE_PUSHES(0),
    TIES(0),
    LOSES(-2);

    final long units;

    Result(long units) {
      this.units = units;
    }
  }

  private AntePlayCount(AnteTerms terms) {
    this.terms = terms;
    advantage = new long[terms.showsDealerCard() ? RANKS : 1][ThreeCards.CLASSES];
  }

  static AntePlayCount of(AnteTerms terms) {
    AntePlayCount count = new AntePlayCount(terms);
    if (terms.showsDealerCard()) {
      count.withShownCard();
    } else {
      count.withNothingShown();
    }
    return count;
  }

  AnteTerms terms() {
    return terms;
  }

  /** How many equally likely deals there are. */
  long deals() {
    long pairs = (long) HandClasses.HANDS * HandClasses.DEALER_HANDS;
    return terms.showsDealerCard() ? 3 * pairs : pairs;
  }

  long gained() {
    return gained;
  }

  long folded() {
    return folded;
  }

  long foldedWith(OwnThree kind) {
    return foldedByKind[kind.ordinal()];
  }

  long played(Result result, OwnThree kind) {
    return played[result.ordinal()][kind.ordinal()];
  }

  /** What playing brings more than folding over all deals, by shown rank and by strength. */
  long[][] advantage() {
    return advantage;
  }

  boolean plays(int hand) {
    return plays[hand] != 0;
  }

  boolean plays(int hand, int shown) {
    return (plays[hand] >>> shown & 1) != 0;
  }

  private void withNothingShown() {
    Fare fare = new Fare(terms);
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      int a = HandClasses.FIRST[hand];
      int b = HandClasses.SECOND[hand];
      int c = HandClasses.THIRD[hand];
      fare.against(
          HandClasses.STRENGTH[hand],
          HandClasses.DEALER_HANDS,
          HandClasses.WEAKER[hand],
          HandClasses.TIED[hand],
          HandsToBeat.weaker(terms.qualifies(), a, b, c));
      if (decide(hand, fare, 1, HandClasses.DEALER_HANDS, 0)) {
        plays[hand] = -1;
      }
    }
  }

  private void withShownCard() {
    Fare fare = new Fare(terms);
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      for (int suit = 0; suit < 4; suit++) {
        int alike = HandClasses.alike(hand, suit);
        if (alike != 0) {
          againstCardsOf(suit, alike, hand, fare);
        }
      }
    }
  }

  /** A hand against every shown card of a suit, which speaks for those that are alike. */
  private void againstCardsOf(int suit, int alike, int hand, Fare fare) {
    int strength = HandClasses.STRENGTH[hand];
    int a = HandClasses.FIRST[hand];
    int b = HandClasses.SECOND[hand];
    int c = HandClasses.THIRD[hand];
    for (int shown = suit; shown < 52; shown += 4) {
      if (shown == a || shown == b || shown == c) {
        continue;
      }
      int weaker = HandsToBeat.weakerWith(shown, strength, a, b, c);
      fare.against(
          strength,
          UNKNOWN_PAIRS,
          weaker,
          HandsToBeat.weakerWith(shown, strength + 1, a, b, c) - weaker,
          HandsToBeat.weakerWith(shown, terms.qualifies(), a, b, c));
      if (decide(hand, fare, Integer.bitCount(alike), UNKNOWN_PAIRS, shown >> 2)) {
        plays[hand] |= (long) alike << (shown & ~3);
      }
    }
  }

  /**
   * Plays when that is better than giving up the Ante, and counts what comes of it.
   *
   * @param times how many shown cards come to the same
   */
  private boolean decide(int hand, Fare fare, int times, int dealerHands, int shownRank) {
    OwnThree kind = HandClasses.KIND[hand];
    long weight = (long) HandClasses.WEIGHT[hand] * times;
    long better = fare.units() + (terms.bonus(kind) + 1) * dealerHands;
    advantage[shownRank][HandClasses.STRENGTH[hand]] += weight * better;
    if (better <= 0) {
      folded += weight * dealerHands;
      foldedByKind[kind.ordinal()] += weight * dealerHands;
      return false;
    }
    gained += weight * better;
    count(Result.WINS, kind, weight * fare.wins);
    count(Result.ANTE_WINS, kind, weight * fare.anteWins);
    count(Result.ANTE_PUSHES, kind, weight * fare.antePushes);
    count(Result.TIES, kind, weight * fare.ties);
    count(Result.LOSES, kind, weight * fare.loses);
    return true;
  }

  private void count(Result result, OwnThree kind, long deals) {
    played[result.ordinal()][kind.ordinal()] += deals;
  }
}
