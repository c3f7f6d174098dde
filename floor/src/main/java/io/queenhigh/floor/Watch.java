package io.queenhigh.floor;

/** A stream that somebody reads; closing it ends it. */
@FunctionalInterface
public interface Watch extends AutoCloseable {

  @Override
  void close();
}
