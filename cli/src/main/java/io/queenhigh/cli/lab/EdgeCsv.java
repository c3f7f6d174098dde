package io.queenhigh.cli.lab;

import io.queenhigh.lab.Price;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.WagerOutcome;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.GameJson;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import java.util.List;

/** Prices for spreadsheets: one figure a line. */
public final class EdgeCsv {

  private final Priced priced;
  private final GameCsv csv;

  private EdgeCsv(Priced priced) {
    this.priced = priced;
    csv = new GameCsv(priced.chosen(), "wager", "figure", "name", "net", "fraction", "decimal");
  }

  static List<String> of(Priced priced) {
    return new EdgeCsv(priced).lines();
  }

  private List<String> lines() {
    priced.pricing().prices().forEach(this::wager);
    priced.pricing().progressive().ifPresent(this::progressive);
    return csv.lines();
  }

  private void wager(Price price) {
    String wager = price.wager().key();
    figure(wager, "edge", price.edge());
    figure(wager, "element-of-risk", price.elementOfRisk());
    figure(wager, "average-wager", price.averageWager());
    figure(wager, "hit-frequency", price.hitFrequency());
    figure(wager, "variance", price.variance());
    csv.row(wager, "standard-deviation", "", "", "", ExactFigures.root(price.variance()));
    printed(price.wager());
    for (WagerOutcome outcome : price.outcomes()) {
      row(wager, "outcome", outcome.title(), Long.toString(outcome.net()), outcome.chance());
    }
    for (WagerOutcome line : price.payLines()) {
      row(wager, "pay-line", line.title(), Long.toString(line.net()), line.chance());
    }
  }

  private void progressive(ProgressivePrice price) {
    String wager = Wager.PROGRESSIVE.key();
    Fraction meter = priced.meter().meterOrEmpty();
    int others = priced.meter().others();
    figure(wager, "meter", meter);
    figure(wager, "edge", price.edgeAt(meter, others));
    figure(wager, "hit-frequency", price.hitFrequency());
    figure(wager, "variance", price.varianceAt(meter));
    figure(wager, "fixed-return", price.fixedReturn());
    figure(wager, "per-meter-unit", price.perMeterUnit());
    if (price.perMeterUnit().sign() > 0) {
      figure(wager, "break-even-meter", price.breakEvenMeter(others));
    }
    figure(wager, "envy-per-other-player", price.envyPerOtherPlayer());
    figure(wager, "jackpot-frequency", price.jackpotFrequency());
    printed(Wager.PROGRESSIVE);
    for (ProgressivePrice.Award award : price.lines()) {
      row(wager, "pay-line", award.hand().title(), GameJson.pays(award.pays()), award.chance());
    }
  }

  private void printed(Wager wager) {
    for (Compared compared : priced.compared(wager)) {
      csv.row(
          wager.key(),
          "printed-" + Key.of(compared.published().figure().name()),
          compared.agrees() ? "agrees" : "disagrees",
          "",
          "",
          compared.published().prints());
    }
  }

  private void figure(String wager, String figure, Fraction value) {
    row(wager, figure, "", "", value);
  }

  private void row(String wager, String figure, String name, String net, Fraction value) {
    csv.row(wager, figure, name, net, value.toString(), ExactFigures.decimal(value));
  }
}
