package io.queenhigh.floor.stream;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Real threads and real time for a floor's streams. */
public final class Threads implements Executor, Timer, AutoCloseable {

  private final ExecutorService hands =
      Executors.newFixedThreadPool(
          Math.max(2, Runtime.getRuntime().availableProcessors()),
          Thread.ofPlatform().name("table-", 1).daemon().factory());

  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("clock").daemon().factory());

  public Threads() {
    clock.setRemoveOnCancelPolicy(true);
  }

  @Override
  public void execute(Runnable task) {
    hands.execute(task);
  }

  @Override
  public Alarm after(long millis, Runnable call) {
    ScheduledFuture<?> waiting = clock.schedule(call, millis, TimeUnit.MILLISECONDS);
    return () -> waiting.cancel(false);
  }

  @Override
  public void close() {
    clock.shutdownNow();
    hands.shutdown();
  }
}
