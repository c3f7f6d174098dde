package io.queenhigh.floor.stream;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import java.util.Optional;

/**
 * Where a stream stands: its last line, and what all its lines add up to.
 *
 * @param state empty before the first line, and for streams whose state is kept elsewhere
 */
public record Stand<S>(Head head, Optional<S> state) {

  public static <S> Stand<S> nothing() {
    return new Stand<>(Head.NONE, Optional.empty());
  }

  public static <S> Stand<S> at(Head head, S state) {
    return new Stand<>(head, Optional.of(state));
  }

  public long seq() {
    return head.seq();
  }

  /**
   * The line that comes next.
   *
   * @throws IllegalStateException when it is not what was written there
   */
  Entry next(Entry line) {
    if (!line.follows(head)) {
      throw new IllegalStateException(
          "line %d of %s is not what was written there, by its hash or by that of the line before it: somebody, or the disk, has changed it"
              .formatted(line.seq(), line.stream()));
    }
    return line;
  }

  /** What its lines add up to; there are some. */
  public S get() {
    return state.orElseThrow();
  }
}
