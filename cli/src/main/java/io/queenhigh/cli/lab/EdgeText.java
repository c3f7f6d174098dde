package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.Combination;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.WagerOutcome;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.GameJson;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prices for people: the sum of it on top, how each wager ends below. */
public final class EdgeText {

  private final Priced priced;
  private final Terminal terminal;
  private final List<String> lines = new ArrayList<>();

  private EdgeText(Priced priced, Terminal terminal) {
    this.priced = priced;
    this.terminal = terminal;
  }

  static List<String> of(Priced priced, Terminal terminal) {
    return new EdgeText(priced, terminal).text();
  }

  private List<String> text() {
    lines.add(priced.chosen().heading(terminal));
    lines.add(
        terminal.faint(
            "What the %s keeps of each unit staked before the deal, and of all that is staked in the end."
                .formatted(priced.whoseEdge())));
    lines.add("");
    summary();
    disagreements();
    priced.pricing().prices().forEach(this::wager);
    priced.pricing().progressive().ifPresent(this::progressive);
    priced.together().ifPresent(this::together);
    lines.add("");
    lines.add(terminal.strong("Strategy"));
    lines.addAll(StrategyPage.lines(priced.pricing().strategy(), terminal));
    notes();
    return lines;
  }

  private void summary() {
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, LEFT);
    table.row("", "edge", "of all staked", "hits", "std dev", "printed", "");
    for (Price price : priced.pricing().prices()) {
      Wager wager = price.wager();
      table.row(
          terminal.strong(priced.label(wager)),
          terminal.strong(ExactFigures.percent(price.edge())),
          ExactFigures.percent(price.elementOfRisk()),
          price.hitFrequency().percent(4) + " %",
          price.standardDeviation(6),
          priced.comparedEdge(wager).map(each -> each.published().prints()).orElse(""),
          priced.comparedEdge(wager).map(this::verdict).orElse(""));
    }
    priced
        .pricing()
        .progressive()
        .filter(_ -> priced.meter().meter().isPresent())
        .ifPresent(price -> progressiveRow(price, table));
    lines.addAll(table.lines());
  }

  private void progressiveRow(ProgressivePrice price, Columns table) {
    Fraction meter = priced.meter().meterOrEmpty();
    Fraction edge = price.edgeAt(meter, priced.meter().others());
    table.row(
        terminal.strong(priced.label(Wager.PROGRESSIVE)),
        terminal.strong(ExactFigures.percent(edge)),
        ExactFigures.percent(edge),
        price.hitFrequency().percent(4) + " %",
        price.varianceAt(meter).root(6),
        "",
        "at "
            + ExactFigures.dollars(meter)
            + (priced.meter().others() == 0
                ? ""
                : " with " + priced.meter().others() + " others in it"));
  }

  private String verdict(Compared compared) {
    return compared.agrees() ? terminal.good("agrees") : terminal.odd("disagrees");
  }

  private void disagreements() {
    List<Compared> disagreements = priced.disagreements();
    if (!disagreements.isEmpty()) {
      lines.add("");
    }
    for (Compared each : disagreements) {
      lines.add(
          "  "
              + terminal.odd(each.says())
              + "  "
              + terminal.faint("[" + each.published().by() + "]"));
    }
  }

  private void wager(Price price) {
    Wager wager = price.wager();
    lines.add("");
    lines.add(
        terminal.strong(priced.label(wager))
            + "  "
            + price.edge()
            + (wager == Wager.ANTE
                ? "  with "
                    + price.averageWager().decimal(6)
                    + " units on the table on average, Play included"
                : ""));
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT);
    if (wager == Wager.ANTE) {
      price
          .outcomes()
          .forEach(outcome -> row(table, outcome.title(), plus(outcome.net()), outcome));
      priced.table(Wager.ANTE_BONUS).ifPresent(bonus -> payLines(table, bonus, price, "Bonus: "));
    } else {
      priced.table(wager).ifPresent(each -> payLines(table, each, price, ""));
      row(table, "Nothing", "-1", price.outcomes().getLast());
    }
    lines.addAll(table.lines());
  }

  private void payLines(Columns table, PayTable from, Price price, String before) {
    for (int i = 0; i < from.lines().size(); i++) {
      PayLine line = from.lines().get(i);
      String title = line.hand().title();
      row(
          table,
          before.isEmpty() ? title : before + title.toLowerCase(Locale.ROOT),
          GameJson.pays(line.pays()),
          price.payLines().get(i));
    }
  }

  private void row(Columns table, String title, String pays, WagerOutcome outcome) {
    table.row(title, pays, outcome.chance().percent(6) + " %", faint(outcome.chance()));
  }

  private void progressive(ProgressivePrice price) {
    int others = priced.meter().others();
    lines.add("");
    lines.add(
        terminal.strong(priced.label(Wager.PROGRESSIVE))
            + priced.table(Wager.PROGRESSIVE).map(table -> "  " + table.id()).orElse("")
            + "  for each dollar");
    Columns figures = new Columns(LEFT, RIGHT, RIGHT);
    figures.row("Fixed awards return", percent(price.fixedReturn()), faint(price.fixedReturn()));
    Fraction thousand = price.perMeterUnit().times(1_000);
    figures.row("Each $1,000 on the meter", percent(thousand), faint(thousand));
    figures.row(
        "Envy from each other player's hand",
        percent(price.envyPerOtherPlayer()),
        faint(price.envyPerOtherPlayer()));
    if (price.perMeterUnit().sign() > 0) {
      breakEven(figures, "Favours the player from a meter of", price.breakEvenMeter(0));
      if (others > 0) {
        breakEven(figures, "  … with " + others + " others in it", price.breakEvenMeter(others));
      }
    }
    priced
        .meter()
        .terms()
        .ifPresent(
            terms -> {
              Fraction longRun = price.longRunEdge(terms, others);
              figures.row("The house keeps in the long run", percent(longRun), faint(longRun));
            });
    if (price.foldedOut().sign() > 0) {
      figures.row(
          "Paying hands that are folded", percent(price.foldedOut()), faint(price.foldedOut()));
    }
    lines.addAll(figures.lines());
    lines.add("");
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT, RIGHT);
    for (ProgressivePrice.Award award : price.lines()) {
      table.row(
          award.hand().title(),
          GameJson.pays(award.pays()),
          award.envyDollars().sign() == 0 ? "" : "envy $" + award.envyDollars().decimal(0),
          percent(award.chance()),
          faint(award.chance()));
    }
    lines.addAll(table.lines());
  }

  private void breakEven(Columns figures, String name, Fraction meter) {
    figures.row(name, ExactFigures.dollars(meter), faint(meter));
  }

  private void together(Combination together) {
    lines.add("");
    lines.add(terminal.strong("Together") + "  one unit on each wager");
    Columns table = new Columns(LEFT, RIGHT, RIGHT);
    Fraction edge = together.mean().negated();
    table.row("Loses on average", edge.decimal(9), faint(edge));
    table.row("Standard deviation", together.variance().root(9), "");
    for (int a = 0; a < together.wagers().size(); a++) {
      for (int b = a + 1; b < together.wagers().size(); b++) {
        Wager one = together.wagers().get(a);
        Wager other = together.wagers().get(b);
        Fraction covariance = together.covariance(one, other);
        table.row(
            "Covariance of " + priced.label(one) + " and " + priced.label(other),
            covariance.decimal(9),
            faint(covariance));
      }
    }
    lines.addAll(table.lines());
  }

  private void notes() {
    if (priced.chosen().game().shown().is() == Shown.PLAYERS_FACE_UP) {
      lines.add("");
      lines.add(
          "Priced for a player who looks at no cards but their own. What the others' are worth:");
      lines.add("  " + priced.chosen().again("face-up") + " --seen 6");
    }
    Fraction folded = priced.pricing().paidHandsFolded();
    if (folded.sign() > 0) {
      lines.add("");
      lines.add(
          terminal.odd(
              "The best play of the Ante folds a hand that Pair Plus pays in "
                  + ExactFigures.percent(folded)
                  + " of all deals; Pair Plus beside an Ante costs more than it does alone."));
    }
  }

  private String faint(Fraction exact) {
    return terminal.faint(exact.toString());
  }

  private static String percent(Fraction share) {
    return share.percent(6) + " %";
  }

  private static String plus(long net) {
    return (net > 0 ? "+" : "") + net;
  }
}
