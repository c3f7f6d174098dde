package io.queenhigh.lab.simulation;

/** How unlikely a count or a sum of squares is when nothing but chance is at work. */
final class Tails {

  private static final double SMALLEST = 1e-300;
  private static final double PRECISE = 1e-15;
  private static final int MOST_STEPS = 100_000;

  private Tails() {}

  /** The chance that chi-square with so many degrees of freedom is at least this. */
  static double chiSquare(double sum, int degrees) {
    return gammaAbove(degrees, sum / 2);
  }

  /** The chance of a count at least as far out, on its own side, when so many are expected. */
  static double count(long count, double expected) {
    if (count > 100 * (expected + 1)) {
      return 0;
    }
    int twice = Math.toIntExact(2 * count);
    return count > expected ? 1 - gammaAbove(twice, expected) : gammaAbove(twice + 2, expected);
  }

  /** The upper part of the gamma function of half of {@code twice}, as a share of the whole. */
  private static double gammaAbove(int twice, double from) {
    if (from <= 0) {
      return 1;
    }
    double shape = twice / 2.0;
    double scale = Math.exp(shape * Math.log(from) - from - logGamma(twice));
    return from < shape + 1 ? 1 - scale * series(shape, from) : scale * fraction(shape, from);
  }

  private static double series(double shape, double from) {
    double term = 1 / shape;
    double sum = term;
    for (int step = 1; step < MOST_STEPS && term > sum * PRECISE; step++) {
      term *= from / (shape + step);
      sum += term;
    }
    return sum;
  }

  /** By continued fraction, from the front (Lentz). */
  private static double fraction(double shape, double from) {
    double b = from + 1 - shape;
    double c = 1 / SMALLEST;
    double d = 1 / b;
    double product = d;
    double change = 0;
    for (int step = 1; step < MOST_STEPS && Math.abs(change - 1) > PRECISE; step++) {
      double a = -step * (step - shape);
      b += 2;
      d = 1 / awayFromZero(a * d + b);
      c = awayFromZero(b + a / c);
      change = d * c;
      product *= change;
    }
    return product;
  }

  private static double awayFromZero(double number) {
    return Math.abs(number) < SMALLEST ? SMALLEST : number;
  }

  /** Of half of {@code twice}: down by ones to 1 or to a half, whose values are known. */
  private static double logGamma(int twice) {
    double log = twice % 2 == 0 ? 0 : Math.log(Math.PI) / 2;
    for (int below = twice - 2; below > 0; below -= 2) {
      log += Math.log(below / 2.0);
    }
    return log;
  }
}
