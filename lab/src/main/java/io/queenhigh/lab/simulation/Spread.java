package io.queenhigh.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the results of a round, or of a sitting, are spread: amounts of money and their chances. */
public final class Spread {

  /** Beyond this many steps a sitting is left to simulation. */
  private static final double MOST_STEPS = 1e9;

  private final long lowestCents;
  private final long widthCents;
  private final double[] chances;
  private final double mean;
  private final long samples;

  /** One bar of a histogram: results from one amount up to, but not including, another. */
  public record Bar(long fromCents, long toCents, double chance) {}

  Spread(long lowestCents, long widthCents, double[] chances, double mean, long samples) {
    this.lowestCents = lowestCents;
    this.widthCents = widthCents;
    this.chances = chances;
    this.mean = mean;
    this.samples = samples;
  }

  /** How many results this rests on; 0 for one that is exact. */
  public long samples() {
    return samples;
  }

  /** In cents, like all that follows. */
  public double mean() {
    return mean;
  }

  public double standardDeviation() {
    double squares = 0;
    for (int bin = 0; bin < chances.length; bin++) {
      squares += chances[bin] * (cents(bin) - mean) * (cents(bin) - mean);
    }
    return Math.sqrt(squares);
  }

  /** Of the mean; 0 for one that is exact. */
  public double standardError() {
    return samples == 0 ? 0 : standardDeviation() / Math.sqrt((double) samples);
  }

  /** The smallest result that this share of all results does not exceed. */
  public long quantile(double share) {
    double below = 0;
    int last = 0;
    for (int bin = 0; bin < chances.length && (below == 0 || below < share); bin++) {
      if (chances[bin] > 0) {
        below += chances[bin];
        last = bin;
      }
    }
    return cents(last);
  }

  /** The chance of a result above this. */
  public double chanceAbove(long cents) {
    double chance = 0;
    for (int bin = 0; bin < chances.length; bin++) {
      chance += cents(bin) > cents ? chances[bin] : 0;
    }
    return chance;
  }

  /**
   * A histogram with about so many bars of a round width. The outermost bars take in what lies
   * beyond them, a thousandth at most on either side.
   */
  public List<Bar> bars(int about) {
    long from = quantile(0.001);
    long to = quantile(0.999);
    long width = roundWidth((to - from) / about + 1);
    long first = Math.floorDiv(from, width);
    int count = (int) (Math.floorDiv(to, width) - first) + 1;
    double[] sums = new double[count];
    for (int bin = 0; bin < chances.length; bin++) {
      long bar = Math.floorDiv(cents(bin), width) - first;
      sums[Math.clamp(bar, 0, count - 1)] += chances[bin];
    }
    List<Bar> bars = new ArrayList<>();
    for (int bar = 0; bar < count; bar++) {
      bars.add(new Bar((first + bar) * width, (first + bar + 1) * width, sums[bar]));
    }
    return bars;
  }

  /** The next of 1, 2, 5, 10, 20, … that is a multiple of what results differ by. */
  private long roundWidth(long atLeast) {
    for (long power = 1; ; power *= 10) {
      for (long step : new long[] {1, 2, 5}) {
        if (step * power >= atLeast) {
          return (step * power + widthCents - 1) / widthCents * widthCents;
        }
      }
    }
  }

  /** The results of so many such rounds together, unless that takes too long to work out. */
  Optional<Spread> times(int rounds) {
    int different = 0;
    for (double chance : chances) {
      different += chance > 0 ? 1 : 0;
    }
    if ((double) rounds * rounds / 2 * chances.length * different > MOST_STEPS) {
      return Optional.empty();
    }
    double[] sum = {1};
    for (int round = 0; round < rounds; round++) {
      sum = plusOneRound(sum);
    }
    return Optional.of(new Spread(lowestCents * rounds, widthCents, sum, mean * rounds, samples));
  }

  private double[] plusOneRound(double[] before) {
    double[] after = new double[before.length + chances.length - 1];
    for (int bin = 0; bin < chances.length; bin++) {
      if (chances[bin] > 0) {
        for (int sum = 0; sum < before.length; sum++) {
          after[sum + bin] += chances[bin] * before[sum];
        }
      }
    }
    return after;
  }

  private long cents(int bin) {
    return lowestCents + bin * widthCents;
  }
}
