package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.Printed.body;
import static io.queenhigh.lab.sheet.Printed.capital;
import static io.queenhigh.lab.sheet.Printed.exactly;
import static io.queenhigh.lab.sheet.Printed.percent;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;

/** How to play, and what other habits cost. */
final class StrategyBlock {

  private final PricedGame priced;

  StrategyBlock(PricedGame priced) {
    this.priced = priced;
  }

  /** As one learns it. */
  Block block() {
    Strategy strategy = priced.pricing().strategy();
    List<Block> parts = new ArrayList<>();
    if (priced.showsCard()) {
      parts.add(new ThresholdStrip(strategy.thresholds()));
    } else {
      parts.add(
          new Prose(
              List.of(capital(StrategyInWords.sentence(strategy)) + ", fold the rest."),
              Style.STRONG.sized(10)));
    }
    if (priced.table(Wager.ANTE_BONUS).isPresent()) {
      parts.add(costs(true));
    }
    return new Titled(
        "Strategy", "the weakest hand that is better played than folded", new Stack(5, parts));
  }

  /** What other habits cost. */
  Block costs(boolean exactly) {
    Strategy strategy = priced.pricing().strategy();
    FigureTable costs = new FigureTable().left("PLAYED LIKE THIS").right("EDGE").right("COSTS");
    if (exactly) {
      costs.right("EDGE EXACTLY");
    }
    String best =
        strategy.thresholds().size() > 1
            ? "By the dealer's card"
            : StrategyInWords.weakest(
                    strategy.thresholds().getFirst().weakest(),
                    strategy.thresholds().getFirst().playsAll())
                + " or better";
    cost(costs, best, strategy.edge(), strategy.cost());
    for (Strategy.Known known : StrategyInWords.others(strategy)) {
      cost(costs, known.title(), known.edge(), known.cost());
    }
    return costs;
  }

  private static void cost(FigureTable table, String title, Fraction edge, Fraction cost) {
    table.row(
        body(title),
        body(percent(edge, 6)),
        body(cost.sign() == 0 ? "nothing" : "+ " + percent(cost, 6)),
        exactly(edge));
  }
}
