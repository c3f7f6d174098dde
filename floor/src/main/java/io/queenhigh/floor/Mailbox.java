package io.queenhigh.floor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Does one thing at a time, in the order they came, and holds no thread while one is waited for.
 */
final class Mailbox {

  /** More than a table can owe its people; what comes on top is told to come back. */
  private static final int MOST_WAITING = 500;

  private final Executor hands;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  Mailbox(Executor hands) {
    this.hands = hands;
  }

  /** The job's result; empty when too much waits already. */
  <T> Optional<CompletableFuture<T>> post(Supplier<CompletableFuture<T>> job) {
    return isFull() ? Optional.empty() : Optional.of(postLast(job));
  }

  private synchronized boolean isFull() {
    return waiting.size() >= MOST_WAITING;
  }

  /** The result of a job that is taken however much waits before it. */
  <T> CompletableFuture<T> postLast(Supplier<CompletableFuture<T>> job) {
    CompletableFuture<T> told = new CompletableFuture<>();
    synchronized (this) {
      waiting.addLast(() -> run(job, told));
      if (busy) {
        return told;
      }
      busy = true;
    }
    next();
    return told;
  }

  @SuppressWarnings("FutureReturnValueIgnored") // The one who posted it holds the other end.
  private <T> void run(Supplier<CompletableFuture<T>> job, CompletableFuture<T> told) {
    started(job)
        .whenComplete(
            (result, failure) -> {
              next();
              if (failure == null) {
                told.complete(result);
              } else {
                told.completeExceptionally(failure);
              }
            });
  }

  private static <T> CompletableFuture<T> started(Supplier<CompletableFuture<T>> job) {
    try {
      return job.get();
    } catch (RuntimeException | Error mistake) {
      return CompletableFuture.failedFuture(mistake);
    }
  }

  private void next() {
    Runnable job;
    synchronized (this) {
      if (waiting.isEmpty()) {
        busy = false;
        return;
      }
      job = waiting.removeFirst();
    }
    hands.execute(job);
  }
}
