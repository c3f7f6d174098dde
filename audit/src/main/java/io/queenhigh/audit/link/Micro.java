package io.queenhigh.audit.link;

import java.math.BigDecimal;

/** Money to the millionth part of a cent. */
final class Micro {

  static final long CENT = 1_000_000;

  /** A rate of one part in ten thousand of a cent, in micro-cents. */
  private static final long RATE = CENT / 10_000;

  private Micro() {}

  static long cents(long cents) {
    return Math.multiplyExact(cents, CENT);
  }

  static long share(long cents, long per10000) {
    return Math.multiplyExact(Math.multiplyExact(cents, per10000), RATE);
  }

  /** Whole cents of it. */
  static long whole(long micro) {
    return Math.floorDiv(micro, CENT);
  }

  /** Whole cents, the last one begun. */
  static long begun(long micro) {
    return -Math.floorDiv(-micro, CENT);
  }

  /** Dollars with as many decimals as there are, two at least. */
  static String text(long micro) {
    BigDecimal dollars = BigDecimal.valueOf(micro, 8).stripTrailingZeros();
    return dollars.setScale(Math.max(2, dollars.scale())).toPlainString();
  }
}
