package io.queenhigh.lab.link;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.link.Dry.Simulated;
import io.queenhigh.lab.link.RoundPays.Outcome;
import io.queenhigh.lab.simulation.ChanceStreams;
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

  /** Always the same chance, so that the same question gets the same answer. */
  private static final long SEED = 1;

  private static final int REPORTS = 50;

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

  /** Follows so many meters until they are won. */
  Won untilWon(int count, Start start, long stream, Progress progress) {
    RandomGenerator random = ChanceStreams.of(SEED, stream);
    Wheel wheel = new Wheel(pays);
    double[] meters = new double[count];
    double[] missing = new double[count];
    long[] rounds = new long[count];
    long dry = 0;
    for (int history = 0; history < count; history++) {
      report(history, count, progress);
      double meter = start.meter(random);
      boolean wasDry = false;
      boolean won = false;
      while (!won) {
        long gap = wheel.rounds(random);
        rounds[history] += gap;
        meter = Math.min(limit, meter + gain * gap);
        Outcome outcome = wheel.outcome(random);
        meter -= wager * outcome.fixed();
        if (meter < -1e-9) {
          wasDry = true;
          missing[history] -= meter;
        }
        meter = Math.max(0, meter) * outcome.kept();
        won = outcome.wins();
      }
      meters[history] = meter;
      dry += wasDry ? 1 : 0;
    }
    progress.at(count, count);
    return new Won(MeterSpread.simulated(meters), share(dry, count), perRound(missing, rounds));
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
  double[][] unwon(int count, double start, long[] after, long stream, Progress progress) {
    RandomGenerator random = ChanceStreams.of(SEED, stream);
    Wheel wheel = new Wheel(pays.unwon());
    double[][] meters = new double[after.length][count];
    for (int history = 0; history < count; history++) {
      report(history, count, progress);
      double meter = start;
      long now = 0;
      int at = 0;
      while (at < after.length) {
        long gap = wheel.rounds(random);
        while (at < after.length && after[at] < now + gap) {
          meters[at][history] = Math.min(limit, meter + gain * (after[at] - now));
          at++;
        }
        now += gap;
        Outcome outcome = wheel.outcome(random);
        meter = Math.min(limit, meter + gain * gap) - wager * outcome.fixed();
        meter = Math.max(0, meter) * outcome.kept();
      }
    }
    for (double[] each : meters) {
      Arrays.sort(each);
    }
    progress.at(count, count);
    return meters;
  }

  private static void report(int done, int all, Progress progress) {
    if (done % Math.max(1, all / REPORTS) == 0) {
      progress.at(done, all);
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
