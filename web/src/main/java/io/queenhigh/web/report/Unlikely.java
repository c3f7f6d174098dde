package io.queenhigh.web.report;

import java.math.BigDecimal;
import java.math.MathContext;

/** How unlikely a difference is, by the normal distribution. */
final class Unlikely {

  private static final int TERMS = 200;

  private Unlikely() {}

  /** The chance of being at least so many standard deviations away, to either side. */
  static double twoSided(double deviations) {
    double x = Math.abs(deviations);
    return x < 3 ? 1 - 2 * middle(x) : 2 * tail(x);
  }

  /** To four digits that count; what is smaller than a trillionth is nothing. */
  static String said(double chance) {
    return chance < 1e-12
        ? "0"
        : new BigDecimal(chance).round(new MathContext(4)).stripTrailingZeros().toPlainString();
  }

  /** Between nothing and x, by the series of the integral. */
  private static double middle(double x) {
    double term = x;
    double sum = x;
    for (int n = 1; n < TERMS; n++) {
      term *= x * x / (2 * n + 1);
      sum += term;
    }
    return sum * density(x);
  }

  /** Beyond x, by the continued fraction of Laplace. */
  private static double tail(double x) {
    double fraction = 0;
    for (int n = TERMS; n > 0; n--) {
      fraction = n / (x + fraction);
    }
    return density(x) / (x + fraction);
  }

  private static double density(double x) {
    return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }
}
