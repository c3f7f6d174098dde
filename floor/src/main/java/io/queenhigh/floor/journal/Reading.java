package io.queenhigh.floor.journal;

/** What came of reading something that can be done without. */
public sealed interface Reading<T> {

  record Read<T>(T value) implements Reading<T> {}

  record Unreadable<T>(String why) implements Reading<T> {}
}
