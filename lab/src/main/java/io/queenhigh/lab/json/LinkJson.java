package io.queenhigh.lab.json;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.AtWin;
import io.queenhigh.lab.link.Dry;
import io.queenhigh.lab.link.EnvyCost;
import io.queenhigh.lab.link.Growth;
import io.queenhigh.lab.link.LinkAdvice;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.link.LongRun;
import io.queenhigh.lab.link.MeterSpread;
import io.queenhigh.lab.link.ToWin;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A progressive link for programs. */
public final class LinkJson {

  /** The shares at which what is spread is told. */
  public static final List<Double> QUANTILES = List.of(0.05, 0.25, 0.5, 0.75, 0.95);

  private static final int BARS = 20;

  private final LinkStudy study;

  private LinkJson(LinkStudy study) {
    this.study = study;
  }

  public static Map<String, Object> of(LinkStudy study) {
    return new LinkJson(study).json();
  }

  private Map<String, Object> json() {
    Map<String, Object> object = GameJson.of(study.plan().game());
    object.put("link", link());
    object.put("advice", study.advice().stream().map(LinkJson::advice).toList());
    object.put("longRun", longRun());
    object.put("toWin", toWin());
    object.put("growthPerRound", Spelled.amount(study.growthPerRound()));
    object.put("growthPerHour", Spelled.amount(study.growthPerHour()));
    object.put("nextWin", atWin(study.next()));
    object.put("winInTheLongRun", atWin(study.inTheLongRun()));
    study.breakEven().ifPresent(meter -> object.put("breakEvenMeter", Spelled.amount(meter)));
    object.put("players", study.envy().stream().map(LinkJson::envy).toList());
    study.dry().ifPresent(dry -> object.put("dry", dry(dry)));
    object.put("growth", study.growth().stream().map(LinkJson::growth).toList());
    object.put("histories", study.histories());
    return object;
  }

  private Map<String, Object> link() {
    LinkPlan plan = study.plan();
    LinkPlan.Feed feed = plan.feed();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("wager", feed.wager().decimal(2));
    object.put("contribution", Spelled.share(feed.contribution()));
    object.put("reserve", Spelled.share(feed.reserve()));
    object.put("seed", feed.seed().decimal(2));
    feed.limit().ifPresent(limit -> object.put("limit", limit.decimal(2)));
    object.put("allFromMeter", feed.paysAll());
    object.put("meter", plan.meter().decimal(2));
    object.put("tables", plan.pace().tables());
    object.put("players", plan.pace().players());
    object.put("roundsPerHour", plan.pace().roundsPerHour());
    return object;
  }

