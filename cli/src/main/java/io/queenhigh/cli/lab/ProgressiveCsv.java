package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.LinkJson;
import io.queenhigh.lab.link.AtWin;
import io.queenhigh.lab.link.Dry;
import io.queenhigh.lab.link.EnvyCost;
import io.queenhigh.lab.link.Growth;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.link.LongRun;
import io.queenhigh.lab.link.MeterSpread;
import java.util.List;

/** A link for spreadsheets: one figure a line, exact or between two bounds. */
public final class ProgressiveCsv {

  private final LinkStudy study;
  private final GameCsv csv;

  private ProgressiveCsv(ChosenGame chosen, LinkStudy study) {
    this.study = study;
    csv = new GameCsv(chosen, "of", "figure", "name", "fraction", "decimal", "low", "high");
  }

  static List<String> of(ChosenGame chosen, LinkStudy study) {
    return new ProgressiveCsv(chosen, study).lines();
  }

  private List<String> lines() {
    LongRun run = study.longRun();
    exact("long-run", "edge", "", run.edge());
    exact("long-run", "fixed-awards", "", run.fixedAwards());
    exact("long-run", "contribution", "", run.contribution());
    exact("long-run", "reserve", "", run.reserve());
    exact("long-run", "reseeding", "", run.reseeding());
    exact("long-run", "envy", "", run.envy());
    exact("to-win", "per-round", "", study.toWin().perRound());
    exact("to-win", "rounds", "", study.toWin().mean());
    for (double share : LinkJson.QUANTILES) {
      exact("to-win", "quantile", name(share), Fraction.of(study.toWin().quantile(share)));
    }
    exact("meter", "growth-per-round", "", study.growthPerRound());
    study.breakEven().ifPresent(meter -> exact("meter", "break-even", "", meter));
    atWin("next-win", study.next());
    atWin("win-in-the-long-run", study.inTheLongRun());
    for (EnvyCost cost : study.envy()) {
      String players = Integer.toString(cost.players());
      exact("players", "envy-per-round", players, cost.perRound());
      exact("players", "edge", players, cost.edge());
      cost.breakEven().ifPresent(meter -> exact("players", "break-even", players, meter));
    }
    study
        .dry()
        .ifPresent(
            dry -> {
              dry.fromNow().ifPresent(chance -> decimal("dry", "chance", "", chance, 9));
              simulated("chance-simulated", dry.simulated());
              simulated("missing", dry.missing());
              dry.byContribution()
                  .forEach(
                      each ->
                          each.chance()
                              .ifPresent(
                                  chance ->
                                      decimal(
                                          "dry",
                                          "by-contribution",
                                          each.contribution().decimal(2),
                                          chance,
                                          9)));
            });
    for (Growth growth : study.growth()) {
      csv.row(
          "growth",
          "after-rounds",
          Long.toString(growth.rounds()),
          "",
          SimulatedFigures.decimal(growth.median(), 2),
          SimulatedFigures.decimal(growth.low(), 2),
          SimulatedFigures.decimal(growth.high(), 2));
    }
    return csv.lines();
  }

  private void atWin(String of, AtWin win) {
    win.mean()
        .ifPresentOrElse(
            mean -> exact(of, "mean", "", mean), () -> range(of, "mean", "", win.spread().mean()));
    decimal(of, "standard-deviation", "", win.bestStandardDeviation(), 2);
    for (double share : LinkJson.QUANTILES) {
      range(of, "quantile", name(share), win.spread().quantile(share));
    }
  }

  private static String name(double share) {
    return SimulatedFigures.decimal(share, 2);
  }

  private void exact(String of, String figure, String name, Fraction value) {
    csv.row(of, figure, name, value.toString(), ExactFigures.decimal(value), "", "");
  }

  private void decimal(String of, String figure, String name, double value, int places) {
    csv.row(of, figure, name, "", SimulatedFigures.decimal(value, places), "", "");
  }

  private void simulated(String figure, Dry.Simulated chance) {
    decimal("dry", figure, "", chance.value(), 9);
    decimal("dry", figure + "-standard-error", "", chance.standardError(), 9);
  }

  private void range(String of, String figure, String name, MeterSpread.Range range) {
    csv.row(
        of,
        figure,
        name,
        "",
        SimulatedFigures.decimal(range.middle(), 2),
        SimulatedFigures.decimal(range.low(), 2),
        SimulatedFigures.decimal(range.high(), 2));
  }
}
