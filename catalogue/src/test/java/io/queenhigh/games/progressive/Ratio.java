package io.queenhigh.games.progressive;

import java.math.BigInteger;

/** An exact amount of dollars, as slow as it is certain. */
record Ratio(BigInteger over, BigInteger under) implements Comparable<Ratio> {

  static final Ratio ZERO = of(0, 1);

  Ratio {
    BigInteger common = over.gcd(under).max(BigInteger.ONE);
    over = over.divide(common);
    under = under.divide(common);
  }

  static Ratio of(long over, long under) {
    return new Ratio(BigInteger.valueOf(over), BigInteger.valueOf(under));
  }

  static Ratio cents(long cents) {
    return of(cents, 100);
  }

  Ratio plus(Ratio other) {
    return new Ratio(
        over.multiply(other.under).add(other.over.multiply(under)), under.multiply(other.under));
  }

  Ratio minus(Ratio other) {
    return plus(other.times(of(-1, 1)));
  }

  Ratio times(Ratio other) {
    return new Ratio(over.multiply(other.over), under.multiply(other.under));
  }

  Ratio min(Ratio other) {
    return compareTo(other) <= 0 ? this : other;
  }

  Ratio max(Ratio other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Whole cents in it, rounded down. */
  long wholeCents() {
    BigInteger[] parts = over.multiply(BigInteger.valueOf(100)).divideAndRemainder(under);
    return parts[0].longValueExact() - (parts[1].signum() < 0 ? 1 : 0);
  }

  /** The same in micro-cents, which must be whole. */
  long microCents() {
    return new Ratio(over.multiply(BigInteger.valueOf(100_000_000)), under).whole();
  }

  private long whole() {
    if (!under.equals(BigInteger.ONE)) {
      throw new AssertionError(this + " is not a whole number");
    }
    return over.longValueExact();
  }

  @Override
  public int compareTo(Ratio other) {
    return over.multiply(other.under).compareTo(other.over.multiply(under));
  }
}
