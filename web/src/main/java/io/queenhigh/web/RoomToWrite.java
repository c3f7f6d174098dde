package io.queenhigh.web;

import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Whether the store still takes what it is given. A full disk can be read as ever, so that only a
 * writing tells: one small row, which is written over each time, and not more often than needed.
 */
final class RoomToWrite {

  private static final String KIND = "ready";

  /** More than a free corner of a page, so that it finds out before a command does. */
  private static final String SOME = "ready ".repeat(2_000);

  private static final long HOLDS_NANOS = Duration.ofSeconds(5).toNanos();

  private final Store store;
  private final LongSupplier nanos;
  private Optional<Long> lastRoom = Optional.empty();

  RoomToWrite(Store store, LongSupplier nanos) {
    this.store = store;
    this.nanos = nanos;
  }

  /** Why nothing can be written now. */
  synchronized Optional<String> lack() {
    long now = nanos.getAsLong();
    if (lastRoom.filter(then -> now - then < HOLDS_NANOS).isPresent()) {
      return Optional.empty();
    }
    Kept row = new Kept(KIND, "1", Optional.of(SOME + now));
    Written written = store.write(Writing.keeping(List.of(row))).join();
    lastRoom = written instanceof Written.Durable ? Optional.of(now) : Optional.empty();
    return written instanceof Written.Failed(String why) ? Optional.of(why) : Optional.empty();
  }
}