  private static Map<String, Object> advice(LinkAdvice advice) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("says", advice.says());
    object.put("clause", advice.by().toString());
    return object;
  }

  private Map<String, Object> longRun() {
    LongRun run = study.longRun();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("edge", Spelled.share(run.edge()));
    object.put("perHour", Spelled.amount(run.edge().times(study.plan().stakedPerHour())));
    object.put("fixedAwards", Spelled.share(run.fixedAwards()));
    object.put("contribution", Spelled.share(run.contribution()));
    object.put("reserve", Spelled.share(run.reserve()));
    object.put("reseeding", Spelled.share(run.reseeding()));
    object.put("envy", Spelled.share(run.envy()));
    return object;
  }

  private Map<String, Object> toWin() {
    ToWin toWin = study.toWin();
    int perHour = study.plan().pace().allRoundsPerHour();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("perWager", Spelled.share(study.price().jackpotFrequency()));
    object.put("perRound", Spelled.share(toWin.perRound()));
    object.put("rounds", Spelled.amount(toWin.mean()));
    object.put("hours", Spelled.amount(toWin.mean().over(Fraction.of(perHour))));
    object.put("standardDeviation", Spelled.root(toWin.variance()));
    Map<String, Object> quantiles = new LinkedHashMap<>();
    for (double share : QUANTILES) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("rounds", toWin.quantile(share));
      one.put("hours", Spelled.decimal(Fraction.of(toWin.quantile(share), perHour)));
      quantiles.put(Spelled.drawn(share, 2), one);
    }
    object.put("quantiles", quantiles);
    return object;
  }

  private Map<String, Object> atWin(AtWin win) {
    MeterSpread spread = win.spread();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("simulated", spread.samples() > 0);
    win.mean()
        .ifPresentOrElse(
            mean -> object.put("mean", Spelled.amount(mean)),
            () -> object.put("mean", range(spread.mean(), 2)));
    win.variance()
        .ifPresentOrElse(
            variance -> object.put("standardDeviation", Spelled.root(variance)),
            () -> object.put("standardDeviation", Spelled.drawn(spread.standardDeviation(), 2)));
    Map<String, Object> quantiles = new LinkedHashMap<>();
    for (double share : QUANTILES) {
      quantiles.put(Spelled.drawn(share, 2), range(spread.quantile(share), 2));
    }
    object.put("quantiles", quantiles);
    study
        .breakEven()
        .ifPresent(
            meter ->
                object.put("favoursThePlayer", range(spread.chanceFrom(meter.approximately()), 9)));
    study
        .plan()
        .feed()
        .limit()
        .ifPresent(
            limit -> object.put("atLimit", range(spread.chanceFrom(limit.approximately()), 9)));
    object.put("histogram", spread.bars(BARS).stream().map(LinkJson::bar).toList());
    return object;
  }

  private static Map<String, Object> bar(MeterSpread.Bar bar) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("from", Spelled.drawn(bar.from(), 2));
    if (Double.isFinite(bar.to())) {
      object.put("to", Spelled.drawn(bar.to(), 2));
    }
    object.put("chance", Spelled.drawn(bar.chance(), 9));
    return object;
  }

  private static Map<String, Object> range(MeterSpread.Range range, int places) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("low", Spelled.drawn(range.low(), places));
    object.put("high", Spelled.drawn(range.high(), places));
    return object;
  }

  private static Map<String, Object> envy(EnvyCost cost) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("players", cost.players());
    object.put("envyPerRound", Spelled.amount(cost.perRound()));
    object.put("edge", Spelled.share(cost.edge()));
    cost.breakEven().ifPresent(meter -> object.put("breakEvenMeter", Spelled.amount(meter)));
    return object;
  }

  private static Map<String, Object> dry(Dry dry) {
    Map<String, Object> object = new LinkedHashMap<>();
    dry.fromNow().ifPresent(chance -> object.put("chance", Spelled.drawn(chance, 9)));
    object.put("simulated", simulated(dry.simulated()));
    object.put("missing", simulated(dry.missing()));
    List<Map<String, Object>> others =
        dry.byContribution().stream()
            .map(
                each -> {
                  Map<String, Object> one = new LinkedHashMap<>();
                  one.put("contribution", Spelled.share(each.contribution()));
                  one.put("growthPerRound", Spelled.amount(each.growth()));
                  each.chance().ifPresent(chance -> one.put("chance", Spelled.drawn(chance, 9)));
                  return one;
                })
            .toList();
    object.put("byContribution", others);
    return object;
  }

  private static Map<String, Object> simulated(Dry.Simulated figure) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("value", Spelled.drawn(figure.value(), 9));
    object.put("standardError", Spelled.drawn(figure.standardError(), 9));
    return object;
  }

  private static Map<String, Object> growth(Growth growth) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("rounds", growth.rounds());
    object.put("hours", Spelled.drawn(growth.hours(), 4));
    object.put("stillThere", Spelled.drawn(growth.unwon(), 9));
    object.put("mean", Spelled.drawn(growth.mean(), 2));
    object.put("low", Spelled.drawn(growth.low(), 2));
    object.put("median", Spelled.drawn(growth.median(), 2));
    object.put("high", Spelled.drawn(growth.high(), 2));
    return object;
  }
}
