package io.queenhigh.floor.cards;

/** How likely it is that chance alone strays so far. */
final class ChiSquare {

  private ChiSquare() {}

  /** The chance of a statistic of at least {@code x}. */
  static double above(double x, int degrees) {
    return x / 2 < degrees / 2.0 + 1
        ? 1 - series(degrees / 2.0, x / 2)
        : fraction(degrees / 2.0, x / 2);
  }

  /** The chance of a statistic of at most {@code x}: too even is suspicious, too. */
  static double below(double x, int degrees) {
    return x / 2 < degrees / 2.0 + 1
        ? series(degrees / 2.0, x / 2)
        : 1 - fraction(degrees / 2.0, x / 2);
  }

  /** The lower incomplete gamma function's series, for small x. */
  private static double series(double a, double x) {
    if (x <= 0) {
      return 0;
    }
    double term = 1 / a;
    double sum = term;
    for (double k = a + 1; term > sum * 1e-17; k++) {
      term *= x / k;
      sum += term;
    }
    return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
  }

  /** The upper incomplete gamma function's continued fraction (Lentz), for large x. */
  private static double fraction(double a, double x) {
    double b = x + 1 - a;
    double c = 1e300;
    double d = 1 / b;
    double h = d;
    for (int i = 1; i < 100_000; i++) {
      double an = -i * (i - a);
      b += 2;
      d = 1 / (an * d + b);
      c = b + an / c;
      h *= d * c;
      if (Math.abs(d * c - 1) < 1e-15) {
        break;
      }
    }
    return h * Math.exp(a * Math.log(x) - x - logGamma(a));
  }

  /** Stirling's series, after moving to where it is exact enough. */
  private static double logGamma(double a) {
    double shift = 0;
    double z = a;
    while (z < 20) {
      shift -= Math.log(z++);
    }
    double z2 = z * z;
    return shift
        + (z - 0.5) * Math.log(z)
        - z
        + 0.5 * Math.log(2 * Math.PI)
        + (1 / 12.0 - (1 / 360.0 - 1 / 1260.0 / z2) / z2) / z;
  }
}
