package io.queenhigh.floor.stream;

import java.util.Optional;

/** Something asked of a stream. */
public interface Asked {

  /** Who asks, for the record. */
  String askedBy();

  /**
   * The asker's own id of it, as a {@link io.queenhigh.floor.store.CommandId} is stored; asking
   * again under it does nothing. What has none can be asked as often as one likes.
   */
  Optional<String> id();

  /** Whether it is written by itself, and not together with others. */
  default boolean alone() {
    return id().isPresent();
  }

  /** A limit that the money it moves must keep. */
  default Optional<Within> within() {
    return Optional.empty();
  }
}
