package io.queenhigh.floor.people;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A limit that a player has set himself: tighter at once, looser only after a day's thought.
 *
 * @param present what holds until a loosening takes its place; empty means no limit
 */
record Limit(OptionalLong present, Optional<Loosening> later) {

  static final Limit NONE = new Limit(OptionalLong.empty(), Optional.empty());

  static final long THINKING_MILLIS = 24 * 60 * 60 * 1000L;

  /** What will hold from then on. */
  record Loosening(OptionalLong to, long fromMillis) {}

  /** The limit at a time. */
  OptionalLong at(long millis) {
    return later
        .filter(loosening -> millis >= loosening.fromMillis())
        .map(Loosening::to)
        .orElse(present);
  }

  /** The limit after the player has asked for another; asking again starts the thinking anew. */
  Limit ask(OptionalLong wanted, long millis) {
    OptionalLong now = at(millis);
    return isLooser(wanted, now)
        ? new Limit(now, Optional.of(new Loosening(wanted, millis + THINKING_MILLIS)))
        : new Limit(wanted, Optional.empty());
  }

  private static boolean isLooser(OptionalLong wanted, OptionalLong than) {
    return than.isPresent() && (wanted.isEmpty() || wanted.getAsLong() > than.getAsLong());
  }
}
