package io.queenhigh.lab.link;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.link.Dry.Simulated;
import io.queenhigh.lab.link.RoundPays.Outcome;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Meters followed by chance, from one round in which something comes off to the next.
 *
 * @param gain what a round puts on the meter, in dollars
 * @param wager in dollars
 * @param limit of the meter; infinity for none
 */
record Histories(RoundPays pays, double gain, double wager, double limit) {

  /** Where a history starts. */
  interface Start {

    double meter(RandomGenerator random);
  }

  /**
   * Histories from a start to the win.
   *
   * @param meters what each winner found
   * @param dry what share of the meters was asked for more than it held
   * @param missing dollars that were asked for beyond what was there, per round
   */
  record Won(MeterSpread meters, Simulated dry, Simulated missing) {}

  /** What is known of a history that has been followed to the win. */
  private enum Column {
    METER,
    MISSING,
    ROUNDS,
    DRY
  }

  /** Follows so many meters until they are won. */
  Won untilWon(int count, Start start, int stage, Followed followed, Progress progress) {
    Wheel wheel = new Wheel(pays);
    double[][] all =
        followed.histories(
            stage,
            count,
            Column.values().length,
            (random, history) -> untilWon(wheel, start, random, history),
            progress);
    long[] rounds = new long[count];
    long dry = 0;
    for (int history = 0; history < count; history++) {
      rounds[history] = (long) all[history][Column.ROUNDS.ordinal()];
      dry += (long) all[history][Column.DRY.ordinal()];
    }
    return new Won(
        MeterSpread.simulated(column(all, Column.METER)),
        share(dry, count),
        perRound(column(all, Column.MISSING), rounds));
  }

  private static double[] column(double[][] histories, Column column) {
    return Arrays.stream(histories).mapToDouble(each -> each[column.ordinal()]).toArray();
  }

  private void untilWon(Wheel wheel, Start start, RandomGenerator random, double[] history) {
    double meter = start.meter(random);
    double missing = 0;
    long rounds = 0;
    boolean wasDry = false;
    boolean won = false;
    while (!won) {
      long gap = wheel.rounds(random);
      rounds += gap;
      meter = Math.min(limit, meter + gain * gap);
      Outcome outcome = wheel.outcome(random);
      meter -= wager * outcome.fixed();
      if (meter < -1e-9) {
        wasDry = true;
        missing -= meter;
      }
      meter = Math.max(0, meter) * outcome.kept();
      won = outcome.wins();
    }
    history[Column.METER.ordinal()] = meter;
    history[Column.MISSING.ordinal()] = missing;
    history[Column.ROUNDS.ordinal()] = rounds;
    history[Column.DRY.ordinal()] = wasDry ? 1 : 0;
  }

  private static Simulated share(long dry, int count) {
    double share = (double) dry / count;
    return new Simulated(share, Math.sqrt(share * (1 - share) / count));
  }

  /** Long histories miss more than short ones, so that the error is taken history by history. */
  private static Simulated perRound(double[] missing, long[] rounds) {
    double all = Arrays.stream(rounds).sum();
    double perRound = Arrays.stream(missing).sum() / all;
    double squares = 0;
    for (int history = 0; history < rounds.length; history++) {
      double off = missing[history] - perRound * rounds[history];
      squares += off * off;
    }
    return new Simulated(perRound, Math.sqrt(squares) / all);
  }

  /**
   * Where meters stand that nobody has won, by point in time.
   *
   * @param after rounds since the start, in order
   */
  double[][] unwon(
      int count, double start, long[] after, int stage, Followed followed, Progress progress) {
    Wheel wheel = new Wheel(pays.unwon());
    double[][] all =
        followed.histories(
            stage,
            count,
            after.length,
            (random, history) -> unwon(wheel, start, after, random, history),
            progress);
    double[][] meters = new double[after.length][count];
    for (int at = 0; at < after.length; at++) {
      for (int history = 0; history < count; history++) {
        meters[at][history] = all[history][at];
      }
      Arrays.sort(meters[at]);
    }
    return meters;
  }

  private void unwon(
      Wheel wheel, double start, long[] after, RandomGenerator random, double[] meters) {
    double meter = start;
    long now = 0;
    int at = 0;
    while (at < after.length) {
      long gap = wheel.rounds(random);
      while (at < after.length && after[at] < now + gap) {
        meters[at] = Math.min(limit, meter + gain * (after[at] - now));
        at++;
      }
      now += gap;
      Outcome outcome = wheel.outcome(random);
      meter = Math.min(limit, meter + gain * gap) - wager * outcome.fixed();
      meter = Math.max(0, meter) * outcome.kept();
    }
  }

  /** Turns chance into rounds and what they take. */
  private static final class Wheel {

    private final double[] upTo;
    private final Outcome[] outcomes;
    private final double logQuiet;

    Wheel(RoundPays pays) {
      outcomes = pays.outcomes().toArray(Outcome[]::new);
      upTo = new double[outcomes.length];
      double sum = 0;
      for (int i = 0; i < outcomes.length; i++) {
        sum += outcomes[i].chance();
        upTo[i] = sum;
      }
      logQuiet = Math.log(pays.quiet());
    }

    /** How many rounds until one takes something, that one included. */
    long rounds(RandomGenerator random) {
      return 1 + (long) (Math.log1p(-random.nextDouble()) / logQuiet);
    }

    Outcome outcome(RandomGenerator random) {
      double at = random.nextDouble() * upTo[upTo.length - 1];
      int i = 0;
      while (i < upTo.length - 1 && upTo[i] <= at) {
        i++;
      }
      return outcomes[i];
    }
  }
}
