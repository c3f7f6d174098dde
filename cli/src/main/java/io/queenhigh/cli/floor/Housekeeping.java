package io.queenhigh.cli.floor;

import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.StoreUnavailable;
import java.lang.System.Logger.Level;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What has to be done on a floor now and then, and nobody asks for. */
public final class Housekeeping implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Housekeeping.class.getName());

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("housekeeping").daemon().factory());

  @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the clock is stopped.
  Housekeeping(People people, BooleanSupplier knowsTheTime) {
    clock.scheduleWithFixedDelay(() -> quietly(people::refresh), 1, 1, TimeUnit.SECONDS);
    clock.scheduleWithFixedDelay(
        () -> quietly(() -> sweep(people, knowsTheTime)), 1, 60, TimeUnit.MINUTES);
  }

  /** By a clock that is ahead, sessions would be over that go on everywhere else. */
  static void sweep(People people, BooleanSupplier knowsTheTime) {
    if (knowsTheTime.getAsBoolean()) {
      people.sweep();
    }
  }

  /**
   * While the store is away there is nothing to keep; the next time will do. A chore that ends in a
   * mistake of ours would not be begun again.
   */
  static void quietly(Runnable chore) {
    try {
      chore.run();
    } catch (StoreUnavailable _) {
      // People who ask for something meanwhile are told.
    } catch (RuntimeException mistake) {
      LOG.log(Level.ERROR, "A chore could not be done", mistake);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
