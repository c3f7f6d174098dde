package io.queenhigh.lab.exact;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a wager brings, in whole units net of the stake, and how many equally likely deals bring it.
 *
 * @param deals result → number of deals, lowest result first; results that never happen are absent
 */
public record Distribution(SortedMap<Long, Long> deals) {

  public Distribution {
    TreeMap<Long, Long> counted = new TreeMap<>(deals);
    counted.values().removeIf(count -> count == 0);
    if (counted.isEmpty() || counted.values().stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("a distribution counts deals, at least one: " + deals);
    }
    deals = Collections.unmodifiableSortedMap(counted);
  }

  public static Distribution of(Map<Long, Long> deals) {
    return new Distribution(new TreeMap<>(deals));
  }

  public long total() {
    long total = 0;
    for (long count : deals.values()) {
      total = Math.addExact(total, count);
    }
    return total;
  }

  public Fraction chance(long result) {
    return Fraction.of(deals.getOrDefault(result, 0L), total());
  }

  /** How often the player comes out ahead. */
  public Fraction hitFrequency() {
    long ahead = 0;
    for (long count : deals.tailMap(1L).values()) {
      ahead += count;
    }
    return Fraction.of(ahead, total());
  }

  /** The player's average result; the house's edge is its negative. */
  public Fraction mean() {
    return Fraction.of(sum(1), total());
  }

  public Fraction variance() {
    return Fraction.of(sum(2), total()).minus(mean().squared());
  }

  public String standardDeviation(int places) {
    return variance().root(places);
  }

  private BigInteger sum(int power) {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Long, Long> entry : deals.entrySet()) {
      sum =
          sum.add(
              BigInteger.valueOf(entry.getKey())
                  .pow(power)
                  .multiply(BigInteger.valueOf(entry.getValue())));
    }
    return sum;
  }
}
