package io.queenhigh.floor.store;

/** What became of a writing. */
public sealed interface Written {

  /** It is on disk; the stream now ends with this number and hash. */
  record Durable(long seq, String hash) implements Written {}

  /** The command was written before and ended at this number; nothing was written now. */
  record Repeated(long seq) implements Written {}

  /** Somebody else has written to the stream; the writer must read on and decide again. */
  record Fenced() implements Written {}

  /** This account does not hold that much; nothing was written. */
  record Overdrawn(String account) implements Written {}

  /** A wallet would have brought more to the tables than it may; nothing was written. */
  record OverCeiling() implements Written {}

  /** The store could not be reached or has no room, in a sentence; nothing was written. */
  record Failed(String why) implements Written {}
}
