package io.queenhigh.floor.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A writing on its way to disk: its lines, already chained, and whoever waits for the answer. */
record QueuedWriting(
    Writing writing,
    Optional<Ceiling> ceiling,
    List<Entry> entries,
    CompletableFuture<Written> told) {

  static QueuedWriting of(Writing writing) {
    return of(writing, Optional.empty());
  }

  static QueuedWriting of(Writing writing, Optional<Ceiling> ceiling) {
    return new QueuedWriting(writing, ceiling, writing.entries(), new CompletableFuture<>());
  }

  /** Where the stream must stand. */
  Head before() {
    return new Head(writing.after(), writing.prevHash());
  }

  /** Where it stands when this is written. */
  Head after() {
    return entries.isEmpty() ? before() : entries.getLast().head();
  }

  /** One that only keeps things has no place in any stream. */
  boolean hasLines() {
    return !entries.isEmpty();
  }

  Written.Durable durable() {
    return new Written.Durable(after().seq(), after().hash());
  }
}
