package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prices a progressive table, taking out the hands that the Ante's best strategy folds. */
final class ProgressivePricing {

  private final AntePlayCount antePlay;
  private final PayTable table;
  private final boolean foldedHandsQualify;

  private ProgressivePricing(SideWager wager, AntePlayCount antePlay) {
    this.antePlay = antePlay;
    table = wager.table();
    foldedHandsQualify = !wager.isForfeitedByFolding();
  }

  static ProgressivePrice price(SideWager wager, AntePlayCount antePlay) {
    ProgressivePricing pricing = new ProgressivePricing(wager, antePlay);
    return switch (wager.table().reads()) {
      case OWN_THREE -> pricing.ofThree();
      case THREE_AND_COMMUNITY -> pricing.ofFive();
      case BEST_FIVE_OF_SIX ->
          throw new IllegalArgumentException("a progressive does not read the dealer's cards");
    };
  }

  private ProgressivePrice ofThree() {
    long[] hands = TablePricing.ownThree();
    Map<PayLine, Fraction> all = new HashMap<>();
    Map<PayLine, Fraction> folded = new HashMap<>();
    for (OwnThree kind : OwnThree.values()) {
      kind.lineOf(table)
          .ifPresent(
              line -> {
                Fraction chance = Fraction.of(hands[kind.ordinal()], HandClasses.HANDS);
                all.merge(line, chance, Fraction::plus);
                Fraction lost = Fraction.of(antePlay.foldedWith(kind), antePlay.deals());
                folded.merge(line, lost, Fraction::plus);
              });
    }
    return price(all, folded);
  }

  private ProgressivePrice ofFive() {
    long[] sets = SuitArithmetic.sets(5);
    long total = Arrays.stream(sets).sum();
    long[] foldedDeals = foldedHandsQualify ? new long[sets.length] : foldedWithCommunity();
    long deals = HandClasses.HANDS * (antePlay.terms().showsDealerCard() ? 49L * 1_128 : 1_176);
    Map<PayLine, Fraction> all = new HashMap<>();
    Map<PayLine, Fraction> folded = new HashMap<>();
    for (BestFiveKind kind : BestFiveKind.values()) {
      Optional<PayLine> line = kind.lineOf(table);
      if (line.isPresent()) {
        all.merge(line.get(), Fraction.of(sets[kind.ordinal()], total), Fraction::plus);
        folded.merge(line.get(), Fraction.of(foldedDeals[kind.ordinal()], deals), Fraction::plus);
      }
    }
    return price(all, folded);
  }

  private ProgressivePrice price(Map<PayLine, Fraction> all, Map<PayLine, Fraction> folded) {
    List<ProgressivePrice.Award> lines = new ArrayList<>();
    Fraction foldedOut = Fraction.ZERO;
    for (PayLine line : table.lines()) {
      Fraction chance = all.getOrDefault(line, Fraction.ZERO);
      if (!foldedHandsQualify) {
        Fraction lost = folded.getOrDefault(line, Fraction.ZERO);
        chance = chance.minus(lost);
        foldedOut = foldedOut.plus(lost);
      }
      lines.add(
          new ProgressivePrice.Award(
              line.hand(), line.pays(), chance, Fraction.of(line.envyCents(), 100)));
    }
    return new ProgressivePrice(lines, foldedOut);
  }

  /** Deals of a folded hand and two community cards, by the five-card hand they make. */
  private long[] foldedWithCommunity() {
    long[] deals = new long[BestFiveKind.values().length];
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      if (antePlay.terms().showsDealerCard()) {
        for (int shown = 0; shown < 52; shown++) {
          long out = HandClasses.mask(hand) | 1L << shown;
          if (Long.bitCount(out) == 4 && !antePlay.plays(hand, shown)) {
            addCommunity(hand, out, deals);
          }
        }
      } else if (!antePlay.plays(hand)) {
        addCommunity(hand, HandClasses.mask(hand), deals);
      }
    }
    return deals;
  }

  private static void addCommunity(int hand, long out, long[] deals) {
    int weight = HandClasses.WEIGHT[hand];
    long own = HandClasses.mask(hand);
    long sum =
        BestFive.NO_CARDS
            + BestFive.key(HandClasses.FIRST[hand])
            + BestFive.key(HandClasses.SECOND[hand])
            + BestFive.key(HandClasses.THIRD[hand]);
    for (int a = 1; a < 52; a++) {
      if ((out >>> a & 1) != 0) {
        continue;
      }
      for (int b = 0; b < a; b++) {
        if ((out >>> b & 1) == 0) {
          int strength =
              BestFive.strength(sum + BestFive.key(a) + BestFive.key(b), own | 1L << a | 1L << b);
          deals[BestFiveKind.of(strength).ordinal()] += weight;
        }
      }
    }
  }
}
