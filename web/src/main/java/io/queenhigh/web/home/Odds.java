package io.queenhigh.web.home;

import io.queenhigh.lab.Combination;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The lab's exact figures of every game that was played, worked out once. */
final class Odds {

  private record Priced(Pricing prices, Combination together) {}

  private final Map<String, Priced> known = new ConcurrentHashMap<>();

  /** The average result of stakes on one hand, in the unit of the stakes. */
  Fraction mean(Game game, Map<Wager, Long> stakes) {
    Priced priced = priced(game);
    Fraction mean = Fraction.ZERO;
    for (Map.Entry<Wager, Long> stake : stakes.entrySet()) {
      mean = mean.plus(unit(priced, stake.getKey(), stakes).times(stake.getValue()));
    }
    return mean;
  }

  /** Without an Ante there is nothing to fold, and a side wager is worth what its table pays. */
  private static Fraction unit(Priced priced, Wager wager, Map<Wager, Long> stakes) {
    return stakes.containsKey(Wager.ANTE)
        ? priced.together.mean(wager)
        : priced.prices.price(wager).map(Price::edge).orElseThrow().negated();
  }

  Fraction variance(Game game, Map<Wager, Long> stakes) {
    return priced(game).together.variance(stakes);
  }

  private Priced priced(Game game) {
    return known.computeIfAbsent(
        game.fingerprint() + " " + game.chosen(),
        _ -> {
          Pricing prices = Pricing.of(game);
          return new Priced(prices, prices.combination());
        });
  }
}
