package io.queenhigh.lab.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the meter may stand, in dollars, and how likely. Worked out, it is held between a spread
 * that is surely too low and one that is surely too high; simulated, its figures come with a margin
 * of two standard errors.
 */
public final class MeterSpread {

  private static final double ERRORS = 2;
  private static final double HEAD = 0.001;
  private static final double TAIL = 0.99;

  private final double[] values;
  private final double[] low;
  private final double[] high;
  private final long samples;

  /** A figure that is known to lie, or almost certainly lies, between two numbers. */
  public record Range(double low, double high) {

    public double middle() {
      return (low + high) / 2;
    }

    /** How far off the middle may be, either way. */
    public double either() {
      return (high - low) / 2;
    }
  }

  /**
   * One bar of a histogram.
   *
   * @param to results below this; infinity for the last bar, which takes in all that is higher
   */
  public record Bar(double from, double to, double chance) {}

  private MeterSpread(double[] values, double[] low, double[] high, long samples) {
    this.values = values;
    this.low = low;
    this.high = high;
    this.samples = samples;
  }

  /**
   * A spread between two others over the same amounts.
   *
   * @param values amounts from the lowest up
   * @param low their chances in a spread that is nowhere above the true one
   * @param high their chances in a spread that is nowhere below it
   */
  static MeterSpread between(double[] values, double[] low, double[] high) {
    return new MeterSpread(values, low, high, 0);
  }

  static MeterSpread simulated(double[] samples) {
    double[] values = samples.clone();
    Arrays.sort(values);
    double[] chances = new double[values.length];
    Arrays.fill(chances, 1.0 / values.length);
    return new MeterSpread(values, chances, chances, values.length);
  }

  /** How many results this rests on; 0 for one that is worked out. */
  public long samples() {
    return samples;
  }

  public Range mean() {
    double error = standardError();
    return new Range(mean(low) - ERRORS * error, mean(high) + ERRORS * error);
  }

  /** Of the mean; 0 for one that is worked out. */
  public double standardError() {
    return samples < 2 ? 0 : standardDeviation() / Math.sqrt((double) samples);
  }

  public double standardDeviation() {
    double mean = (mean(low) + mean(high)) / 2;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      squares += (low[i] + high[i]) / 2 * (values[i] - mean) * (values[i] - mean);
    }
    return Math.sqrt(squares);
  }

  /** The amount that this share of all results does not exceed. */
  public Range quantile(double share) {
    double error = error(share);
    return new Range(
        values[place(low, share - ERRORS * error)], values[place(high, share + ERRORS * error)]);
  }

  /** The chance of this amount or more. */
  public Range chanceFrom(double amount) {
    return samples == 0
        ? new Range(chanceFrom(amount, low), chanceFrom(amount, high))
        : ofSamples(chanceFrom(amount, low));
  }

  /** Wilson's interval, which does not shrink to nothing where all samples fall on one side. */
  private Range ofSamples(double share) {
    double weight = ERRORS * ERRORS / samples;
    double middle = (share + weight / 2) / (1 + weight);
    double either =
        ERRORS * Math.sqrt(share * (1 - share) / samples + weight / samples / 4) / (1 + weight);
    return new Range(Math.max(0, middle - either), Math.min(1, middle + either));
  }

  /** A histogram with about so many bars of a round width. */
  public List<Bar> bars(int about) {
    double from = quantile(HEAD).low();
    double to = quantile(TAIL).middle();
    double width = roundWidth((to - from) / about);
    double first = Math.floor(from / width) * width;
    int count = (int) Math.max(1, Math.ceil((to - first) / width));
    double[] sums = new double[count];
    for (int i = 0; i < values.length; i++) {
      int bar = (int) Math.min(count - 1, Math.floor((values[i] - first) / width));
      sums[Math.max(0, bar)] += (low[i] + high[i]) / 2;
    }
    List<Bar> bars = new ArrayList<>();
    for (int bar = 0; bar < count; bar++) {
      double end = bar == count - 1 ? Double.POSITIVE_INFINITY : first + (bar + 1) * width;
      bars.add(new Bar(first + bar * width, end, sums[bar]));
    }
    return bars;
  }

  /** The next of 1, 2, 5, 10, 20, … dollars. */
  private static double roundWidth(double atLeast) {
    for (double power = 1; ; power *= 10) {
      for (int step : new int[] {1, 2, 5}) {
        if (step * power >= atLeast) {
          return step * power;
        }
      }
    }
  }

  private double error(double share) {
    return samples == 0 ? 0 : Math.sqrt(share * (1 - share) / samples);
  }

  private double mean(double[] chances) {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      mean += chances[i] * values[i];
    }
    return mean;
  }

  private static int place(double[] chances, double share) {
    double below = 0;
    int last = 0;
    for (int i = 0; i < chances.length && (below == 0 || below < share); i++) {
      if (chances[i] > 0) {
        below += chances[i];
        last = i;
      }
    }
    return last;
  }

  private double chanceFrom(double amount, double[] chances) {
    double chance = 0;
    for (int i = values.length - 1; i >= 0 && values[i] >= amount; i--) {
      chance += chances[i];
    }
    return chance;
  }
}
