package io.queenhigh.rules.game;

import java.util.Locale;

/** How names in code are spelled in files and JSON. */
public final class Key {

  private Key() {}

  /** {@code SEAT_BY_SEAT} as {@code seat-by-seat}. */
  public static String of(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
