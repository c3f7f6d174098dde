package io.queenhigh.night;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** What is the matter with the database just now, and with the writings that come next. */
final class StoreWeather {

  /** Something that befalls the next writing. */
  record Mishap(Fault fault, boolean written, long millis) {}

  private final VirtualTime time;
  private final Counts counts;
  private final Deque<Mishap> next = new ArrayDeque<>();
  private long refusesUntil;
  private long fullUntil;
  private long awayUntil;
  private long slowUntil;

  StoreWeather(VirtualTime time, Counts counts) {
    this.time = time;
    this.counts = counts;
  }

  void refuses(long millis) {
    refusesUntil = time.now() + millis;
  }

  void isFull(long millis) {
    fullUntil = time.now() + millis;
  }

  void isAway(long millis) {
    awayUntil = time.now() + millis;
  }

  void isSlow(long millis) {
    slowUntil = time.now() + millis;
  }

  void befalls(Mishap mishap) {
    next.add(mishap);
  }

  /** Everything is as it should be from now on. */
  void clears() {
    refusesUntil = 0;
    fullUntil = 0;
    awayUntil = 0;
    slowUntil = 0;
    next.clear();
  }

  boolean isAway() {
    return time.now() < awayUntil;
  }

  /** How long a writing takes that begins now. */
  long latencyMillis() {
    if (time.now() < slowUntil) {
      counts.fault(Fault.SLOW);
      return 3_000;
    }
    return 2;
  }

  /** Why nothing can be written, if nothing can. */
  Optional<String> why() {
    if (isAway()) {
      counts.fault(Fault.AWAY);
      return Optional.of("The database cannot be reached. Nothing was written; try again later.");
    }
    if (time.now() < fullUntil) {
      counts.fault(Fault.FULL);
      return Optional.of("The disk is full. Nothing was written; try again later.");
    }
    if (time.now() < refusesUntil) {
      counts.fault(Fault.REFUSES);
      return Optional.of("The database refused it. Nothing was written; try again later.");
    }
    return Optional.empty();
  }

  Optional<Mishap> mishap() {
    Optional<Mishap> one = Optional.ofNullable(next.poll());
    one.ifPresent(mishap -> counts.fault(mishap.fault()));
    return one;
  }
}
