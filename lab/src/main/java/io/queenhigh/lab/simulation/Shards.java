package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Long play cut into shards, each with its own stream of chance, shared out among threads. Who
 * plays which shard is left to chance; what comes out of a shard is not.
 */
final class Shards {

  private static final long REPORT_MILLIS = 50;

  /** Plays shards on one thread and keeps count. */
  interface Table<T> {

    void play(RandomGenerator random, int games);

    T counts();
  }

  /**
   * What was played.
   *
   * @param counts one for each thread, to be added up
   * @param games fewer than asked for when it was interrupted
   */
  record Played<T>(List<T> counts, long games) {}

  private final long games;
  private final int perShard;
  private final long seed;
  private final Part part;
  private final AtomicLong nextShard = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final AtomicBoolean stopped = new AtomicBoolean();

  Shards(long games, int perShard, long seed, Part part) {
    this.games = games;
    this.perShard = perShard;
    this.seed = seed;
    this.part = part;
  }

  /**
   * Plays all shards of its part. When the calling thread is interrupted, the shards at hand are
   * finished, the rest is left, and the thread stays interrupted.
   */
  <T> Played<T> play(int threads, Supplier<Table<T>> tables, Progress progress) {
    List<Future<T>> counts = new ArrayList<>();
    boolean interrupted = false;
    try (ExecutorService pool =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory())) {
      CountDownLatch playing = new CountDownLatch(threads);
      for (int i = 0; i < threads; i++) {
        counts.add(pool.submit(() -> playOn(tables.get(), playing)));
      }
      interrupted = !watch(playing, progress);
    }
    Played<T> played = new Played<>(counts.stream().map(Shards::result).toList(), done.get());
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return played;
  }

  /** Waits for the tables, or tells them to stop; whether they played to the end. */
  private boolean watch(CountDownLatch playing, Progress progress) {
    try {
      while (!playing.await(REPORT_MILLIS, TimeUnit.MILLISECONDS)) {
        progress.at(done.get(), own());
      }
      progress.at(done.get(), own());
      return true;
    } catch (InterruptedException _) {
      return false;
    } finally {
      stopped.set(true);
    }
  }

  private long shards() {
    return (games + perShard - 1) / perShard;
  }

  /** How many games its part has; the last shard of all may not be full. */
  private long own() {
    long last = shards() - 1;
    long mine = (last + 1 - part.number() + part.of()) / part.of();
    return mine * perShard - (part.plays(last) ? (last + 1) * perShard - games : 0);
  }

  private <T> T playOn(Table<T> table, CountDownLatch playing) {
    try {
      while (!stopped.get()) {
        long shard = part.shard(nextShard.getAndIncrement());
        if (shard >= shards()) {
          break;
        }
        int size = (int) Math.min(perShard, games - shard * perShard);
        table.play(ChanceStreams.of(seed, shard), size);
        done.addAndGet(size);
      }
      return table.counts();
    } finally {
      playing.countDown();
    }
  }

  private static <T> T result(Future<T> counts) {
    return switch (counts.state()) {
      case SUCCESS -> counts.resultNow();
      case FAILED -> throw new IllegalStateException(counts.exceptionNow());
      case RUNNING, CANCELLED -> throw new IllegalStateException("a table was left alone");
    };
  }
}
