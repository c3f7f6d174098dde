package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import java.util.Optional;

/**
 * What the winner of the whole meter finds on it.
 *
 * @param mean exactly; nothing where a limit or fixed awards off the meter leave it to the spread
 * @param variance likewise
 */
public record AtWin(Optional<Fraction> mean, Optional<Fraction> variance, MeterSpread spread) {

  static AtWin exactly(Cycle.Moments moments, MeterSpread spread) {
    return new AtWin(Optional.of(moments.mean()), Optional.of(moments.variance()), spread);
  }

  static AtWin of(MeterSpread spread) {
    return new AtWin(Optional.empty(), Optional.empty(), spread);
  }

  /** As good as it is known. */
  public double bestMean() {
    return mean.map(Fraction::approximately).orElseGet(() -> spread.mean().middle());
  }

  public double bestStandardDeviation() {
    return variance
        .map(exact -> Math.sqrt(exact.approximately()))
        .orElseGet(spread::standardDeviation);
  }
}
