package io.queenhigh.floor;

import java.util.concurrent.atomic.LongAdder;

/**
 * How often people have asked the tables and links of this process for something. What a floor does
 * by itself does not count: a clock that runs in the background drives no table.
 */
final class Asking {
  private static final LongAdder ASKED = new LongAdder();

  private Asking() {}

  static void count() {
    ASKED.increment();
  }

  static long soFar() {
    return ASKED.sum();
  }
}
