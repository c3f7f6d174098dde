package io.queenhigh.floor.stream;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Hands, timer and clock of a floor on the thread of a test. Nothing runs by itself and nobody
 * waits: time goes on to whatever is next, so that a night takes as long as what happens in it.
 */
public final class OneThread implements Executor, Timer, InstantSource {

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::atMillis).thenComparingLong(Task::order));
  private long now;
  private long order;

  private record Task(long atMillis, long order, Runnable run) {}

  public OneThread(Instant start) {
    this.now = start.toEpochMilli();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(now);
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(new Task(now, order++, task));
  }

  @Override
  public Alarm after(long millis, Runnable call) {
    Task task = new Task(now + millis, order++, call);
    tasks.add(task);
    return () -> tasks.remove(task);
  }

  /** Does what has to be done until an answer is there. */
  public <T> T until(CompletableFuture<T> answer) {
    while (!answer.isDone() && !tasks.isEmpty()) {
      next();
    }
    return answer.join();
  }

  /** Lets time pass, and everything happen that happens in it. */
  public void pass(Duration time) {
    long end = now + time.toMillis();
    while (!tasks.isEmpty() && tasks.element().atMillis <= end) {
      next();
    }
    now = end;
  }

  private void next() {
    Task task = tasks.remove();
    now = Math.max(now, task.atMillis);
    task.run.run();
  }
}
