package io.queenhigh.floor.nodes;

import java.util.Optional;

/**
 * A server that has a floor to itself, as everybody has who serves it without being a node: two of
 * them would play at the same tables and hear nothing of each other. A file has a lock beside it
 * for that.
 */
public interface Alone extends AutoCloseable {

  /** Has the floor to itself from now on; empty where somebody serves it already. */
  static Optional<Alone> on(String store) {
    return store.startsWith("postgresql:")
        ? AloneOnPostgres.on(store).map(session -> session)
        : Optional.of(() -> {});
  }

  @Override
  void close();
}
