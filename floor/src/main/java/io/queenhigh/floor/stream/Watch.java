package io.queenhigh.floor.stream;

/** A stream that somebody reads; closing it ends it. */
@FunctionalInterface
public interface Watch extends AutoCloseable {

  @Override
  void close();
}
