package io.queenhigh.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;

/**
 * Many nights, several at a time and each on one thread from its evening to its morning. They are
 * added up in the order of their seeds, whoever played them, and no seed after the first that broke
 * something counts.
 */
final class NightShifts {

  private final long seed;
  private final long nights;
  private final Nights.Progress progress;
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong firstBroken = new AtomicLong(Long.MAX_VALUE);
  private final Map<Long, Night.Outcome> played = new ConcurrentHashMap<>();
  private final Counts all = new Counts();
  private String digest = "";
  private long counted;
  private Optional<Night.Outcome> broken = Optional.empty();

  private NightShifts(long seed, long nights, Nights.Progress progress) {
    this.seed = seed;
    this.nights = nights;
    this.progress = progress;
  }

  /**
   * Plays them.
   *
   * @param rooms where the nights of one thread are played
   */
  static Nights.Result play(
      long seed, long nights, int threads, IntFunction<Nights> rooms, Nights.Progress progress) {
    NightShifts shifts = new NightShifts(seed, nights, progress);
    int busy = (int) Math.min(threads, nights);
    if (busy == 1) {
      shifts.work(rooms.apply(0));
    } else {
      shifts.together(busy, rooms);
    }
    return shifts.result(rooms.apply(0));
  }

  private void together(int threads, IntFunction<Nights> rooms) {
    try (ExecutorService hands = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> workers = new ArrayList<>();
      for (int place = 0; place < threads; place++) {
        Nights room = rooms.apply(place);
        workers.add(hands.submit(() -> work(room)));
      }
      for (Future<?> worker : workers) {
        worker.get();
      }
    } catch (ExecutionException mistake) {
      throw new IllegalStateException("a night could not be played", mistake.getCause());
    } catch (InterruptedException _) {
      firstBroken.set(0);
      Thread.currentThread().interrupt();
    }
  }

  private void work(Nights room) {
    try {
      for (long night = next.getAndIncrement();
          night < Math.min(nights, firstBroken.get());
          night = next.getAndIncrement()) {
        Night.Outcome outcome = room.play(Plan.of(seed + night));
        if (!outcome.broken().isEmpty()) {
          firstBroken.accumulateAndGet(night, Math::min);
        }
        played.put(night, outcome);
        addUp();
      }
    } catch (RuntimeException | Error mistake) {
      firstBroken.set(0);
      throw mistake;
    }
  }

  /** Adds up the nights that have no gap before them. */
  private synchronized void addUp() {
    for (Night.Outcome one = played.remove(counted);
        one != null && broken.isEmpty();
        one = played.remove(counted)) {
      counted++;
      all.add(one.counts());
      digest = nights == 1 ? one.digest() : "%08x".formatted((digest + one.digest()).hashCode());
      if (one.broken().isEmpty()) {
        progress.at(counted, nights);
      } else {
        broken = Optional.of(one);
      }
    }
  }

  private Nights.Result result(Nights room) {
    long last = seed + counted - 1;
    return new Nights.Result(
        counted,
        all.named(),
        Nights.faults(all),
        digest,
        broken.map(outcome -> room.shrunk(Plan.of(last), outcome)));
  }
}
