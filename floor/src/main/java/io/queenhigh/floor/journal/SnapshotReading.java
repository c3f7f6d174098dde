package io.queenhigh.floor.journal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.function.Function;

/** What came of reading a snapshot, which can be done without. */
public sealed interface SnapshotReading<T> {

  default <U> SnapshotReading<U> map(Function<T, U> made) {
    return switch (this) {
      case Read<T>(T value) -> new Read<>(made.apply(value));
      case Unreadable<T>(String why) -> new Unreadable<>(why);
    };
  }

  record Read<T>(T value) implements SnapshotReading<T> {}

  record Unreadable<T>(String why) implements SnapshotReading<T> {}

  /** What cannot be read is as good as nothing; the log says whose snapshot it was, and why. */
  default Optional<T> orSay(Logger log, String whose) {
    return switch (this) {
      case Read<T>(T value) -> Optional.of(value);
      case Unreadable<T>(String why) -> {
        log.log(Level.WARNING, whose + " is read from its first line, for its snapshot: " + why);
        yield Optional.empty();
      }
    };
  }
}
