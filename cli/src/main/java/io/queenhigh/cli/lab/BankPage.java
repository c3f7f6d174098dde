package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.simulation.BankView;
import io.queenhigh.lab.simulation.Banked;
import io.queenhigh.lab.simulation.Spread;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a player-dealer's bank goes through. */
public record BankPage(ChosenGame chosen, BankView view) {

  private static final double[] QUANTILES = {0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};
  private static final int BARS = 20;

  List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(chosen.heading(terminal));
    lines.add(terminal.faint(terms()));
    lines.add(
        terminal.faint(
            String.format(
                Locale.ROOT,
                "%,d rounds in %,d sittings of up to %,d. Seed %d. Results are the player-dealer's, in dollars, fees paid.",
                view.rounds(),
                view.sittings(),
                view.banked().sitting(),
                view.seed())));
    lines.add("");
    lines.addAll(spreads());
    lines.add("");
    lines.addAll(shares());
    lines.add("");
    lines.addAll(seats());
    view.simulated()
        .ifPresent(
            figures -> {
              lines.addAll(bars("A round", figures.round(), terminal));
              if (view.banked().sitting() > 1) {
                figures
                    .sitting()
                    .ifPresent(spread -> lines.addAll(bars("A sitting", spread, terminal)));
              }
            });
    return lines;
  }

  private String terms() {
    Banked banked = view.banked();
    Game game = banked.game();
    return String.format(
        Locale.ROOT,
        "The player-dealer posts $%s a round, settled %s [%s]; %s; fee $%s a round%s.",
        Dollars.shortest(banked.bankCents()),
        Key.of(game.settling().procedure().is().name()).replace('-', ' '),
        game.settling().procedure().by(),
        banked.seats().size() == 1 ? "one player" : banked.seats().size() + " players",
        Dollars.shortest(banked.feeCents()),
        banked.fees().map(schedule -> " (" + schedule.id() + ")").orElse(""));
  }

  private List<String> spreads() {
    Columns table =
        new Columns(LEFT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT);
    table.row(
        "", "mean", "error", "deviation", "1 %", "5 %", "25 %", "median", "75 %", "95 %", "99 %");
    view.simulated().ifPresent(figures -> row(table, "A round", figures.round()));
    view.exact().ifPresent(figures -> row(table, "  exactly", figures.round()));
    view.simulated()
        .flatMap(BankView.Figures::sitting)
        .ifPresent(spread -> row(table, "A sitting", spread));
    view.exact()
        .flatMap(BankView.Figures::sitting)
        .ifPresent(spread -> row(table, "  exactly", spread));
    return table.lines();
  }

  private static void row(Columns table, String title, Spread spread) {
    List<String> cells = new ArrayList<>();
    cells.add(title);
    cells.add(signed(spread.mean()));
    cells.add(spread.samples() == 0 ? "" : "± " + dollars(spread.standardError()));
    cells.add(dollars(spread.standardDeviation()));
    for (double share : QUANTILES) {
      cells.add(Dollars.shortest(spread.quantile(share)));
    }
    table.row(cells.toArray(String[]::new));
  }

  private List<String> shares() {
    Columns table = new Columns(LEFT, RIGHT, LEFT, LEFT);
    Map<String, BankView.Share> exact = shares(view.exact());
    shares(view.simulated())
        .forEach(
            (title, share) ->
                table.row(
                    title,
                    SimulatedFigures.percent(share.chance()),
                    "± " + SimulatedFigures.decimal(100 * share.standardError(), 4),
                    exact.get(title) instanceof BankView.Share(double chance, _)
                        ? "exactly " + SimulatedFigures.percent(chance)
                        : ""));
    return table.lines();
  }

  private static Map<String, BankView.Share> shares(Optional<BankView.Figures> figures) {
    Map<String, BankView.Share> shares = new LinkedHashMap<>();
    figures.ifPresent(
        each -> {
          shares.put("Rounds that exhaust the bank", each.exhausted());
          shares.put("Rounds that win all it may", each.full());
          shares.put("Rounds with a wager not covered", each.shortRounds());
          shares.put("Wagers not covered in full", each.uncovered());
          each.goesBroke().ifPresent(share -> shares.put("Sittings that end broke", share));
        });
    return shares;
  }

  private List<String> seats() {
    Columns table = new Columns(LEFT, LEFT, RIGHT, RIGHT);
    table.row("Seat", "stakes", "mean", "not covered");
    view.simulated()
        .ifPresent(
            figures -> {
              for (BankView.Seat seat : figures.seats()) {
                table.row(
                    Integer.toString(seat.seat()),
                    stakes(view.banked().seats().get(seat.seat() - 1)),
                    signed(seat.meanCents()),
                    SimulatedFigures.percent(seat.uncovered()));
              }
            });
    return table.lines();
  }

  private String stakes(Map<Wager, Long> stakes) {
    List<String> words = new ArrayList<>();
    new EnumMap<>(stakes)
        .forEach(
            (wager, cents) ->
                words.add(
                    chosen.game().rule(wager).orElseThrow().label().is()
                        + " "
                        + Dollars.shortest(cents)));
    return String.join(", ", words);
  }

  private static List<String> bars(String title, Spread spread, Terminal terminal) {
    List<Spread.Bar> bars = spread.bars(BARS);
    double largest = bars.stream().mapToDouble(Spread.Bar::chance).max().orElse(1);
    Columns table = new Columns(RIGHT, LEFT, RIGHT, RIGHT, LEFT);
    for (Spread.Bar each : bars) {
      table.row(
          Dollars.shortest(each.fromCents()),
          "to below",
          Dollars.shortest(each.toCents()),
          SimulatedFigures.percent(each.chance()),
          SimulatedFigures.bar(each.chance(), largest));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(terminal.strong(title));
    lines.addAll(table.lines());
    return lines;
  }

  Map<String, Object> json() {
    Map<String, Object> object = chosen.json();
    Banked banked = view.banked();
    object.put("bank", Dollars.text(banked.bankCents()));
    object.put("procedure", Key.of(banked.game().settling().procedure().is().name()));
    object.put("fee", Dollars.text(banked.feeCents()));
    object.put("sitting", banked.sitting());
    banked.bankrollCents().ifPresent(cents -> object.put("bankroll", Dollars.text(cents)));
    object.put("rounds", view.rounds());
    object.put("sittings", view.sittings());
    object.put("interrupted", view.isInterrupted());
    object.put("seed", view.seed());
    view.simulated().ifPresent(figures -> object.put("simulated", json(figures)));
    view.exact().ifPresent(figures -> object.put("exact", json(figures)));
    view.z().ifPresent(z -> object.put("z", SimulatedFigures.decimal(z, 4)));
    object.put("agrees", !view.disagrees());
    return object;
  }

  private static Map<String, Object> json(BankView.Figures figures) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("round", json(figures.round()));
    figures.sitting().ifPresent(spread -> object.put("sitting", json(spread)));
    object.put("exhausted", json(figures.exhausted()));
    object.put("full", json(figures.full()));
    object.put("roundsUncovered", json(figures.shortRounds()));
    object.put("wagersUncovered", json(figures.uncovered()));
    figures.goesBroke().ifPresent(share -> object.put("broke", json(share)));
    object.put(
        "seats",
        figures.seats().stream()
            .map(
                seat -> {
                  Map<String, Object> one = new LinkedHashMap<>();
                  one.put("seat", seat.seat());
                  one.put("mean", SimulatedFigures.decimal(seat.meanCents() / 100, 6));
                  one.put("uncovered", SimulatedFigures.decimal(seat.uncovered(), 9));
                  return one;
                })
            .toList());
    return object;
  }

  private static Map<String, Object> json(Spread spread) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("mean", SimulatedFigures.decimal(spread.mean() / 100, 6));
    object.put("standardError", SimulatedFigures.decimal(spread.standardError() / 100, 6));
    object.put("standardDeviation", SimulatedFigures.decimal(spread.standardDeviation() / 100, 6));
    object.put("ahead", SimulatedFigures.decimal(spread.chanceAbove(0), 9));
    Map<String, Object> quantiles = new LinkedHashMap<>();
    for (double share : QUANTILES) {
      quantiles.put(SimulatedFigures.decimal(share, 2), Dollars.text(spread.quantile(share)));
    }
    object.put("quantiles", quantiles);
    object.put(
        "histogram",
        spread.bars(BARS).stream()
            .map(
                each -> {
                  Map<String, Object> one = new LinkedHashMap<>();
                  one.put("from", Dollars.text(each.fromCents()));
                  one.put("to", Dollars.text(each.toCents()));
                  one.put("chance", SimulatedFigures.decimal(each.chance(), 9));
                  return one;
                })
            .toList());
    return object;
  }

  private static Map<String, Object> json(BankView.Share share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("chance", SimulatedFigures.decimal(share.chance(), 9));
    object.put("standardError", SimulatedFigures.decimal(share.standardError(), 9));
    return object;
  }

  List<String> csv() {
    GameCsv csv = new GameCsv(chosen, "seed", "rounds", "kind", "of", "figure", "value");
    view.simulated().ifPresent(figures -> rows(csv, "simulated", figures));
    view.exact().ifPresent(figures -> rows(csv, "exact", figures));
    return csv.lines();
  }

  private void rows(GameCsv csv, String kind, BankView.Figures figures) {
    rows(csv, kind, "round", figures.round());
    figures.sitting().ifPresent(spread -> rows(csv, kind, "sitting", spread));
    row(csv, kind, "round", "exhausted", SimulatedFigures.decimal(figures.exhausted().chance(), 9));
    row(csv, kind, "round", "full", SimulatedFigures.decimal(figures.full().chance(), 9));
    row(
        csv,
        kind,
        "round",
        "uncovered",
        SimulatedFigures.decimal(figures.shortRounds().chance(), 9));
    row(csv, kind, "wager", "uncovered", SimulatedFigures.decimal(figures.uncovered().chance(), 9));
    figures
        .goesBroke()
        .ifPresent(
            share ->
                row(csv, kind, "sitting", "broke", SimulatedFigures.decimal(share.chance(), 9)));
    for (BankView.Seat seat : figures.seats()) {
      row(
          csv,
          kind,
          "seat " + seat.seat(),
          "mean",
          SimulatedFigures.decimal(seat.meanCents() / 100, 6));
      row(
          csv,
          kind,
          "seat " + seat.seat(),
          "uncovered",
          SimulatedFigures.decimal(seat.uncovered(), 9));
    }
  }

  private void rows(GameCsv csv, String kind, String of, Spread spread) {
    row(csv, kind, of, "mean", SimulatedFigures.decimal(spread.mean() / 100, 6));
    row(csv, kind, of, "standard-error", SimulatedFigures.decimal(spread.standardError() / 100, 6));
    row(
        csv,
        kind,
        of,
        "standard-deviation",
        SimulatedFigures.decimal(spread.standardDeviation() / 100, 6));
    for (double share : QUANTILES) {
      String text = Dollars.text(spread.quantile(share));
      row(csv, kind, of, "quantile-" + SimulatedFigures.decimal(share, 2), text);
    }
    for (Spread.Bar each : spread.bars(BARS)) {
      String from = Dollars.text(each.fromCents());
      row(csv, kind, of, "from " + from, SimulatedFigures.decimal(each.chance(), 9));
    }
  }

  private void row(GameCsv csv, String kind, String of, String figure, String value) {
    csv.row(Long.toString(view.seed()), Long.toString(view.rounds()), kind, of, figure, value);
  }

  private static String dollars(double cents) {
    return SimulatedFigures.decimal(cents / 100, 2);
  }

  private static String signed(double cents) {
    return (cents > 0 ? "+" : "") + dollars(cents);
  }
}
