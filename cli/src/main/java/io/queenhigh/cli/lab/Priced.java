package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.lab.Combination;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.json.EdgeJson;
import io.queenhigh.lab.json.MeterAt;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.lab.published.PublishedFigures;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game with all its wagers priced, and what its document prints beside.
 *
 * @param together all wagers bet together, where that was asked for
 */
public record Priced(
    ChosenGame chosen,
    Pricing pricing,
    MeterOptions meter,
    List<Compared> compared,
    Optional<Combination> together) {

  static Priced of(ChosenGame chosen, MeterOptions meter, boolean together) {
    Pricing pricing = Pricing.of(chosen.game());
    return new Priced(
        chosen,
        pricing,
        meter,
        PublishedFigures.of(chosen.file(), pricing),
        together ? Optional.of(pricing.combination()) : Optional.empty());
  }

  /** For programs; the keys are a contract: docs/lab.md. */
  Map<String, Object> json() {
    Map<String, Object> object =
        EdgeJson.of(
            pricing, compared, new MeterAt(meter.meterOrEmpty(), meter.others(), meter.terms()));
    together.ifPresent(all -> object.put("together", EdgeJson.together(all)));
    return object;
  }

  List<Compared> compared(Wager wager) {
    return compared.stream().filter(each -> each.published().wager() == wager).toList();
  }

  /** What the document prints for the edge of a wager. */
  Optional<Compared> comparedEdge(Wager wager) {
    return Compared.edge(compared, wager);
  }

  List<Compared> disagreements() {
    return compared.stream().filter(each -> !each.agrees()).toList();
  }

  Optional<PayTable> table(Wager wager) {
    return chosen.game().rule(wager).flatMap(WagerRule::table);
  }

  /** What the layout calls a wager: California's Pair Plus is labelled Bonus at some tables. */
  String label(Wager wager) {
    return chosen.game().rule(wager).map(rule -> rule.label().is()).orElse(wager.title());
  }

  String whoseEdge() {
    return chosen.game().isBankedByAPlayer() ? "player-dealer" : "house";
  }
}
