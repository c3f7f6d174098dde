package io.queenhigh.cli;

import java.util.Locale;

/** Names as people and JSON spell them. */
final class Words {

  private Words() {}

  /** {@code SEAT_BY_SEAT} as {@code seat-by-seat}. */
  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
