package io.queenhigh.cli.line;

import io.queenhigh.rules.game.Key;

/** Names as people and JSON spell them. */
public final class Words {

  private Words() {}

  /** {@code SEAT_BY_SEAT} as {@code seat-by-seat}. */
  public static String of(Enum<?> constant) {
    return Key.of(constant.name());
  }
}
