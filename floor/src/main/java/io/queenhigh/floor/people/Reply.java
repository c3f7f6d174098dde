package io.queenhigh.floor.people;

import io.queenhigh.rules.ruling.Refused;
import java.util.function.Function;

/** The answer to someone who wants something from the house. */
public sealed interface Reply<T> {

  /** Done, and durable where something was to be written. */
  record Given<T>(T value) implements Reply<T> {}

  record No<T>(Refused refused) implements Reply<T> {}

  /** Not now, and nothing has happened. */
  record Unavailable<T>(String why) implements Reply<T> {}

  /** Goes on with what was given; anything else stays the answer. */
  default <U> Reply<U> then(Function<T, Reply<U>> next) {
    return switch (this) {
      case Given<T>(T value) -> next.apply(value);
      case No<T>(Refused refused) -> new No<>(refused);
      case Unavailable<T>(String why) -> new Unavailable<>(why);
    };
  }
}
