package io.queenhigh.lab.link;

import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;

/**
 * Where each dollar of the progressive wager goes over many wins of the meter, exactly. What is on
 * the meter or in the reserve is the players' from the moment it gets there, whenever and in
 * whatever awards it is paid.
 *
 * @param fixedAwards from the tray; nothing where they come off the meter
 * @param reseeding the house's share of every new start
 */
public record LongRun(
    Fraction fixedAwards,
    Fraction contribution,
    Fraction reserve,
    Fraction reseeding,
    Fraction envy) {

  static LongRun of(LinkPlan plan, ProgressivePrice price, int players) {
    LinkPlan.Feed feed = plan.feed();
    Fraction wager = feed.wager();
    return new LongRun(
        feed.paysAll() ? Fraction.ZERO : price.fixedReturn(),
        feed.contribution(),
        feed.reserve(),
        feed.seed().times(price.jackpotFrequency()).over(wager),
        price.envyPerOtherPlayer().times(plan.envyScale()).times(players - 1L).over(wager));
  }

  /** What the house keeps of each dollar. */
  public Fraction edge() {
    return Fraction.ONE
        .minus(fixedAwards)
        .minus(contribution)
        .minus(reserve)
        .minus(reseeding)
        .minus(envy);
  }
}
