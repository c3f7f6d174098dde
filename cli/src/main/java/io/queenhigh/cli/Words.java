package io.queenhigh.cli;

import io.queenhigh.rules.game.Key;

/** Names as people and JSON spell them. */
final class Words {

  private Words() {}

  /** {@code SEAT_BY_SEAT} as {@code seat-by-seat}. */
  static String of(Enum<?> constant) {
    return Key.of(constant.name());
  }
}
