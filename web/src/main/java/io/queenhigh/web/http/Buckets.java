package io.queenhigh.web.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * A token bucket for each caller. A bucket is one number, the time at which it will be full again,
 * so that a crowd of callers costs little; full ones are forgotten now and then.
 */
final class Buckets {
  private static final int CALLS_BETWEEN_SWEEPS = 10_000;

  private final Rate rate;
  private final LongSupplier nanos;
  private final Map<String, AtomicLong> fullAgainAt = new ConcurrentHashMap<>();
  private final AtomicInteger calls = new AtomicInteger();

  Buckets(Rate rate, LongSupplier nanos) {
    this.rate = rate;
    this.nanos = nanos;
  }

  /** Takes a token: 0 when there was one, else the nanoseconds until there is one. */
  long take(String caller) {
    if (rate.burst() == 0) {
      return 0;
    }
    long now = nanos.getAsLong();
    sweep(now);
    long interval = rate.every().toNanos();
    long room = interval * (rate.burst() - 1);
    AtomicLong full = fullAgainAt.computeIfAbsent(caller, _ -> new AtomicLong(now));
    while (true) {
      long seen = full.get();
      long from = Math.max(seen, now);
      long wait = from - now - room;
      if (wait > 0) {
        return wait;
      }
      if (full.compareAndSet(seen, from + interval)) {
        return 0;
      }
    }
  }

  int size() {
    return fullAgainAt.size();
  }

  private void sweep(long now) {
    if (calls.incrementAndGet() % CALLS_BETWEEN_SWEEPS == 0) {
      fullAgainAt.values().removeIf(full -> full.get() <= now);
    }
  }
}
