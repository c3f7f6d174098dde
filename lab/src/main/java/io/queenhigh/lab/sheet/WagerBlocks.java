package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.Printed.body;
import static io.queenhigh.lab.sheet.Printed.dollars;
import static io.queenhigh.lab.sheet.Printed.exactly;
import static io.queenhigh.lab.sheet.Printed.odds;
import static io.queenhigh.lab.sheet.Printed.percent;
import static io.queenhigh.lab.sheet.Printed.quiet;
import static io.queenhigh.lab.sheet.Printed.signed;
import static io.queenhigh.lab.sheet.Printed.strong;

import io.queenhigh.lab.Price;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.WagerOutcome;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;

/** How every wager ends, by its pay table. */
final class WagerBlocks {

  private final PricedGame priced;

  WagerBlocks(PricedGame priced) {
    this.priced = priced;
  }

  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    Price ante = priced.pricing().price(Wager.ANTE).orElseThrow();
    Block outcomes = new Titled("Ante and Play", average(ante), anteOutcomes(ante));
    blocks.add(
        priced
            .table(Wager.ANTE_BONUS)
            .<Block>map(
                bonus ->
                    new Beside(
                        0.575, outcomes, titled(Wager.ANTE_BONUS, lines(bonus, ante, false))))
            .orElseGet(
                () ->
                    new Beside(
                        0.6,
                        outcomes,
                        new Titled(
                            "Habits and their cost",
                            "against deciding every hand",
                            new StrategyBlock(priced).costs(false)))));
    List<Block> sides = new ArrayList<>();
    for (Price price : priced.pricing().prices()) {
      priced
          .table(price.wager())
          .ifPresent(table -> sides.add(titled(price.wager(), lines(table, price, true))));
    }
    if (sides.size() == 1) {
      sides.add(new SessionBlocks(priced).ahead());
    }
    if (sides.size() == 2) {
      blocks.add(new Beside(0.5, sides.get(0), sides.get(1)));
    }
    priced.pricing().progressive().ifPresent(price -> blocks.add(progressive(price)));
    return blocks;
  }

  private static String average(Price ante) {
    return ante.averageWager().decimal(6) + " units at stake on average";
  }

  private static Block anteOutcomes(Price ante) {
    FigureTable table = new FigureTable().left("").right("UNITS").right("CHANCE").right("EXACTLY");
    for (WagerOutcome outcome : ante.outcomes()) {
      table.row(
          body(outcome.title()),
          body(signed(outcome.net())),
          body(percent(outcome.chance(), 5)),
          exactly(outcome.chance()));
    }
    return table;
  }

  private Block titled(Wager wager, Block block) {
    PayTable table = priced.table(wager).orElseThrow();
    return new Titled(priced.label(wager), table.id() + ", " + table.by(), block);
  }

  private static Block lines(PayTable pays, Price price, boolean andNothing) {
    FigureTable table = new FigureTable().left("").right("PAYS").right("CHANCE").right("EXACTLY");
    for (int i = 0; i < pays.lines().size(); i++) {
      PayLine line = pays.lines().get(i);
      Fraction chance = price.payLines().get(i).chance();
      table.row(
          body(line.hand().title()),
          body(odds(line.pays())),
          body(percent(chance, 5)),
          exactly(chance));
    }
    if (andNothing) {
      WagerOutcome nothing = price.outcomes().getLast();
      table.row(
          quiet(nothing.title()),
          quiet(signed(nothing.net())),
          body(percent(nothing.chance(), 5)),
          exactly(nothing.chance()));
    }
    return table;
  }

  private Block progressive(ProgressivePrice price) {
    FigureTable lines =
        new FigureTable().left("").right("PAYS").right("ENVY").right("CHANCE").right("EXACTLY");
    for (ProgressivePrice.Award award : price.lines()) {
      lines.row(
          body(award.hand().title()),
          body(odds(award.pays())),
          body(award.envyDollars().sign() == 0 ? "" : dollars(award.envyDollars(), 0)),
          body(percent(award.chance(), 5)),
          exactly(award.chance()));
    }
    FigureTable figures = new FigureTable().left("").right("").right("");
    figure(figures, "Fixed awards return", price.fixedReturn());
    figure(figures, "Each $1,000 on the meter", price.perMeterUnit().times(1_000));
    figure(figures, "Envy from each other player's hand", price.envyPerOtherPlayer());
    if (priced.hasMeter()) {
      figures.row(
          strong("Even for the player at"), strong(dollars(price.breakEvenMeter(0), 2)), quiet(""));
    }
    if (price.foldedOut().sign() > 0) {
      figure(figures, "Paying hands folded", price.foldedOut());
    }
    return new Beside(
        0.55, titled(Wager.PROGRESSIVE, lines), new Titled("For each dollar bet", "", figures));
  }

  private static void figure(FigureTable table, String name, Fraction share) {
    table.row(body(name), body(percent(share, 5)), exactly(share));
  }
}
