package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Columns.Side;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.FaceUp;
import io.queenhigh.lab.FaceUpRules;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.EdgeJson;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.lab.published.PublishedFigures;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Key;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What seeing cards is worth, told to people, programs and spreadsheets.
 *
 * @param rules simple rules that use the seen cards; absent when the work was interrupted
 * @param compared what the document prints about it
 */
public record FaceUpPage(
    ChosenGame chosen, FaceUp faceUp, Optional<FaceUpRules> rules, List<Compared> compared) {

  /** The document speaks of two other hands. */
  private static final int PRINTED_FOR = 6;

  private static final int MOST_CHANGES = 12;

  static FaceUpPage of(ChosenGame chosen, FaceUp faceUp) {
    boolean printed = faceUp.seen() == PRINTED_FOR && faceUp.complete();
    return new FaceUpPage(
        chosen,
        faceUp,
        faceUp.complete()
            ? Optional.of(FaceUpRules.of(chosen.game(), faceUp.seen()))
            : Optional.empty(),
        printed ? PublishedFigures.faceUp(chosen.file(), faceUp.gain()) : List.of());
  }

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add(
        terminal.faint(
            faceUp.seen() == 1
                ? "One card of another player is seen before the decision."
                : faceUp.seen() + " cards of other players are seen before the decision."));
    lines.add("");
    Columns figures = new Columns(LEFT, RIGHT, RIGHT);
    figure(figures, "Edge without them", faceUp.edgeUnseen(), terminal);
    figure(figures, "Gain from them", faceUp.gain(), terminal);
    figure(figures, terminal.strong("Edge with them"), faceUp.edge(), terminal);
    figure(figures, "Decisions they change", faceUp.deviates(), terminal);
    lines.addAll(figures.lines());
    for (Compared each : compared) {
      lines.add("");
      lines.add(
          "  "
              + (each.agrees()
                  ? terminal.good(each.says() + ", which agrees")
                  : terminal.odd(each.says()))
              + "  "
              + terminal.faint("[" + each.published().by() + "]"));
    }
    changes(lines, terminal);
    rules.ifPresent(each -> rules(each, lines, terminal));
    return lines;
  }

  private static void figure(Columns table, String name, Fraction share, Terminal terminal) {
    table.row(name, ExactFigures.percent(share), terminal.faint(share.toString()));
  }

  private void changes(List<String> lines, Terminal terminal) {
    List<FaceUp.Change> changes = faceUp.changes();
    if (changes.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(
        terminal.strong("Hands that are played the other way")
            + (changes.size() > MOST_CHANGES
                ? "  the best " + MOST_CHANGES + " of " + changes.size()
                : ""));
    Columns table = new Columns(LEFT, LEFT, RIGHT, RIGHT);
    table.row("", "", "how often", "gains");
    for (FaceUp.Change change : changes.subList(0, Math.min(MOST_CHANGES, changes.size()))) {
      table.row(
          terminal.strong(StrategyInWords.name(change.hand()))
              + change.shown().map(rank -> " against " + rank.symbol()).orElse(""),
          Key.of(change.instead().name()),
          change.chance().percent(6) + " %",
          change.gain().percent(6) + " %");
    }
    lines.addAll(table.lines());
  }

  private static void rules(FaceUpRules rules, List<String> lines, Terminal terminal) {
    lines.add("");
    lines.add(terminal.strong("Rules for the table") + "  count the queens, kings and aces seen");
    lines.addAll(thresholds(rules.best().thresholds(), terminal));
    lines.add("");
    Columns prices = new Columns(LEFT, RIGHT, RIGHT);
    prices.row("", "edge", "gains");
    prices.row(
        "These thresholds",
        ExactFigures.percent(rules.best().edge()),
        ExactFigures.percent(rules.best().gain()));
    for (FaceUpRules.Thumb thumb : rules.thumb()) {
      prices.row(
          thumb.title(), ExactFigures.percent(thumb.edge()), ExactFigures.percent(thumb.gain()));
    }
    lines.addAll(prices.lines());
  }

  /** A line for each card the dealer may show, a column for each count; equal lines become one. */
  private static List<String> thresholds(
      List<FaceUpRules.Threshold> thresholds, Terminal terminal) {
    Map<Optional<Rank>, List<String>> byShown = new LinkedHashMap<>();
    Set<Integer> counts = new TreeSet<>();
    for (FaceUpRules.Threshold threshold : thresholds) {
      counts.add(threshold.high());
      byShown.computeIfAbsent(threshold.shown(), _ -> new ArrayList<>()).add(play(threshold));
    }
    Side[] sides = new Side[counts.size() + 1];
    Arrays.fill(sides, LEFT);
    Columns table = new Columns(sides);
    List<String> header = new ArrayList<>(List.of("Q, K and A seen"));
    counts.forEach(count -> header.add(terminal.strong(count.toString())));
    table.row(header.toArray(String[]::new));
    List<Map.Entry<Optional<Rank>, List<String>>> rows = List.copyOf(byShown.entrySet());
    for (int from = 0; from < rows.size(); ) {
      int to = from;
      while (to + 1 < rows.size()
          && rows.get(to + 1).getValue().equals(rows.get(from).getValue())) {
        to++;
      }
      List<String> row = new ArrayList<>();
      row.add(against(rows.get(from).getKey(), rows.get(to).getKey()));
      row.addAll(rows.get(from).getValue());
      table.row(row.toArray(String[]::new));
      from = to + 1;
    }
    return table.lines();
  }

  private static String against(Optional<Rank> from, Optional<Rank> to) {
    if (from.isEmpty()) {
      return "play from";
    }
    String first = String.valueOf(from.get().symbol());
    return "against "
        + (from.equals(to) ? first : first + to.map(rank -> " to " + rank.symbol()).orElse(""));
  }

  private static String play(FaceUpRules.Threshold threshold) {
    if (threshold.playsAll()) {
      return "all";
    }
    return threshold.weakest().map(StrategyInWords::name).orElse("none");
  }

  Map<String, Object> json() {
    Map<String, Object> object = chosen.json();
    object.put("seen", faceUp.seen());
    object.put("exact", true);
    object.put("complete", faceUp.complete());
    object.put("edgeUnseen", ExactFigures.share(faceUp.edgeUnseen()));
    object.put("gain", ExactFigures.share(faceUp.gain()));
    object.put("edge", ExactFigures.share(faceUp.edge()));
    object.put("deviates", ExactFigures.share(faceUp.deviates()));
    if (!compared.isEmpty()) {
      object.put("figures", compared.stream().map(EdgeJson::json).toList());
    }
    object.put("changes", faceUp.changes().stream().map(FaceUpPage::json).toList());
    rules.ifPresent(each -> object.put("rules", json(each)));
    return object;
  }

  private static Map<String, Object> json(FaceUp.Change change) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("hand", StrategyInWords.name(change.hand()));
    change.shown().ifPresent(rank -> object.put("shown", String.valueOf(rank.symbol())));
    object.put("instead", Key.of(change.instead().name()));
    object.put("chance", ExactFigures.share(change.chance()));
    object.put("gain", ExactFigures.share(change.gain()));
    return object;
  }

  private static Map<String, Object> json(FaceUpRules rules) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("edge", ExactFigures.share(rules.best().edge()));
    object.put("gain", ExactFigures.share(rules.best().gain()));
    List<Map<String, Object>> thresholds = new ArrayList<>();
    for (FaceUpRules.Threshold threshold : rules.best().thresholds()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("high", threshold.high());
      threshold.shown().ifPresent(rank -> one.put("shown", String.valueOf(rank.symbol())));
      one.put("says", StrategyInWords.says(threshold.weakest(), threshold.playsAll()));
      thresholds.add(one);
    }
    object.put("thresholds", thresholds);
    List<Map<String, Object>> thumbs = new ArrayList<>();
    for (FaceUpRules.Thumb thumb : rules.thumb()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("title", thumb.title());
      one.put("edge", ExactFigures.share(thumb.edge()));
      one.put("gain", ExactFigures.share(thumb.gain()));
      thumbs.add(one);
    }
    object.put("thumb", thumbs);
    return object;
  }

  List<String> csv() {
    GameCsv csv =
        new GameCsv(chosen, "seen", "figure", "hand", "shown", "instead", "fraction", "decimal");
    row(csv, "edge-unseen", faceUp.edgeUnseen());
    row(csv, "gain", faceUp.gain());
    row(csv, "edge", faceUp.edge());
    row(csv, "deviates", faceUp.deviates());
    for (FaceUp.Change change : faceUp.changes()) {
      change(csv, "change-chance", change, change.chance());
      change(csv, "change-gain", change, change.gain());
    }
    return csv.lines();
  }

  private void row(GameCsv csv, String figure, Fraction value) {
    csv.row(seen(), figure, "", "", "", value.toString(), ExactFigures.decimal(value));
  }

  private void change(GameCsv csv, String figure, FaceUp.Change change, Fraction value) {
    csv.row(
        seen(),
        figure,
        StrategyInWords.name(change.hand()),
        change.shown().map(Rank::symbol).map(String::valueOf).orElse(""),
        Key.of(change.instead().name()),
        value.toString(),
        ExactFigures.decimal(value));
  }

  private String seen() {
    return Integer.toString(faceUp.seen());
  }
}
