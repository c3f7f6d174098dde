package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import java.util.BitSet;

/**
 * Ante and Play counted over every deal, each hand decided as well as what is shown allows.
 *
 * <p>A deal is a hand of the player and one of the dealer; where a dealer card is shown, also which
 * of the three it is.
 */
final class AntePlayCount {

  private static final int RANKS = 13;

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

  /** Decisions by hand class and, where one is shown, dealer card. */
  private final BitSet plays = new BitSet();

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
    return plays.get(hand);
  }

  boolean plays(int hand, int shown) {
    return plays.get(hand * 52 + shown);
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
      if (decide(hand, fare, HandClasses.DEALER_HANDS, 0)) {
        plays.set(hand);
      }
    }
  }

  private void withShownCard() {
    Fare fare = new Fare(terms);
    int others = 48 * 47 / 2;
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      int strength = HandClasses.STRENGTH[hand];
      int a = HandClasses.FIRST[hand];
      int b = HandClasses.SECOND[hand];
      int c = HandClasses.THIRD[hand];
      for (int shown = 0; shown < 52; shown++) {
        if (shown == a || shown == b || shown == c) {
          continue;
        }
        int weaker = HandsToBeat.weakerWith(shown, strength, a, b, c);
        fare.against(
            strength,
            others,
            weaker,
            HandsToBeat.weakerWith(shown, strength + 1, a, b, c) - weaker,
            HandsToBeat.weakerWith(shown, terms.qualifies(), a, b, c));
        if (decide(hand, fare, others, shown >> 2)) {
          plays.set(hand * 52 + shown);
        }
      }
    }
  }

  /** Plays when that is better than giving up the Ante, and counts what comes of it. */
  private boolean decide(int hand, Fare fare, int dealerHands, int shownRank) {
    OwnThree kind = HandClasses.KIND[hand];
    long weight = HandClasses.WEIGHT[hand];
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
