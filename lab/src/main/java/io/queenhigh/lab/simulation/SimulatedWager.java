package io.queenhigh.lab.simulation;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import java.util.Comparator;
import java.util.List;

/**
 * One wager as chance played it, beside what exact counting says. Averages are the player's, in
 * dollars for each dollar staked before the deal.
 *
 * @param key as JSON spells it: {@code pair-plus}, or {@code together} for all wagers at once
 * @param results cents won or lost, and how many rounds brought them
 * @param roundsToJudge from how many rounds on the average means something
 */
public record SimulatedWager(
    String key, String title, Distribution results, Expected expected, double roundsToJudge) {

  /** Standard errors on either side that hold the true average 99 times in 100. */
  private static final double NINETY_NINE = 2.5758293035489004;

  /** Enough for the rarest result of any pay table, where its chance is not known by itself. */
  private static final double WITHOUT_CHANCES = 5_000_000;

  private static final double DOLLAR = 100;
  private static final Fraction CENTS = Fraction.of(100);

  static SimulatedWager of(String key, String title, Distribution results, Expected expected) {
    double rounds = expected.chances().map(ChanceJudge::roundsToJudge).orElse(WITHOUT_CHANCES);
    return new SimulatedWager(key, title, results, expected, rounds);
  }

  /**
   * All wagers at once: their exact averages add up, and the one with the rarest result decides.
   */
  static SimulatedWager together(Distribution results, List<SimulatedWager> wagers) {
    Expected expected =
        Expected.ofMean(
            wagers.stream()
                .map(wager -> wager.expected().mean())
                .reduce(Fraction.ZERO, Fraction::plus));
    double rounds =
        wagers.stream()
            .map(SimulatedWager::roundsToJudge)
            .max(Comparator.naturalOrder())
            .orElse(0.0);
    return new SimulatedWager("together", "All together", results, expected, rounds);
  }

  public long rounds() {
    return results.total();
  }

  /** The player's average result; the simulated edge is its negative. */
  public double mean() {
    return results.mean().approximately() / DOLLAR;
  }

  public double standardDeviation() {
    return Math.sqrt(results.variance().approximately()) / DOLLAR;
  }

  /** Of the mean. */
  public double standardError() {
    return standardDeviation() / Math.sqrt((double) rounds());
  }

  /** The lower end of the interval that holds the true average 99 times in 100. */
  public double low99() {
    return mean() - NINETY_NINE * standardError();
  }

  public double high99() {
    return mean() + NINETY_NINE * standardError();
  }

  /**
   * How many standard errors lie between the simulated and the exact average. The error is the
   * exact one where it is known: a run without its rare results underrates its own. Infinite when
   * no result differed from another.
   */
  public double z() {
    double error =
        expected
            .variance()
            .map(variance -> Math.sqrt(variance.approximately() / rounds()))
            .orElseGet(this::standardError);
    double off = results.mean().over(CENTS).minus(expected.mean()).approximately();
    return off == 0 ? 0 : off / error;
  }

  public ChanceVerdict verdict() {
    return ChanceJudge.of(this);
  }
}
