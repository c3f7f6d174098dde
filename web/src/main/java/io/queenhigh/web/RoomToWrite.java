package io.queenhigh.web;

import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Whether the store still takes what it is given. A full disk can be read as ever, so that only a
 * writing tells: one small row, which is written over each time, and not more often than needed. A
 * store that does not answer within a second is none to take commands on; whoever asks meanwhile
 * waits for the same answer.
 */
final class RoomToWrite {

  private static final System.Logger LOG = System.getLogger(RoomToWrite.class.getName());

  private static final String KIND = "ready";

  /** More than a free corner of a page, so that it finds out before a command does. */
  private static final String SOME = "ready ".repeat(2_000);

  private static final Duration HOLDS = Duration.ofSeconds(1);
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final String SILENT =
      "The store has not answered within a second; make sure that it is running and can be reached.";

  private final Store store;
  private final LongSupplier nanos;
  private CompletableFuture<Optional<String>> asked =
      CompletableFuture.completedFuture(Optional.empty());
  private long askedAt;
  private Optional<String> told = Optional.empty();

  RoomToWrite(Store store, LongSupplier nanos) {
    this.store = store;
    this.nanos = nanos;
    this.askedAt = nanos.getAsLong() - HOLDS.toNanos();
  }

  /** Why nothing can be written now. */
  Optional<String> lack() {
    Optional<String> why =
        question()
            .copy()
            .completeOnTimeout(Optional.of(SILENT), PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
            .join();
    tell(why);
    return why;
  }

  /** What is being found out, or was a moment ago and was good. */
  private synchronized CompletableFuture<Optional<String>> question() {
    long now = nanos.getAsLong();
    boolean holds = asked.isDone() && now - askedAt < HOLDS.toNanos() && asked.join().isEmpty();
    if (asked.isDone() && !holds) {
      askedAt = now;
      asked = CompletableFuture.supplyAsync(this::tryIt, Thread::startVirtualThread);
    }
    return asked;
  }

  private Optional<String> tryIt() {
    try {
      Kept row = new Kept(KIND, "1", Optional.of(SOME + nanos.getAsLong()));
      if (store.write(Writing.keeping(List.of(row))).join() instanceof Written.Failed(String why)) {
        return Optional.of(why);
      }
      store.head("house");
      return Optional.empty();
    } catch (StoreUnavailable e) {
      return Optional.of(e.sentence());
    }
  }

  /** The log has it when it begins and when it is over. */
  private synchronized void tell(Optional<String> why) {
    if (why.isPresent() != told.isPresent()) {
      LOG.log(Level.WARNING, why.map(w -> "Not ready: " + w).orElse("Ready again."));
    }
    told = why;
  }
}
