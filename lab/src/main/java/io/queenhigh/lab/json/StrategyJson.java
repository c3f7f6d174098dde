package io.queenhigh.lab.json;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import java.util.LinkedHashMap;
import java.util.Map;

/** How to play a game, for programs. */
public final class StrategyJson {

  private StrategyJson() {}

  public static Map<String, Object> of(Strategy strategy) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("says", StrategyInWords.sentence(strategy));
    object.put("thresholds", strategy.thresholds().stream().map(StrategyJson::threshold).toList());
    object.put("edge", Spelled.share(strategy.edge()));
    object.put("cost", Spelled.share(strategy.cost()));
    object.put("others", strategy.others().stream().map(StrategyJson::known).toList());
    return object;
  }

  /** The weakest hand to play: {@code Q-6-4}, everything or nothing. */
  public static String play(Strategy.Threshold threshold) {
    if (threshold.playsAll()) {
      return "everything";
    }
    return threshold.weakest().map(StrategyInWords::name).orElse("nothing");
  }

  private static Map<String, Object> threshold(Strategy.Threshold threshold) {
    Map<String, Object> object = new LinkedHashMap<>();
    threshold.shown().ifPresent(rank -> object.put("shown", String.valueOf(rank.symbol())));
    object.put("play", play(threshold));
    object.put("says", StrategyInWords.says(threshold.weakest(), threshold.playsAll()));
    return object;
  }

  private static Map<String, Object> known(Strategy.Known known) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", known.title());
    object.put("edge", Spelled.share(known.edge()));
    object.put("cost", Spelled.share(known.cost()));
    return object;
  }
}
