package io.queenhigh.web.replay;

import java.util.Locale;

/** Cents as a sentence has them: {@code $25}, {@code $2.50}, {@code $1,250}. */
public final class Amounts {
  private Amounts() {}

  public static String said(long cents) {
    String whole = String.format(Locale.ROOT, "$%,d", cents / 100);
    return cents % 100 == 0 ? whole : whole + String.format(Locale.ROOT, ".%02d", cents % 100);
  }
}
