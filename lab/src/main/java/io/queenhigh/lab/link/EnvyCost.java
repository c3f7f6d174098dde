package io.queenhigh.lab.link;

import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What envy costs the house at a table with so many players, all of them in it.
 *
 * @param perRound dollars that a round pays on average
 * @param edge what the house keeps of each dollar in the long run
 * @param breakEven from this meter on the wager favours the player, envy included
 */
public record EnvyCost(
    int players, Fraction perRound, Fraction edge, Optional<Fraction> breakEven) {

  /** For one player up to a full table. */
  public static List<EnvyCost> of(LinkPlan plan, ProgressivePrice price) {
    List<EnvyCost> costs = new ArrayList<>();
    for (int players = 1; players <= plan.game().places().is(); players++) {
      LongRun longRun = LongRun.of(plan, price, players);
      Fraction wager = plan.feed().wager();
      Fraction kept = Fraction.ONE.minus(price.fixedReturn()).minus(longRun.envy()).times(wager);
      costs.add(
          new EnvyCost(
              players,
              longRun.envy().times(wager).times(players),
              longRun.edge(),
              price.perMeterUnit().sign() > 0 && kept.sign() >= 0
                  ? Optional.of(kept.over(price.perMeterUnit()))
                  : Optional.empty()));
    }
    return costs;
  }
}
