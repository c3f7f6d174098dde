package io.queenhigh.lab;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes the count of Ante and Play out as a price. */
final class AntePricing {

  private AntePricing() {}

  static Price price(AntePlayCount count, Optional<PayTable> bonus) {
    Map<Long, Long> results = new HashMap<>();
    results.merge(-1L, count.folded(), Long::sum);
    List<WagerOutcome> outcomes = new ArrayList<>();
    for (AntePlayCount.Result result : AntePlayCount.Result.values()) {
      long deals = 0;
      for (OwnThree kind : OwnThree.values()) {
        long ofKind = count.played(result, kind);
        results.merge(result.units + count.terms().bonus(kind), ofKind, Long::sum);
        deals += ofKind;
      }
      if (deals > 0) {
        outcomes.add(outcome(title(result), result.units, deals, count));
      }
    }
    outcomes.add(outcome("Folds", -1, count.folded(), count));
    return new Price(
        Wager.ANTE,
        Distribution.of(results),
        Fraction.of(2 * count.deals() - count.folded(), count.deals()),
        outcomes,
        bonus.map(table -> bonusLines(table, count)).orElse(List.of()));
  }

  private static List<WagerOutcome> bonusLines(PayTable table, AntePlayCount count) {
    Map<PayLine, Long> deals = new HashMap<>();
    for (OwnThree kind : OwnThree.values()) {
      kind.lineOf(table)
          .ifPresent(
              line -> {
                for (AntePlayCount.Result result : AntePlayCount.Result.values()) {
                  deals.merge(line, count.played(result, kind), Long::sum);
                }
              });
    }
    return table.lines().stream()
        .map(
            line ->
                outcome(
                    line.hand().title(),
                    AnteTerms.oddsToOne(line),
                    deals.getOrDefault(line, 0L),
                    count))
        .toList();
  }

  private static WagerOutcome outcome(String title, long net, long deals, AntePlayCount count) {
    return new WagerOutcome(title, net, Fraction.of(deals, count.deals()));
  }

  private static String title(AntePlayCount.Result result) {
    return switch (result) {
      case WINS -> "Ante and Play win";
      case ANTE_WINS -> "Dealer does not qualify, Ante wins";
      case ANTE_PUSHES -> "Dealer does not qualify, Ante pushes";
      case TIES -> "Equal hands push";
      case LOSES -> "Ante and Play lose";
    };
  }
}
