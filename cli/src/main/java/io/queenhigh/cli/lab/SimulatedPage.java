package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.SimulatedJson;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.SimulatedWager;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/** Every wager as chance played it, beside its exact figures. */
public record SimulatedPage(ChosenGame chosen, Simulated simulated) {

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add(
        terminal.faint(
            String.format(
                Locale.ROOT,
                "%,d rounds, one dollar on each wager, every hand played as well as it can be. Seed %d%s.",
                simulated.rounds(),
                simulated.order().seed(),
                chosen.game().offers(Wager.PROGRESSIVE)
                    ? String.format(Locale.ROOT, ", meter $%,d", simulated.order().meterDollars())
                    : "")));
    lines.add("");
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, LEFT);
    table.row("", "edge", "error", "99 in 100 within", "exactly", "z", "");
    for (SimulatedWager wager : simulated.wagers()) {
      table.row(
          wager.title(),
          SimulatedFigures.percent(-wager.mean()),
          "± " + SimulatedFigures.decimal(100 * wager.standardError(), 4),
          SimulatedFigures.decimal(-100 * wager.high99(), 4)
              + " to "
              + SimulatedFigures.decimal(-100 * wager.low99(), 4),
          edge(wager).percent(6) + " %",
          signed(-wager.z()),
          verdict(wager, terminal));
    }
    lines.addAll(table.lines());
    for (SimulatedWager wager : simulated.wagers()) {
      if (wager.rounds() < wager.roundsToJudge()) {
        lines.add(terminal.faint("  " + wager.title() + ": " + wager.verdict().because() + "."));
      }
      if (wager.verdict().disagrees()) {
        lines.add(terminal.bad("  " + wager.title() + ": " + wager.verdict().because() + "."));
      }
    }
    simulated.wagers().forEach(wager -> lines.addAll(results(wager, terminal)));
    return lines;
  }

  private static String verdict(SimulatedWager wager, Terminal terminal) {
    return switch (wager.verdict().finding()) {
      case AGREES -> terminal.good("agrees");
      case DISAGREES -> terminal.bad("DISAGREES");
      case TOO_FEW_ROUNDS -> terminal.odd("too few rounds");
    };
  }

  /** How often a dollar on the wager brought what, drawn. */
  private static List<String> results(SimulatedWager wager, Terminal terminal) {
    if (wager.expected().chances().isEmpty()) {
      return List.of();
    }
    SortedMap<Long, Fraction> chances = wager.expected().chances().get();
    double largest = chances.values().stream().mapToDouble(Fraction::approximately).max().orElse(1);
    Columns table = new Columns(RIGHT, RIGHT, RIGHT, LEFT);
    chances.forEach(
        (net, chance) -> {
          double share = (double) wager.results().deals().getOrDefault(net, 0L) / wager.rounds();
          table.row(
              (net > 0 ? "+" : "") + Dollars.shortest(net),
              SimulatedFigures.percent(share),
              terminal.faint(chance.percent(4) + " %"),
              SimulatedFigures.bar(share, largest));
        });
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        terminal.strong(wager.title())
            + "  "
            + terminal.faint("what a dollar comes to, how often, and how often exactly"));
    lines.addAll(table.lines());
    return lines;
  }

  Map<String, Object> json() {
    Map<String, Object> object = chosen.json();
    object.putAll(SimulatedJson.of(simulated));
    return object;
  }

  List<String> csv() {
    GameCsv csv = new GameCsv(chosen, "seed", "rounds", "wager", "figure", "net", "value");
    for (SimulatedWager wager : simulated.wagers()) {
      row(csv, wager, "edge", "", SimulatedFigures.decimal(-wager.mean(), 12));
      row(csv, wager, "standard-error", "", SimulatedFigures.decimal(wager.standardError(), 12));
      row(csv, wager, "low-99", "", SimulatedFigures.decimal(-wager.high99(), 12));
      row(csv, wager, "high-99", "", SimulatedFigures.decimal(-wager.low99(), 12));
      row(
          csv,
          wager,
          "standard-deviation",
          "",
          SimulatedFigures.decimal(wager.standardDeviation(), 12));
      row(csv, wager, "exact-edge", "", ExactFigures.decimal(edge(wager)));
      row(csv, wager, "z", "", SimulatedFigures.decimal(-wager.z(), 4));
      row(csv, wager, "verdict", "", Key.of(wager.verdict().finding().name()));
      wager
          .results()
          .deals()
          .forEach(
              (net, rounds) -> row(csv, wager, "result", Dollars.text(net), Long.toString(rounds)));
    }
    return csv.lines();
  }

  private void row(GameCsv csv, SimulatedWager wager, String figure, String net, String value) {
    csv.row(
        Long.toString(simulated.order().seed()),
        Long.toString(wager.rounds()),
        wager.key(),
        figure,
        net,
        value);
  }

  private static String signed(double number) {
    return (number > 0 ? "+" : "") + SimulatedFigures.decimal(number, 2);
  }

  private static Fraction edge(SimulatedWager wager) {
    return wager.expected().mean().negated();
  }
}
