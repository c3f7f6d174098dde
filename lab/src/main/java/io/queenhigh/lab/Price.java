package io.queenhigh.lab;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import java.util.List;

/**
 * What a wager costs, for each unit staked on it before the deal.
 *
 * <p>The price of the Ante takes in the Play wager that follows it and the Ante Bonus it may earn,
 * decided as well as the player's own cards and a shown dealer card allow. Pair Plus is priced for
 * a player who never folds a hand that it pays: alone, or beside an Ante that would be played
 * anyway.
 *
 * @param results net units and the number of deals that bring them
 * @param averageWager what lies on the table on average, Play included
 * @param outcomes every way to end, their chances adding up to one
 * @param payLines every line of the wager's pay table (for the Ante: of its bonus) with its chance
 */
public record Price(
    Wager wager,
    Distribution results,
    Fraction averageWager,
    List<WagerOutcome> outcomes,
    List<WagerOutcome> payLines) {

  public Price {
    outcomes = List.copyOf(outcomes);
    payLines = List.copyOf(payLines);
  }

  /** What the house, or the player-dealer, keeps of each unit staked before the deal. */
  public Fraction edge() {
    return results.mean().negated();
  }

  /** The edge for each unit that lies on the table in the end. */
  public Fraction elementOfRisk() {
    return edge().over(averageWager);
  }

  /** How often the player comes out ahead. */
  public Fraction hitFrequency() {
    return results.hitFrequency();
  }

  public Fraction variance() {
    return results.variance();
  }

  public String standardDeviation(int places) {
    return results.standardDeviation(places);
  }
}
