package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What it is worth to see more cards than can be counted out: deals at random, every decision
 * exact.
 *
 * @param gain estimated: what the seen cards take off the edge
 * @param standardError of the gain
 * @param deviates estimated: how often they change the decision
 * @param deals how many deals the estimate rests on; fewer than asked for when interrupted
 */
public record FaceUpEstimate(
    int seen, Fraction edgeUnseen, double gain, double standardError, double deviates, long deals) {

  /** Six other hands of three cards. */
  public static final int MOST_SEEN = 18;

  private static final int DEALS_PER_PART = 10_000;

  private record Part(long deals, long changed, double gain, double squares) {

    private Part plus(Part other) {
      return new Part(
          deals + other.deals, changed + other.changed, gain + other.gain, squares + other.squares);
    }
  }

  /** The edge that is left, estimated. */
  public double edge() {
    return edgeUnseen.approximately() - gain;
  }

  /** Why this cannot be estimated, if so. */
  public static Optional<String> refusal(int seen, long deals) {
    if (seen < 1 || seen > MOST_SEEN) {
      return Optional.of("From 1 to " + MOST_SEEN + " cards can be seen, not " + seen + ".");
    }
    if (deals < 2) {
      return Optional.of("An estimate needs at least two deals, not " + deals + ".");
    }
    return Optional.empty();
  }

  /** Deals so many times, rounded up to full parts; the same seed gives the same estimate. */
  public static FaceUpEstimate of(Game game, int seen, long deals, long seed, Progress progress) {
    refusal(seen, deals)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    AntePlayCount antePlay = AntePlayCount.of(AnteTerms.of(game));
    Fraction edge = Fraction.of(antePlay.deals() - antePlay.gained(), antePlay.deals());
    int parts = Math.toIntExact((deals + DEALS_PER_PART - 1) / DEALS_PER_PART);
    Part sum = new Part(0, 0, 0, 0);
    int processors = Runtime.getRuntime().availableProcessors();
    try (ExecutorService workers =
        Executors.newFixedThreadPool(processors, Thread.ofPlatform().daemon().factory())) {
      List<Future<Part>> futures = new ArrayList<>();
      for (int part = 0; part < parts; part++) {
        futures.add(workers.submit(deal(antePlay.terms(), seen, seed + part)));
      }
      try {
        for (int part = 0; part < parts; part++) {
          sum = sum.plus(futures.get(part).get());
          progress.at(part + 1, parts);
        }
      } catch (InterruptedException interrupted) {
        workers.shutdownNow();
        Thread.currentThread().interrupt();
      } catch (ExecutionException failed) {
        workers.shutdownNow();
        throw new IllegalStateException(failed.getCause());
      }
    }
    return estimate(seen, edge, sum);
  }

  private static FaceUpEstimate estimate(int seen, Fraction edge, Part sum) {
    if (sum.deals() == 0) {
      return new FaceUpEstimate(seen, edge, 0, Double.POSITIVE_INFINITY, 0, 0);
    }
    double mean = sum.gain() / sum.deals();
    double variance = sum.squares() / sum.deals() - mean * mean;
    return new FaceUpEstimate(
        seen,
        edge,
        mean,
        Math.sqrt(variance / sum.deals()),
        (double) sum.changed() / sum.deals(),
        sum.deals());
  }

  private static Callable<Part> deal(AnteTerms terms, int seen, long seed) {
    return () -> {
      SplittableRandom random = new SplittableRandom(seed);
      RandomDeal deal = new RandomDeal(terms, seen);
      long changed = 0;
      double gain = 0;
      double squares = 0;
      for (int i = 0; i < DEALS_PER_PART; i++) {
        double gained = deal.next(random);
        if (gained > 0) {
          changed++;
          gain += gained;
          squares += gained * gained;
        }
      }
      return new Part(DEALS_PER_PART, changed, gain, squares);
    };
  }
}
