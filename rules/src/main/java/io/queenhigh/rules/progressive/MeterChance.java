package io.queenhigh.rules.progressive;

import java.math.BigInteger;

/** How likely a hand of this game wins the whole meter: so many ways of so many, exactly. */
public record MeterChance(String hand, BigInteger ways, BigInteger of) {

  public MeterChance {
    if (ways.signum() <= 0 || of.compareTo(ways) < 0) {
      throw new IllegalArgumentException(ways + " of " + of + " is no chance");
    }
  }

  /** Compared as fractions: 1 of 4 and 2 of 8 are the same. */
  public boolean isAsLikelyAs(MeterChance other) {
    return ways.multiply(other.of).equals(other.ways.multiply(of));
  }

  /** {@code royal-flush 1/649740}. */
  @Override
  public String toString() {
    BigInteger common = ways.gcd(of);
    return hand + " " + ways.divide(common) + "/" + of.divide(common);
  }
}
