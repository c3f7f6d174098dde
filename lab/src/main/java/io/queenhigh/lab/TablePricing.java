package io.queenhigh.lab;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Prices a wager that a pay table settles by itself: Pair Plus and 6 Card Bonus. */
final class TablePricing {

  private TablePricing() {}

  static Price price(Wager wager, PayTable table) {
    return switch (table.reads()) {
      case OWN_THREE ->
          price(wager, table, ownThree(), kind -> OwnThree.values()[kind].lineOf(table));
      case BEST_FIVE_OF_SIX ->
          price(
              wager,
              table,
              SuitArithmetic.sets(6),
              kind -> BestFiveKind.values()[kind].lineOf(table));
      case THREE_AND_COMMUNITY ->
          price(
              wager,
              table,
              SuitArithmetic.sets(5),
              kind -> BestFiveKind.values()[kind].lineOf(table));
    };
  }

  /** Hands of the player by kind. */
  static long[] ownThree() {
    long[] hands = new long[OwnThree.values().length];
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      hands[HandClasses.KIND[hand].ordinal()] += HandClasses.WEIGHT[hand];
    }
    return hands;
  }

  private static Price price(
      Wager wager, PayTable table, long[] deals, IntFunction<Optional<PayLine>> lineOfKind) {
    long total = Arrays.stream(deals).sum();
    Map<Long, Long> results = new HashMap<>();
    Map<PayLine, Long> byLine = new HashMap<>();
    long unpaid = 0;
    for (int kind = 0; kind < deals.length; kind++) {
      Optional<PayLine> line = lineOfKind.apply(kind);
      results.merge(line.map(AnteTerms::oddsToOne).orElse(-1L), deals[kind], Long::sum);
      if (line.isPresent()) {
        byLine.merge(line.get(), deals[kind], Long::sum);
      } else {
        unpaid += deals[kind];
      }
    }
    List<WagerOutcome> payLines = new ArrayList<>();
    for (PayLine line : table.lines()) {
      payLines.add(
          new WagerOutcome(
              line.hand().title(),
              AnteTerms.oddsToOne(line),
              Fraction.of(byLine.getOrDefault(line, 0L), total)));
    }
    List<WagerOutcome> outcomes = new ArrayList<>(payLines);
    outcomes.add(new WagerOutcome("Nothing", -1, Fraction.of(unpaid, total)));
    return new Price(wager, Distribution.of(results), Fraction.ONE, outcomes, payLines);
  }
}
