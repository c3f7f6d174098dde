package io.queenhigh.lab.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** An exact number, always in lowest terms with a positive denominator: {@code -1/3}. */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {

  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  public Fraction {
    if (denominator.signum() == 0) {
      throw new ArithmeticException(numerator + "/0 is no number");
    }
    BigInteger shared = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      shared = shared.negate();
    }
    if (!shared.equals(BigInteger.ONE)) {
      numerator = numerator.divide(shared);
      denominator = denominator.divide(shared);
    }
  }

  public static Fraction of(long whole) {
    return new Fraction(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public static Fraction of(BigInteger numerator, long denominator) {
    return new Fraction(numerator, BigInteger.valueOf(denominator));
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Fraction times(long whole) {
    return new Fraction(numerator.multiply(BigInteger.valueOf(whole)), denominator);
  }

  public Fraction over(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  public Fraction negated() {
    return new Fraction(numerator.negate(), denominator);
  }

  public Fraction squared() {
    return times(this);
  }

  public int sign() {
    return numerator.signum();
  }

  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** As a decimal number with so many places, halves rounded away from zero. */
  public String decimal(int places) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** In hundredths, without the sign: {@code 3.372980944}. */
  public String percent(int places) {
    return times(100).decimal(places);
  }

  /** The decimal number of the square root: a standard deviation from a variance. */
  public String root(int places) {
    if (sign() < 0) {
      throw new ArithmeticException("no root of " + this);
    }
    // Twice the places before rounding: far beyond where a carry could still change the last one.
    int digits = 2 * (places + numerator.bitLength() / 3 + 2);
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), 2 * places + 20, RoundingMode.HALF_UP)
        .sqrt(new MathContext(digits, RoundingMode.HALF_UP))
        .setScale(places, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** The nearest binary number, for drawing and for ordering what is only estimated. */
  public double approximately() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
        .doubleValue();
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
