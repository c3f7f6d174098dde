package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.rules.game.Game;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

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

  private static final int DEALS_PER_SHARD = 10_000;

  private record Shard(long deals, long changed, double gain, double squares) {

    private Shard plus(Shard other) {
      return new Shard(
          deals + other.deals, changed + other.changed, gain + other.gain, squares + other.squares);
    }

    /** To the last bit. */
    private String line() {
      return "%d %d %s %s"
          .formatted(deals, changed, Double.toHexString(gain), Double.toHexString(squares));
    }

    private static Shard of(String line) {
      String[] words = line.split(" ", -1);
      return new Shard(
          Long.parseLong(words[0]),
          Long.parseLong(words[1]),
          Double.parseDouble(words[2]),
          Double.parseDouble(words[3]));
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
    return summed(game, seen, dealt(game, seen, deals, seed, Part.WHOLE, progress).values());
  }

  /** Deals one part of it, and says in lines what came out: {@link #merged} adds them up. */
  public static List<String> part(
      Game game, int seen, long deals, long seed, Part part, Progress progress) {
    return dealt(game, seen, deals, seed, part, progress).entrySet().stream()
        .map(shard -> shard.getKey() + " " + shard.getValue().line())
        .toList();
  }

  /** What all parts of it come to: the same as a single run. */
  public static FaceUpEstimate merged(Game game, int seen, long deals, List<List<String>> parts) {
    NavigableMap<Integer, Shard> shards = new TreeMap<>();
    for (List<String> part : parts) {
      for (String line : part) {
        String[] words = line.split(" ", 2);
        shards.put(Integer.valueOf(words[0]), Shard.of(words[1]));
      }
    }
    boolean whole =
        shards.keySet().equals(Set.copyOf(shards(deals)))
            && shards.values().stream().allMatch(shard -> shard.deals == DEALS_PER_SHARD);
    if (!whole) {
      throw new IllegalArgumentException("parts without all shards of " + deals + " deals");
    }
    return summed(game, seen, shards.values());
  }

  /** Sums of fractions come out the same in the same order only: that of the shards. */
  private static FaceUpEstimate summed(Game game, int seen, Collection<Shard> shards) {
    AntePlayCount antePlay = AntePlayCount.of(AnteTerms.of(game));
    Fraction edge = Fraction.of(antePlay.deals() - antePlay.gained(), antePlay.deals());
    return estimate(seen, edge, shards.stream().reduce(new Shard(0, 0, 0, 0), Shard::plus));
  }

  private static NavigableMap<Integer, Shard> dealt(
      Game game, int seen, long deals, long seed, Part part, Progress progress) {
    refusal(seen, deals)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    AnteTerms terms = AntePlayCount.of(AnteTerms.of(game)).terms();
    List<Integer> own = shards(deals).stream().filter(part::plays).toList();
    // Seeds that follow each other would share all shards but one.
    long start = new SplittableRandom(seed).nextLong();
    NavigableMap<Integer, Shard> done = new TreeMap<>();
    int processors = Processors.toUse();
    try (ExecutorService workers =
        Executors.newFixedThreadPool(processors, Thread.ofPlatform().daemon().factory())) {
      List<Future<Shard>> futures = new ArrayList<>();
      own.forEach(shard -> futures.add(workers.submit(deal(terms, seen, start + shard))));
      try {
        for (int i = 0; i < own.size(); i++) {
          done.put(own.get(i), futures.get(i).get());
          progress.at(i + 1, own.size());
        }
      } catch (InterruptedException interrupted) {
        workers.shutdownNow();
        Thread.currentThread().interrupt();
      } catch (ExecutionException failed) {
        workers.shutdownNow();
        throw new IllegalStateException(failed.getCause());
      }
    }
    return done;
  }

  private static List<Integer> shards(long deals) {
    int many = Math.toIntExact((deals + DEALS_PER_SHARD - 1) / DEALS_PER_SHARD);
    return IntStream.range(0, many).boxed().toList();
  }

  private static FaceUpEstimate estimate(int seen, Fraction edge, Shard sum) {
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

  private static Callable<Shard> deal(AnteTerms terms, int seen, long seed) {
    return () -> {
      SplittableRandom random = new SplittableRandom(seed);
      RandomDeal deal = new RandomDeal(terms, seen);
      long changed = 0;
      double gain = 0;
      double squares = 0;
      for (int i = 0; i < DEALS_PER_SHARD; i++) {
        double gained = deal.next(random);
        if (gained > 0) {
          changed++;
          gain += gained;
          squares += gained * gained;
        }
      }
      return new Shard(DEALS_PER_SHARD, changed, gain, squares);
    };
  }
}
