package io.queenhigh.rules.money;

import java.util.OptionalLong;

/** Money as people write it. Inside it is always whole cents in a {@code long}. */
public final class Dollars {

  /** More than any table needs, and small enough that no product of it overflows. */
  public static final long MOST_CENTS = 1_000_000_000_00L;

  private Dollars() {}

  /** {@code 1250} cents as {@code 12.50}. */
  public static String text(long cents) {
    long whole = Math.abs(cents);
    String sign = cents < 0 ? "-" : "";
    return sign + whole / 100 + "." + (whole % 100 < 10 ? "0" : "") + whole % 100;
  }

  /** {@code 1200} cents as {@code 12}, {@code 1250} as {@code 12.50}. */
  public static String shortest(long cents) {
    return cents % 100 == 0 ? String.valueOf(cents / 100) : text(cents);
  }

  /** Reads {@code 25}, {@code 0.50} or {@code 12.5}; anything else is no amount. */
  public static OptionalLong parse(String text) {
    if (!text.matches("\\d{1,10}(\\.\\d{1,2})?")) {
      return OptionalLong.empty();
    }
    int point = text.indexOf('.');
    String whole = point < 0 ? text : text.substring(0, point);
    String part = point < 0 ? "" : text.substring(point + 1);
    long cents = Long.parseLong(whole) * 100 + Long.parseLong((part + "00").substring(0, 2));
    return cents <= MOST_CENTS ? OptionalLong.of(cents) : OptionalLong.empty();
  }
}
