package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The wagers of one player in one round, which rise and fall together: they read the same cards,
 * and a fold can forfeit more than the Ante.
 *
 * <p>Hands are played as the Ante alone is played best. The Ante stands for Ante, Play and Ante
 * Bonus.
 */
public final class Combination {

  /** Every pair of hands, three times over because any of the dealer's cards may be shown. */
  private static final long DEALS = 3L * HandClasses.HANDS * HandClasses.DEALER_HANDS;

  private final List<Wager> wagers;
  private final Map<Wager, Fraction> means;
  private final Map<Wager, Map<Wager, Fraction>> products;

  private Combination(
      List<Wager> wagers, Map<Wager, Fraction> means, Map<Wager, Map<Wager, Fraction>> products) {
    this.wagers = wagers;
    this.means = means;
    this.products = products;
  }

  static Combination of(
      AntePlayCount antePlay, Optional<SideWager> pairPlus, Optional<SideWager> sixCardBonus) {
    JointCount count = JointCount.of(antePlay, pairPlus, sixCardBonus);
    Map<Wager, Fraction> means = new EnumMap<>(Wager.class);
    Map<Wager, Map<Wager, Fraction>> products = new EnumMap<>(Wager.class);
    for (Wager a : count.wagers()) {
      means.put(a, Fraction.of(count.sum(a), DEALS));
      Map<Wager, Fraction> row = new EnumMap<>(Wager.class);
      for (Wager b : count.wagers()) {
        row.put(b, Fraction.of(count.product(a, b), DEALS));
      }
      products.put(a, row);
    }
    return new Combination(count.wagers(), means, products);
  }

  /** Ante, then Pair Plus and 6 Card Bonus where the game has them. */
  public List<Wager> wagers() {
    return wagers;
  }

  /** The average result of a unit on this wager as part of the combination. */
  public Fraction mean(Wager wager) {
    return find(means, wager);
  }

  public Fraction covariance(Wager a, Wager b) {
    return find(find(products, a), b).minus(mean(a).times(mean(b)));
  }

  /** Of the sum of all results when so many units are staked on each wager. */
  public Fraction variance(Map<Wager, Long> stakes) {
    Fraction variance = Fraction.ZERO;
    for (Map.Entry<Wager, Long> a : stakes.entrySet()) {
      for (Map.Entry<Wager, Long> b : stakes.entrySet()) {
        variance =
            variance.plus(
                covariance(a.getKey(), b.getKey()).times(a.getValue()).times(b.getValue()));
      }
    }
    return variance;
  }

  /** With one unit on every wager. */
  public Fraction variance() {
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    wagers.forEach(wager -> stakes.put(wager, 1L));
    return variance(stakes);
  }

  /** The player's average result with one unit on every wager. */
  public Fraction mean() {
    Fraction mean = Fraction.ZERO;
    for (Wager wager : wagers) {
      mean = mean.plus(mean(wager));
    }
    return mean;
  }

  private static <T> T find(Map<Wager, T> map, Wager wager) {
    T found = map.get(wager);
    if (found == null) {
      throw new IllegalArgumentException(wager.title() + " is not part of this combination");
    }
    return found;
  }
}
