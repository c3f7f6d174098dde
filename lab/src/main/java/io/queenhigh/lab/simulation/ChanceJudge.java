package io.queenhigh.lab.simulation;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.simulation.ChanceVerdict.Finding;
import io.queenhigh.rules.money.Dollars;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Compares play by chance with exact figures.
 *
 * <p>Three things are asked: whether anything happened that cannot, whether results came as often
 * as they should (chi-square, and rare ones by themselves), and whether the average is where it
 * should be. Each says no to an honest run about once in a hundred thousand.
 *
 * <p>The average is judged only when every result is expected often enough. Before that one jackpot
 * moves it by many standard errors, and nothing is wrong.
 */
final class ChanceJudge {

  /** Standard errors between the simulated and the exact average that are too many. */
  static final double TOO_FAR = 4.4;

  /** How rare is too rare: for counts what {@link #TOO_FAR} is for the average. */
  static final double TOO_RARE = 1e-5;

  /** Results that are expected less often than this are counted together. */
  private static final double FEW = 10;

  /** The average is judged when even the rarest result is expected this often. */
  private static final double ENOUGH = 25;

  private final SimulatedWager wager;

  private int common;
  private double sumOfSquares;
  private long rareCount;
  private double rareExpected;

  private ChanceJudge(SimulatedWager wager) {
    this.wager = wager;
  }

  static ChanceVerdict of(SimulatedWager wager) {
    ChanceJudge judge = new ChanceJudge(wager);
    return wager.expected().chances().flatMap(judge::ofResults).orElseGet(judge::ofAverage);
  }

  /** How many rounds it takes to judge the average. */
  static double roundsToJudge(SortedMap<Long, Fraction> chances) {
    double rarest = 1;
    for (Fraction chance : chances.values()) {
      if (chance.sign() > 0) {
        rarest = Math.min(rarest, chance.approximately());
      }
    }
    return ENOUGH / rarest;
  }

  private Optional<ChanceVerdict> ofResults(SortedMap<Long, Fraction> chances) {
    for (long net : wager.results().deals().keySet()) {
      if (chances.getOrDefault(net, Fraction.ZERO).sign() == 0) {
        return disagrees("a result of " + Dollars.text(net) + " came, which cannot be");
      }
    }
    count(chances);
    if (common < 2) {
      return Optional.of(
          new ChanceVerdict(Finding.TOO_FEW_ROUNDS, "too few rounds to tell anything"));
    }
    if (rareExpected > 0 && Tails.count(rareCount, rareExpected) < TOO_RARE) {
      return disagrees(
          String.format(
              Locale.ROOT,
              "rare results came %,d times, %.1f were expected",
              rareCount,
              rareExpected));
    }
    double chance = Tails.chiSquare(sumOfSquares, common - 1);
    if (chance < TOO_RARE) {
      return disagrees(
          String.format(
              Locale.ROOT,
              "results did not come as often as they should: chi-square %.1f with %d degrees of freedom",
              sumOfSquares,
              common - 1));
    }
    return Optional.empty();
  }

  private void count(SortedMap<Long, Fraction> chances) {
    for (Map.Entry<Long, Fraction> each : chances.entrySet()) {
      double expected = each.getValue().approximately() * wager.rounds();
      long count = wager.results().deals().getOrDefault(each.getKey(), 0L);
      if (expected < FEW) {
        rareExpected += expected;
        rareCount += count;
      } else {
        common++;
        sumOfSquares += (count - expected) * (count - expected) / expected;
      }
    }
  }

  private ChanceVerdict ofAverage() {
    boolean enough = wager.rounds() >= wager.roundsToJudge();
    boolean counted = wager.expected().chances().isPresent();
    if (!enough) {
      return counted
          ? new ChanceVerdict(
              Finding.AGREES,
              "results come as often as they should; the rarest are too few to judge the average")
          : new ChanceVerdict(Finding.TOO_FEW_ROUNDS, "too few rounds to judge the average");
    }
    if (Math.abs(wager.z()) > TOO_FAR) {
      return ChanceVerdict.disagrees(
          String.format(
              Locale.ROOT,
              "the average is %.1f standard errors away from the exact one",
              Math.abs(wager.z())));
    }
    return new ChanceVerdict(
        Finding.AGREES,
        counted ? "results and average are as they should be" : "the average is as it should be");
  }

  private static Optional<ChanceVerdict> disagrees(String because) {
    return Optional.of(ChanceVerdict.disagrees(because));
  }
}
