package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;

/**
 * One hand of the player against every hand of the dealer: deals and what the 6 Card Bonus brings
 * in them, kept apart by how many of the dealer's cards would make the player fold when shown, and
 * by how the hand ends if it is played.
 *
 * <p>Dealer hands of the same ranks are counted together as if flushes of five cards did not exist;
 * the few deals with one are then corrected. Where the decision hangs on the shown card's suit,
 * this cannot be done and every hand is dealt.
 */
final class JointHand {

  static final int LOWEST = -2;
  static final int HIGHEST = 2;

  private static final int RESULTS = HIGHEST - LOWEST + 1;

  private final int hand;
  private final int strength;
  private final long own;
  private final long ownRanks;

  /** By rank: the suits the dealer can have, how many, and whether such a card makes one fold. */
  private final int[] suits = new int[13];

  private final int[] cards = new int[13];
  private final int[] folds = new int[13];

  private final AnteTerms terms;
  private final AntePlayCount antePlay;

  /** What the 6 Card Bonus wins or loses, by the strength of the best five. */
  private final long[] six;

  private final long[] count = new long[4 * RESULTS];
  private final long[] sum = new long[4 * RESULTS];
  private final long[] squares = new long[4 * RESULTS];

  /** Deals that end alike for Ante and Play, with the sums of the 6 Card Bonus over them. */
  record Deals(long count, long six, long sixSquared) {

    Deals withSixLost() {
      return new Deals(count, -count, count);
    }
  }

  private JointHand(int hand, AntePlayCount antePlay, long[] six) {
    this.hand = hand;
    this.antePlay = antePlay;
    this.six = six;
    terms = antePlay.terms();
    strength = HandClasses.STRENGTH[hand];
    own = HandClasses.mask(hand);
    ownRanks =
        BestFive.NO_CARDS
            + BestFive.rankKey(HandClasses.FIRST[hand] >> 2)
            + BestFive.rankKey(HandClasses.SECOND[hand] >> 2)
            + BestFive.rankKey(HandClasses.THIRD[hand] >> 2);
    for (int rank = 0; rank < 13; rank++) {
      suits[rank] = (int) (~own >>> (4 * rank) & 0b1111);
      cards[rank] = Integer.bitCount(suits[rank]);
      folds[rank] = folds(4 * rank + Integer.numberOfTrailingZeros(suits[rank]));
    }
  }

  static JointHand of(int hand, AntePlayCount antePlay, long[] six) {
    JointHand joint = new JointHand(hand, antePlay, six);
    if (joint.suitsDecide()) {
      joint.dealEveryHand();
    } else {
      joint.countByRanks();
      joint.correctFlushes();
    }
    return joint;
  }

  int hand() {
    return hand;
  }

  Deals deals(int folds, int result) {
    int place = place(folds, result);
    return new Deals(count[place], sum[place], squares[place]);
  }

  private boolean suitsDecide() {
    if (terms.showsDealerCard()) {
      for (int card = 0; card < 52; card++) {
        if (isOut(card) && folds(card) != folds[card >> 2]) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isOut(int card) {
    return (own >>> card & 1) == 0;
  }

  private int folds(int card) {
    boolean plays = terms.showsDealerCard() ? antePlay.plays(hand, card) : antePlay.plays(hand);
    return plays ? 0 : 1;
  }

  private void countByRanks() {
    for (int a = 0; a < 13; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          long ways = ways(a, b, c);
          if (ways > 0) {
            int fold = folds[a] + folds[b] + folds[c];
            long bonus = withoutFlush(a, b, c);
            long suited = a > b && b > c ? Integer.bitCount(suits[a] & suits[b] & suits[c]) : 0;
            add(place(fold, result(mixed(a, b, c))), ways - suited, bonus);
            if (suited > 0) {
              int dealer = ThreeCards.strength(4 * a, 4 * b, 4 * c);
              add(place(fold, result(dealer)), suited, bonus);
            }
          }
        }
      }
    }
  }

  /**
   * Five or six cards of a suit: two of the player's and three of the dealer's, or three and two.
   */
  private void correctFlushes() {
    for (int suit = 0; suit < 4; suit++) {
      int mine = Long.bitCount(own & (SuitArithmetic.CLUBS << suit));
      if (mine >= 2) {
        correctFlushes(suit, mine == 3);
      }
    }
  }

  private void correctFlushes(int suit, boolean twoAreEnough) {
    for (int a = 0; a < 13; a++) {
      for (int b = 0; b < a; b++) {
        if (isOut(4 * a + suit) && isOut(4 * b + suit)) {
          int foldsAb = folds[a] + folds[b];
          long two = own | 1L << (4 * a + suit) | 1L << (4 * b + suit);
          for (int c = 0; c < b; c++) {
            if (isOut(4 * c + suit)) {
              int dealer = ThreeCards.strength(4 * a, 4 * b, 4 * c);
              long bonus = six[BestFive.strength(two | 1L << (4 * c + suit))];
              correct(place(foldsAb + folds[c], result(dealer)), 1, bonus, withoutFlush(a, b, c));
            }
          }
          for (int c = 0; twoAreEnough && c < 13; c++) {
            // The player's three are all of the suit, so three cards of any rank are of others.
            long bonus = six[BestFive.strength(two | 1L << (4 * c + (suit ^ 1)))];
            int place = place(foldsAb + folds[c], result(mixed(a, b, c)));
            correct(place, 3, bonus, withoutFlush(a, b, c));
          }
        }
      }
    }
  }

  private void dealEveryHand() {
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          long dealer = 1L << a | 1L << b | 1L << c;
          if ((dealer & own) == 0) {
            int folds = folds(a) + folds(b) + folds(c);
            int result = result(ThreeCards.strength(a, b, c));
            add(place(folds, result), 1, six[BestFive.strength(own | dealer)]);
          }
        }
      }
    }
  }

  private long ways(int a, int b, int c) {
    if (a == c) {
      return Binomial.ways(cards[a], 3);
    }
    if (a == b) {
      return Binomial.ways(cards[a], 2) * cards[c];
    }
    return b == c ? cards[a] * Binomial.ways(cards[b], 2) : (long) cards[a] * cards[b] * cards[c];
  }

  private static int mixed(int a, int b, int c) {
    return ThreeCards.strength(4 * a, 4 * b + 1, 4 * c + 2);
  }

  /** The 6 Card Bonus with these ranks of the dealer's when no five cards are of a suit. */
  private long withoutFlush(int a, int b, int c) {
    long sum = ownRanks + BestFive.rankKey(a) + BestFive.rankKey(b) + BestFive.rankKey(c);
    return six[BestFive.strength(sum, own)];
  }

  private int result(int dealer) {
    if (dealer < terms.qualifies()) {
      return terms.anteAlwaysWins() || strength > dealer ? 1 : 0;
    }
    return 2 * Integer.signum(strength - dealer);
  }

  private static int place(int folds, int result) {
    return folds * RESULTS + result - LOWEST;
  }

  private void add(int place, long deals, long bonus) {
    count[place] += deals;
    sum[place] += deals * bonus;
    squares[place] += deals * bonus * bonus;
  }

  private void correct(int place, long deals, long to, long from) {
    sum[place] += deals * (to - from);
    squares[place] += deals * (to * to - from * from);
  }
}
