package io.queenhigh.lab.json;

import io.queenhigh.lab.MeterTerms;
import io.queenhigh.lab.exact.Fraction;
import java.util.Optional;

/**
 * What a progressive is priced at.
 *
 * @param meter in dollars
 * @param others how many other players make the wager
 * @param terms how the meter is fed, where the long run is asked for
 */
public record MeterAt(Fraction meter, int others, Optional<MeterTerms> terms) {

  /** An empty meter and nobody else. */
  public static final MeterAt EMPTY = new MeterAt(Fraction.ZERO, 0, Optional.empty());
}
