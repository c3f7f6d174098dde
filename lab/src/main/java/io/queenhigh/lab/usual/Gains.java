package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.lab.simulation.ChanceStreams;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What seen cards are worth at tables of several sizes, from random deals in which every decision
 * is exact: the best action less the basic one, both on the same unseen deck.
 *
 * <p>Deals come in shards, each with a stream of chance of its own, and tallies are whole numbers;
 * so a result depends on the seed and the number of shards only.
 */
public final class Gains {

  /** Without other wishes an estimate goes on until this is its standard error, in Antes. */
  public static final double WISHED = 0.0001;

  private final Studied game;
  private final List<Integer> spots;
  private final long seed;
  private final int perShard;

  public Gains(Studied game, List<Integer> spots, long seed) {
    this.game = game;
    this.spots = spots.stream().sorted().toList();
    this.seed = seed;
    perShard = game.dealsPerShard();
  }

  /** What was sampled so far: shards from 0 on, without a gap. */
  public record Sampled(int shards, GainTally tally) {}

  public Sampled nothing() {
    return new Sampled(0, new GainTally(shape()));
  }

  private GainTally.Shape shape() {
    return new GainTally.Shape(
        spots.size(), game.ruleNames().size(), game.cells() * game.cellActions());
  }

  public List<Integer> spots() {
    return spots;
  }

  public long seed() {
    return seed;
  }

  /** Hears of every batch of shards; may keep it, so that work can go on from there. */
  public interface Keeper {
    void keep(Sampled sampled);
  }

  /**
   * Goes on from there until every size has this standard error, or so many shards are done.
   * Interrupting the thread ends the work after the batch at hand; the thread stays interrupted.
   */
  public Sampled run(
      Sampled from, double wished, Optional<Integer> atMost, Progress progress, Keeper keeper) {
    Sampled sampled = from;
    int batch = batch();
    while (!isEnough(sampled, wished, atMost) && !Thread.currentThread().isInterrupted()) {
      int next = sampled.shards();
      int many = atMost.map(most -> Math.min(batch, most - next)).orElse(batch);
      List<GainTally> tallies;
      try {
        tallies = Parts.each(many, part -> shard(next + part), Progress.UNHEARD);
      } catch (Stopped _) {
        break;
      }
      GainTally sum = new GainTally(shape());
      sum.add(sampled.tally());
      tallies.forEach(sum::add);
      sampled = new Sampled(next + many, sum);
      keeper.keep(sampled);
      progress.at(sampled.shards(), needed(sampled, wished, atMost));
    }
    return sampled;
  }

  /** Deals one part of so many shards; {@link #merged} adds the parts up. */
  public Sampled part(int shards, Part part, Progress progress) {
    List<Integer> own = IntStream.range(0, shards).filter(part::plays).boxed().toList();
    GainTally sum = new GainTally(shape());
    Parts.each(own.size(), which -> shard(own.get(which)), progress).forEach(sum::add);
    return new Sampled(own.size(), sum);
  }

  /** What all parts come to: the same as a single run of so many shards. */
  public Sampled merged(List<Sampled> parts) {
    GainTally sum = new GainTally(shape());
    parts.forEach(part -> sum.add(part.tally()));
    return new Sampled(parts.stream().mapToInt(Sampled::shards).sum(), sum);
  }

  /** Batches are of the same size everywhere, so that all machines stop at the same shard. */
  private static int batch() {
    return 8;
  }

  private boolean isEnough(Sampled sampled, double wished, Optional<Integer> atMost) {
    if (atMost.isPresent()) {
      return sampled.shards() >= atMost.get();
    }
    return sampled.shards() > 0 && largestError(sampled) <= wished;
  }

  private double largestError(Sampled sampled) {
    double largest = 0;
    for (int size = 0; size < spots.size(); size++) {
      largest = Math.max(largest, sampled.tally().standardError(size));
    }
    return largest;
  }

  private long needed(Sampled sampled, double wished, Optional<Integer> atMost) {
    if (atMost.isPresent()) {
      return atMost.get();
    }
    double times = largestError(sampled) / wished;
    return Math.max(sampled.shards(), Math.round(sampled.shards() * times * times));
  }

  /** One shard, the same on any machine. */
  GainTally shard(int shard) {
    GainTally tally = new GainTally(shape());
    tally.half = shard % 2;
    RandomDealing dealing = game.dealing(spots);
    RandomGenerator random = ChanceStreams.of(seed, shard);
    for (int deal = 0; deal < perShard; deal++) {
      dealing.deal(random, tally);
      if (Thread.currentThread().isInterrupted()) {
        throw new Stopped();
      }
    }
    return tally;
  }
}
