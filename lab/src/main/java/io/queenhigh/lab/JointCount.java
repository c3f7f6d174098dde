package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
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

  private final AntePlayCount antePlay;
  private final AnteTerms terms;
  private final long[] pairPlus = new long[OwnThree.values().length];
  private boolean pairPlusForfeited;
  private final long[] six = new long[BestFive.CLASSES];
  private boolean sixForfeited;
  private final List<Wager> wagers = new ArrayList<>(List.of(Wager.ANTE));

  private final long[] sums = new long[3];
  private final long[][] products = new long[3][3];

  private JointCount(AntePlayCount antePlay) {
    this.antePlay = antePlay;
    this.terms = antePlay.terms();
  }

  static JointCount of(
      AntePlayCount antePlay, Optional<SideWager> pairPlus, Optional<SideWager> sixCardBonus) {
    JointCount count = new JointCount(antePlay);
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

  private void readPairPlus(SideWager wager) {
    wagers.add(wager.wager());
    pairPlusForfeited = wager.isForfeitedByFolding();
    for (OwnThree kind : OwnThree.values()) {
      pairPlus[kind.ordinal()] = kind.lineOf(wager.table()).map(AnteTerms::oddsToOne).orElse(-1L);
    }
  }

  private void readSixCardBonus(SideWager wager) {
    wagers.add(wager.wager());
    sixForfeited = wager.isForfeitedByFolding();
    long[] byKind = new long[BestFiveKind.values().length];
    for (BestFiveKind kind : BestFiveKind.values()) {
      byKind[kind.ordinal()] = kind.lineOf(wager.table()).map(AnteTerms::oddsToOne).orElse(-1L);
    }
    for (int strength = 0; strength < six.length; strength++) {
      six[strength] = byKind[BestFiveKind.of(strength).ordinal()];
    }
  }

  private JointHand ofHand(int hand) {
    return JointHand.of(hand, antePlay, six);
  }

  /** Adds up a hand's deals, played and folded, each with all wagers. */
  private void add(JointHand hand) {
    OwnThree kind = HandClasses.KIND[hand.hand()];
    long weight = HandClasses.WEIGHT[hand.hand()];
    long paid = pairPlus[kind.ordinal()];
    long stays = pairPlusForfeited ? -1 : paid;
    for (int folds = 0; folds <= 3; folds++) {
      for (int result = JointHand.LOWEST; result <= JointHand.HIGHEST; result++) {
        JointHand.Deals deals = hand.deals(folds, result);
        add((3 - folds) * weight, result + terms.bonus(kind), paid, deals);
        add(folds * weight, -1, stays, sixForfeited ? deals.withSixLost() : deals);
      }
    }
  }

  private void add(long times, long ante, long paid, JointHand.Deals deals) {
    sums[ANTE] += times * ante * deals.count();
    sums[PAIR_PLUS] += times * paid * deals.count();
    sums[SIX] += times * deals.six();
    products[ANTE][ANTE] += times * ante * ante * deals.count();
    products[ANTE][PAIR_PLUS] += times * ante * paid * deals.count();
    products[ANTE][SIX] += times * ante * deals.six();
    products[PAIR_PLUS][PAIR_PLUS] += times * paid * paid * deals.count();
    products[PAIR_PLUS][SIX] += times * paid * deals.six();
    products[SIX][SIX] += times * deals.sixSquared();
  }
}
