package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.FaceUpEstimate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What seeing many cards is worth, estimated; every figure comes with its error. */
public record EstimatePage(ChosenGame chosen, FaceUpEstimate estimate, long seed) {

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add(
        terminal.faint(
            String.format(
                Locale.ROOT,
                "%d cards of other players are seen before the decision. Estimated from %,d deals, seed %d.",
                estimate.seen(),
                estimate.deals(),
                seed)));
    lines.add("");
    String error = "± " + percent(estimate.standardError()) + " %";
    Columns figures = new Columns(LEFT, RIGHT, LEFT);
    figures.row("Edge without them", ExactFigures.percent(estimate.edgeUnseen()), "exact");
    figures.row("Gain from them", percent(estimate.gain()) + " %", error + " standard error");
    figures.row(terminal.strong("Edge with them"), percent(estimate.edge()) + " %", error);
    figures.row("Decisions they change", percent(estimate.deviates()) + " %");
    lines.addAll(figures.lines());
    return lines;
  }

  Map<String, Object> json() {
    Map<String, Object> object = chosen.json();
    object.put("seen", estimate.seen());
    object.put("exact", false);
    object.put("deals", estimate.deals());
    object.put("seed", seed);
    object.put("edgeUnseen", ExactFigures.share(estimate.edgeUnseen()));
    object.put("gain", share(estimate.gain()));
    object.put("edge", share(estimate.edge()));
    object.put("deviates", share(estimate.deviates()));
    object.put("standardError", share(estimate.standardError()));
    return object;
  }

  private static Map<String, Object> share(double share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("percent", percent(share));
    object.put("decimal", decimal(share));
    return object;
  }

  List<String> csv() {
    GameCsv csv =
        new GameCsv(chosen, "seen", "figure", "hand", "shown", "instead", "fraction", "decimal");
    row(csv, "gain", estimate.gain());
    row(csv, "edge", estimate.edge());
    row(csv, "deviates", estimate.deviates());
    row(csv, "standard-error", estimate.standardError());
    return csv.lines();
  }

  private void row(GameCsv csv, String figure, double value) {
    csv.row(Integer.toString(estimate.seen()), figure, "", "", "", "", decimal(value));
  }

  private static String percent(double share) {
    return BigDecimal.valueOf(100 * share).setScale(9, RoundingMode.HALF_UP).toPlainString();
  }

  private static String decimal(double share) {
    return BigDecimal.valueOf(share).setScale(12, RoundingMode.HALF_UP).toPlainString();
  }
}
