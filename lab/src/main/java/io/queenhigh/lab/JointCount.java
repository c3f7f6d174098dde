package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Sums of results, and of products of two results, over every pair of hands and every choice of the
 * shown card.
 */
final class JointCount {

  private static final int ANTE = 0;
  private static final int PAIR_PLUS = 1;
  private static final int SIX = 2;

  private final AntePlay antePlay;
  private final Terms terms;
  private final long[] pairPlus = new long[OwnThree.values().length];
  private final boolean pairPlusForfeited;
  private final long[] six = new long[BestFive.CLASSES];
  private final boolean sixForfeited;
  private final List<Wager> wagers = new ArrayList<>(List.of(Wager.ANTE));

  private final long[] sums = new long[3];
  private final long[][] products = new long[3][3];

  private JointCount(AntePlay antePlay, boolean pairPlusForfeited, boolean sixForfeited) {
    this.antePlay = antePlay;
    this.terms = antePlay.terms();
    this.pairPlusForfeited = pairPlusForfeited;
    this.sixForfeited = sixForfeited;
  }

  static JointCount of(
      AntePlay antePlay,
      Optional<PayTable> pairPlus,
      boolean pairPlusForfeited,
      Optional<PayTable> sixCardBonus,
      boolean sixForfeited) {
    JointCount count = new JointCount(antePlay, pairPlusForfeited, sixForfeited);
    pairPlus.ifPresent(count::readPairPlus);
    sixCardBonus.ifPresent(count::readSixCardBonus);
    IntStream.range(0, HandClasses.COUNT)
        .parallel()
        .mapToObj(count::ofHand)
        .forEachOrdered(count::add);
    return count;
  }

  List<Wager> wagers() {
    return List.copyOf(wagers);
  }

  long sum(Wager wager) {
    return sums[place(wager)];
  }

  long product(Wager a, Wager b) {
    int i = place(a);
    int j = place(b);
    return products[Math.min(i, j)][Math.max(i, j)];
  }

  private static int place(Wager wager) {
    return switch (wager) {
      case ANTE -> ANTE;
      case PAIR_PLUS -> PAIR_PLUS;
      case SIX_CARD_BONUS -> SIX;
      case PLAY, ANTE_BONUS, PROGRESSIVE ->
          throw new IllegalArgumentException(wager.title() + " is not counted by itself");
    };
  }

  private void readPairPlus(PayTable table) {
    wagers.add(Wager.PAIR_PLUS);
    for (OwnThree kind : OwnThree.values()) {
      pairPlus[kind.ordinal()] = kind.lineOf(table).map(Terms::oddsToOne).orElse(-1L);
    }
  }

  private void readSixCardBonus(PayTable table) {
    wagers.add(Wager.SIX_CARD_BONUS);
    long[] byKind = new long[BestFiveKind.values().length];
    for (BestFiveKind kind : BestFiveKind.values()) {
      byKind[kind.ordinal()] = kind.lineOf(table).map(Terms::oddsToOne).orElse(-1L);
    }
    for (int strength = 0; strength < six.length; strength++) {
      six[strength] = byKind[BestFiveKind.of(strength).ordinal()];
    }
  }

  /** The sums and products of one hand of the player, weighted. */
  private OfHand ofHand(int hand) {
    OfHand sums = new OfHand(hand);
    sums.againstEveryHand();
    return sums;
  }

  private void add(OfHand hand) {
    for (int i = 0; i < 3; i++) {
      sums[i] += hand.sums[i];
      for (int j = i; j < 3; j++) {
        products[i][j] += hand.products[i][j];
      }
    }
  }

  /** One hand of the player against every hand of the dealer. */
  private final class OfHand {

    private final long[] sums = new long[3];
    private final long[][] products = new long[3][3];
    private final int hand;
    private final int strength;
    private final long mask;
    private final long bonus;
    private final long pairPlusPlayed;
    private final long pairPlusFolded;

    private OfHand(int hand) {
      this.hand = hand;
      strength = HandClasses.STRENGTH[hand];
      mask = HandClasses.mask(hand);
      OwnThree kind = HandClasses.KIND[hand];
      bonus = terms.bonus(kind);
      pairPlusPlayed = pairPlus[kind.ordinal()];
      pairPlusFolded = pairPlusForfeited ? -1 : pairPlusPlayed;
    }

    private void againstEveryHand() {
      long own =
          BestFive.NO_CARDS
              + BestFive.key(HandClasses.FIRST[hand])
              + BestFive.key(HandClasses.SECOND[hand])
              + BestFive.key(HandClasses.THIRD[hand]);
      for (int a = 2; a < 52; a++) {
        if ((mask >>> a & 1) != 0) {
          continue;
        }
        int foldsA = folds(a);
        for (int b = 1; b < a; b++) {
          if ((mask >>> b & 1) != 0) {
            continue;
          }
          int foldsAb = foldsA + folds(b);
          long ab = own + BestFive.key(a) + BestFive.key(b);
          long set = mask | 1L << a | 1L << b;
          for (int c = 0; c < b; c++) {
            if ((mask >>> c & 1) == 0) {
              long bestFive = six[BestFive.strength(ab + BestFive.key(c), set | 1L << c)];
              long ante = bonus + result(ThreeCards.strength(a, b, c));
              int folds = foldsAb + folds(c);
              count(3 - folds, ante, pairPlusPlayed, bestFive);
              count(folds, -1, pairPlusFolded, sixForfeited ? -1 : bestFive);
            }
          }
        }
      }
      int weight = HandClasses.WEIGHT[hand];
      for (int i = 0; i < 3; i++) {
        sums[i] *= weight;
        for (int j = i; j < 3; j++) {
          products[i][j] *= weight;
        }
      }
    }

    private int folds(int card) {
      boolean plays = terms.showsDealerCard() ? antePlay.plays(hand, card) : antePlay.plays(hand);
      return plays ? 0 : 1;
    }

    private long result(int dealer) {
      if (dealer < terms.qualifies()) {
        return terms.anteAlwaysWins() || strength > dealer ? 1 : 0;
      }
      return 2L * Integer.signum(strength - dealer);
    }

    private void count(long times, long ante, long pair, long bestFive) {
      sums[ANTE] += times * ante;
      sums[PAIR_PLUS] += times * pair;
      sums[SIX] += times * bestFive;
      products[ANTE][ANTE] += times * ante * ante;
      products[ANTE][PAIR_PLUS] += times * ante * pair;
      products[ANTE][SIX] += times * ante * bestFive;
      products[PAIR_PLUS][PAIR_PLUS] += times * pair * pair;
      products[PAIR_PLUS][SIX] += times * pair * bestFive;
      products[SIX][SIX] += times * bestFive * bestFive;
    }
  }
}
