package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.StrategyJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How to play a game, told to people, programs and spreadsheets. */
public final class StrategyPage {

  private StrategyPage() {}

  static List<String> text(ChosenGame chosen, Strategy strategy, Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add("");
    lines.addAll(lines(strategy, terminal));
    return lines;
  }

  /** The strategy and what others cost, without a heading. */
  static List<String> lines(Strategy strategy, Terminal terminal) {
    List<String> lines = new ArrayList<>();
    Columns table = new Columns(LEFT, LEFT);
    List<StrategyInWords.Line> words = StrategyInWords.lines(strategy);
    boolean shown = words.getFirst().from().isPresent();
    if (shown) {
      table.row("dealer shows", "");
    }
    for (StrategyInWords.Line line : words) {
      if (shown) {
        table.row(terminal.strong(line.against()), line.says());
      } else {
        table.row(terminal.strong(capital(line.says())) + ", fold the rest");
      }
    }
    lines.addAll(table.lines());
    lines.add("");
    Columns costs = new Columns(LEFT, RIGHT, RIGHT, RIGHT);
    costs.row("", "edge", "costs", "");
    costs.row(
        shown
            ? "These thresholds"
            : capital(StrategyJson.play(strategy.thresholds().getFirst())) + " or better",
        ExactFigures.percent(strategy.edge()),
        cost(strategy.cost(), terminal),
        terminal.faint(strategy.edge().toString()));
    for (Strategy.Known known : StrategyInWords.others(strategy)) {
      costs.row(
          known.title(),
          ExactFigures.percent(known.edge()),
          cost(known.cost(), terminal),
          terminal.faint(known.edge().toString()));
    }
    lines.addAll(costs.lines());
    lines.add(
        "  "
            + terminal.faint(
                strategy.cost().sign() == 0
                    ? "Costs are against deciding every hand by itself, which gains nothing here."
                    : "Costs are against deciding every hand and shown card by itself."));
    return lines;
  }

  private static String cost(Fraction cost, Terminal terminal) {
    return cost.sign() == 0 ? terminal.good("nothing") : "+ " + ExactFigures.percent(cost);
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  static Map<String, Object> json(ChosenGame chosen, Strategy strategy) {
    Map<String, Object> object = chosen.json();
    object.putAll(StrategyJson.of(strategy));
    return object;
  }

  static List<String> csv(ChosenGame chosen, Strategy strategy) {
    GameCsv csv =
        new GameCsv(
            chosen, "strategy", "shown", "play", "edge", "edge-percent", "cost", "cost-percent");
    for (Strategy.Threshold threshold : strategy.thresholds()) {
      csv.row(
          "threshold",
          threshold.shown().map(rank -> String.valueOf(rank.symbol())).orElse(""),
          StrategyJson.play(threshold),
          "",
          "",
          "",
          "");
    }
    row(csv, "all thresholds", strategy.edge(), strategy.cost());
    strategy.others().forEach(known -> row(csv, known.title(), known.edge(), known.cost()));
    return csv.lines();
  }

  private static void row(GameCsv csv, String name, Fraction edge, Fraction cost) {
    csv.row(name, "", "", edge.toString(), edge.percent(9), cost.toString(), cost.percent(9));
  }
}
