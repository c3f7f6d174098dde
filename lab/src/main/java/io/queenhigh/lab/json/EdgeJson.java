package io.queenhigh.lab.json;

import io.queenhigh.lab.Combination;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.WagerOutcome;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prices for programs, beside what the game's document prints. */
public final class EdgeJson {

  private final Pricing pricing;
  private final List<Compared> compared;
  private final MeterAt meter;

  private EdgeJson(Pricing pricing, List<Compared> compared, MeterAt meter) {
    this.pricing = pricing;
    this.compared = compared;
    this.meter = meter;
  }

  /**
   * Every wager of a game.
   *
   * @param compared what the document prints
   */
  public static Map<String, Object> of(Pricing pricing, List<Compared> compared, MeterAt meter) {
    return new EdgeJson(pricing, compared, meter).json();
  }

  private Map<String, Object> json() {
    Map<String, Object> object = GameJson.of(pricing.game());
    Map<String, Object> wagers = new LinkedHashMap<>();
    for (Price price : pricing.prices()) {
      wagers.put(price.wager().key(), wager(price));
    }
    pricing
        .progressive()
        .ifPresent(price -> wagers.put(Wager.PROGRESSIVE.key(), progressive(price)));
    object.put("wagers", wagers);
    object.put("strategy", StrategyJson.of(pricing.strategy()));
    object.put("paidHandsFolded", Spelled.share(pricing.paidHandsFolded()));
    return object;
  }

  private Map<String, Object> wager(Price price) {
    Map<String, Object> object =
        figures(price.edge(), price.hitFrequency(), price.variance(), price.averageWager());
    printed(price.wager(), object);
    table(price.wager() == Wager.ANTE ? Wager.ANTE_BONUS : price.wager())
        .ifPresent(table -> object.put("table", table.id()));
    object.put("outcomes", outcomes(price.outcomes()));
    object.put("payLines", outcomes(price.payLines()));
    return object;
  }

  private Map<String, Object> progressive(ProgressivePrice price) {
    Fraction shows = meter.meter();
    int others = meter.others();
    Map<String, Object> object =
        figures(
            price.edgeAt(shows, others),
            price.hitFrequency(),
            price.varianceAt(shows),
            Fraction.ONE);
    printed(Wager.PROGRESSIVE, object);
    table(Wager.PROGRESSIVE).ifPresent(table -> object.put("table", table.id()));
    object.put("meter", shows.decimal(2));
    object.put("others", others);
    object.put("fixedReturn", Spelled.share(price.fixedReturn()));
    object.put("perMeterUnit", Spelled.share(price.perMeterUnit()));
    if (price.perMeterUnit().sign() > 0) {
      object.put("breakEvenMeter", Spelled.amount(price.breakEvenMeter(others)));
    }
    object.put("envyPerOtherPlayer", Spelled.share(price.envyPerOtherPlayer()));
    object.put("jackpotFrequency", Spelled.share(price.jackpotFrequency()));
    object.put("foldedOut", Spelled.share(price.foldedOut()));
    meter
        .terms()
        .ifPresent(
            terms -> object.put("longRunEdge", Spelled.share(price.longRunEdge(terms, others))));
    object.put("payLines", price.lines().stream().map(EdgeJson::award).toList());
    return object;
  }

  private Optional<PayTable> table(Wager wager) {
    return pricing.game().rule(wager).flatMap(WagerRule::table);
  }

  private static Map<String, Object> figures(
      Fraction edge, Fraction hitFrequency, Fraction variance, Fraction averageWager) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("edge", Spelled.share(edge));
    object.put("hitFrequency", Spelled.share(hitFrequency));
    object.put("standardDeviation", Spelled.root(variance));
    object.put("variance", Spelled.amount(variance));
    object.put("averageWager", Spelled.amount(averageWager));
    object.put("elementOfRisk", Spelled.share(edge.over(averageWager)));
    return object;
  }

  private void printed(Wager wager, Map<String, Object> object) {
    Compared.edge(compared, wager)
        .ifPresent(
            edge -> {
              edge.published()
                  .percent()
                  .ifPresent(percent -> object.put("published", percent.toPlainString()));
              object.put("agrees", edge.agrees());
            });
    List<Compared> figures =
        compared.stream().filter(each -> each.published().wager() == wager).toList();
    if (!figures.isEmpty()) {
      object.put("figures", figures.stream().map(EdgeJson::json).toList());
    }
  }

  public static Map<String, Object> json(Compared compared) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("figure", Key.of(compared.published().figure().name()));
    object.put("of", compared.published().of());
    object.put("prints", compared.published().prints());
    object.put("exact", Spelled.share(compared.exact()));
    object.put("rounded", compared.rounded());
    object.put("agrees", compared.agrees());
    object.put("clause", compared.published().by().toString());
    return object;
  }

  private static List<Map<String, Object>> outcomes(List<WagerOutcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome -> {
              Map<String, Object> object = new LinkedHashMap<>();
              object.put("title", outcome.title());
              object.put("net", outcome.net());
              object.put("chance", Spelled.share(outcome.chance()));
              return object;
            })
        .toList();
  }

  private static Map<String, Object> award(ProgressivePrice.Award award) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", award.hand().title());
    object.put("pays", GameJson.pays(award.pays()));
    if (award.envyDollars().sign() > 0) {
      object.put("envy", award.envyDollars().decimal(2));
    }
    object.put("chance", Spelled.share(award.chance()));
    return object;
  }

  /** All wagers bet together. */
  public static Map<String, Object> together(Combination together) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("wagers", together.wagers().stream().map(Wager::key).toList());
    object.put("edge", Spelled.amount(together.mean().negated()));
    object.put("variance", Spelled.amount(together.variance()));
    object.put("standardDeviation", Spelled.root(together.variance()));
    Map<String, Object> covariances = new LinkedHashMap<>();
    for (Wager a : together.wagers()) {
      Map<String, Object> row = new LinkedHashMap<>();
      together.wagers().forEach(b -> row.put(b.key(), Spelled.amount(together.covariance(a, b))));
      covariances.put(a.key(), row);
    }
    object.put("covariances", covariances);
    return object;
  }
}
