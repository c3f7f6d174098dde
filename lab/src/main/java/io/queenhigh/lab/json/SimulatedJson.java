package io.queenhigh.lab.json;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.SimulatedWager;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game as chance played it, beside its exact figures, for programs. */
public final class SimulatedJson {

  private SimulatedJson() {}

  /** What follows the keys that say which game it is. */
  public static Map<String, Object> of(Simulated simulated) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("rounds", simulated.rounds());
    object.put("asked", simulated.order().rounds());
    object.put("interrupted", simulated.isInterrupted());
    object.put("seed", simulated.order().seed());
    if (simulated.game().offers(Wager.PROGRESSIVE)) {
      object.put("meter", simulated.order().meterDollars());
    }
    Map<String, Object> wagers = new LinkedHashMap<>();
    simulated.wagers().forEach(wager -> wagers.put(wager.key(), wager(wager)));
    object.put("wagers", wagers);
    object.put("agrees", !simulated.disagrees());
    return object;
  }

  private static Map<String, Object> wager(SimulatedWager wager) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", wager.title());
    object.put("edge", share(-wager.mean()));
    object.put("standardError", share(wager.standardError()));
    object.put("low99", share(-wager.high99()));
    object.put("high99", share(-wager.low99()));
    object.put("standardDeviation", Spelled.drawn(wager.standardDeviation(), 12));
    object.put("exact", Spelled.share(wager.expected().mean().negated()));
    object.put("z", Spelled.drawn(-wager.z(), 4));
    object.put("verdict", Key.of(wager.verdict().finding().name()));
    object.put("because", wager.verdict().because());
    List<Map<String, Object>> results = new ArrayList<>();
    wager.results().deals().forEach((net, rounds) -> results.add(result(wager, net, rounds)));
    object.put("results", results);
    return object;
  }

  private static Map<String, Object> result(SimulatedWager wager, long net, long rounds) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("net", Dollars.text(net));
    result.put("rounds", rounds);
    wager
        .expected()
        .chances()
        .map(chances -> chances.getOrDefault(net, Fraction.ZERO))
        .filter(chance -> chance.sign() > 0)
        .ifPresent(chance -> result.put("chance", Spelled.share(chance)));
    return result;
  }

  private static Map<String, Object> share(double share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("percent", Spelled.drawn(100 * share, 9));
    object.put("decimal", Spelled.drawn(share, 12));
    return object;
  }
}
