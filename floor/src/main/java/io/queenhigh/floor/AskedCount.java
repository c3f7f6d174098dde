package io.queenhigh.floor;

import java.util.concurrent.atomic.LongAdder;

/**
 * How often people have asked the tables and links of this process for something. What a floor does
 * by itself does not count: a clock that runs in the background drives no table.
 */
final class AskedCount {
  private static final LongAdder AT_TABLES = new LongAdder();
  private static final LongAdder ELSEWHERE = new LongAdder();

  private AskedCount() {}

  /** Something is asked of an open table. */
  static void countAtTable() {
    AT_TABLES.increment();
  }

  /** A table is to be opened, or something is asked of a link. */
  static void count() {
    ELSEWHERE.increment();
  }

  static long atTables() {
    return AT_TABLES.sum();
  }

  static long soFar() {
    return AT_TABLES.sum() + ELSEWHERE.sum();
  }
}
