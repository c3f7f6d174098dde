package io.queenhigh.web.home;

import io.queenhigh.lab.exact.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's result as his rounds went by, beside what the lab expected of the same wagers.
 *
 * @param points from his first round to his last; of many rounds some are left out
 * @param rounds how many rounds are in it
 * @param leftOut rounds without anything to price: he banked, or bet the progressive alone, or the
 *     bank could not cover him
 */
public record Curve(List<Point> points, int rounds, int leftOut) {

  private static final int MOST_POINTS = 240;

  /** Two standard deviations: about nineteen of twenty honest evenings end inside. */
  private static final int DEVIATIONS = 2;

  /**
   * After so many rounds. All of it in cents, fees taken off.
   *
   * @param lowCents two standard deviations below what is expected
   */
  public record Point(
      int rounds,
      String round,
      long atMillis,
      long resultCents,
      long expectedCents,
      long lowCents,
      long highCents) {}

  /** Draws his rounds, which come with the newest first. */
  public static Curve of(List<OwnRound> history) {
    List<OwnRound> priced =
        history.reversed().stream().filter(round -> round.expected().isPresent()).toList();
    List<Point> points = new ArrayList<>();
    Fraction mean = Fraction.ZERO;
    Fraction variance = Fraction.ZERO;
    long brought = 0;
    for (int i = 0; i < priced.size(); i++) {
      OwnRound round = priced.get(i);
      ExpectedResult expected = round.expected().orElseThrow();
      mean = mean.plus(expected.mean()).minus(Fraction.of(round.feeCents()));
      variance = variance.plus(expected.variance());
      brought += expected.broughtCents() - round.feeCents();
      if (isShown(i + 1, priced.size())) {
        points.add(point(i + 1, round, brought, mean, variance));
      }
    }
    return new Curve(points, priced.size(), history.size() - priced.size());
  }

  /** Evenly spread, the last one always. */
  private static boolean isShown(int number, int of) {
    int every = (of + MOST_POINTS - 1) / MOST_POINTS;
    return number == of || number % every == 0;
  }

  private static Point point(
      int number, OwnRound round, long brought, Fraction mean, Fraction variance) {
    long expected = Verdict.cents(mean);
    long reach =
        new BigDecimal(variance.times(DEVIATIONS * DEVIATIONS).root(2))
            .setScale(0, RoundingMode.UP)
            .longValueExact();
    return new Point(
        number,
        round.round(),
        round.atMillis(),
        brought,
        expected,
        expected - reach,
        expected + reach);
  }
}
