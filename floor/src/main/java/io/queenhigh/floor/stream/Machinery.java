package io.queenhigh.floor.stream;

import io.queenhigh.floor.store.Nonces;
import io.queenhigh.floor.store.Store;
import java.time.InstantSource;
import java.util.concurrent.Executor;

/**
 * What streams run on. They start no thread of their own: whoever hands in one thread and a clock
 * of his own can run a whole night in a second.
 */
public record Machinery(
    Store store, InstantSource clock, Executor hands, Timer timer, Nonces nonces) {

  public Machinery {
    clock = clock instanceof SteadyClock ? clock : new SteadyClock(clock);
  }

  /** With the system's chance in the hashes of their lines. */
  public Machinery(Store store, InstantSource clock, Executor hands, Timer timer) {
    this(store, clock, hands, timer, Nonces.SYSTEM);
  }

  public long now() {
    return clock.millis();
  }
}
