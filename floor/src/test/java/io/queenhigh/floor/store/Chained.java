package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** That lines are numbered without a gap and hang together. */
final class Chained {

  private Chained() {}

  static void check(List<Entry> entries) {
    Head head = Head.NONE;
    for (Entry entry : entries) {
      assertEquals(head.seq() + 1, entry.seq());
      assertEquals(head.hash(), entry.prevHash());
      assertTrue(entry.isIntact(), entry.toString());
      head = entry.head();
    }
  }
}
