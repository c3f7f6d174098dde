package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What exact counting says of a wager, for each dollar staked.
 *
 * @param mean the player's average result in dollars
 * @param chances result in cents → its chance, adding up to one; empty where only the mean is known
 */
public record Expected(Fraction mean, Optional<SortedMap<Long, Fraction>> chances) {

  private static final long DOLLAR = 100;

  public Expected {
    chances = chances.map(all -> Collections.unmodifiableSortedMap(new TreeMap<>(all)));
  }

  static Expected of(Pricing pricing, Wager wager, long meterDollars) {
    if (wager == Wager.PROGRESSIVE) {
      return progressive(pricing.progressive().orElseThrow(), meterDollars);
    }
    if (!isPricedAlone(pricing, wager)) {
      return ofMean(pricing.combination().mean(wager));
    }
    Distribution results = pricing.price(wager).orElseThrow().results();
    SortedMap<Long, Fraction> chances = new TreeMap<>();
    results.deals().keySet().forEach(net -> chances.put(net * DOLLAR, results.chance(net)));
    return new Expected(results.mean(), Optional.of(chances));
  }

  static Expected ofMean(Fraction mean) {
    return new Expected(mean, Optional.empty());
  }

  /** The square of the standard deviation in dollars, where the chances are known. */
  Optional<Fraction> variance() {
    return chances.map(
        all -> {
          Fraction squares = Fraction.ZERO;
          for (Map.Entry<Long, Fraction> each : all.entrySet()) {
            Fraction dollars = Fraction.of(each.getKey(), DOLLAR);
            squares = squares.plus(each.getValue().times(dollars.squared()));
          }
          return squares.minus(mean.squared());
        });
  }

  /** A price leaves folding out; it holds while nothing that would be paid is forfeited. */
  private static boolean isPricedAlone(Pricing pricing, Wager wager) {
    return switch (wager) {
      case PAIR_PLUS -> pricing.paidHandsFolded().sign() == 0;
      case SIX_CARD_BONUS ->
          switch (pricing.game().rule(wager).orElseThrow().onFold().is()) {
            case STANDS -> true;
            case FORFEITED -> false;
          };
      case ANTE, PLAY, ANTE_BONUS, PROGRESSIVE -> true;
    };
  }

  private static Expected progressive(ProgressivePrice price, long meterDollars) {
    SortedMap<Long, Fraction> chances = new TreeMap<>();
    chances.put(-DOLLAR, Fraction.ONE.minus(price.hitFrequency()));
    for (ProgressivePrice.Award award : price.lines()) {
      long net =
          switch (award.pays()) {
            case Pays.ToOne(long odds) -> odds * DOLLAR;
            case Pays.ForOne(long odds) -> (odds - 1) * DOLLAR;
            case Pays.MeterShare(int percent) -> meterDollars * percent - DOLLAR;
          };
      chances.merge(net, award.chance(), Fraction::plus);
    }
    return new Expected(price.edgeAt(Fraction.of(meterDollars), 0).negated(), Optional.of(chances));
  }
}
