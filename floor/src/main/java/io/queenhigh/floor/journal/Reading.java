package io.queenhigh.floor.journal;

import java.util.function.Function;

/** What came of reading something that can be done without. */
public sealed interface Reading<T> {

  default <U> Reading<U> map(Function<T, U> made) {
    return switch (this) {
      case Read<T>(T value) -> new Read<>(made.apply(value));
      case Unreadable<T>(String why) -> new Unreadable<>(why);
    };
  }

  record Read<T>(T value) implements Reading<T> {}

  record Unreadable<T>(String why) implements Reading<T> {}
}
