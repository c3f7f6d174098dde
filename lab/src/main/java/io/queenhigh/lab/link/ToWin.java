package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * How long it takes until the whole meter is won, exactly: every round wins it with the same
 * chance, whatever came before.
 *
 * @param perRound the chance that a round of one table wins it
 */
public record ToWin(Fraction perRound) {

  private static final MathContext DIGITS = new MathContext(40);

  /** In rounds of one table. */
  public Fraction mean() {
    return Fraction.ONE.over(perRound);
  }

  public Fraction variance() {
    return mean().squared().minus(mean());
  }

  /** After so many rounds this share of all meters has been won. */
  public long quantile(double share) {
    double quiet = Math.log1p(-perRound.approximately());
    long rounds = Math.max(1, (long) Math.ceil(Math.log1p(-share) / quiet));
    BigDecimal left = BigDecimal.ONE.subtract(BigDecimal.valueOf(share));
    while (rounds > 1 && unwonExactly(rounds - 1).compareTo(left) <= 0) {
      rounds--;
    }
    while (unwonExactly(rounds).compareTo(left) > 0) {
      rounds++;
    }
    return rounds;
  }

  /** The chance that nobody has won it after so many rounds. */
  public double unwon(long rounds) {
    return unwonExactly(rounds).doubleValue();
  }

  private BigDecimal unwonExactly(long rounds) {
    Fraction unwon = Fraction.ONE.minus(perRound);
    return new BigDecimal(unwon.numerator())
        .divide(new BigDecimal(unwon.denominator()), DIGITS)
        .pow(Math.toIntExact(rounds), DIGITS);
  }
}
