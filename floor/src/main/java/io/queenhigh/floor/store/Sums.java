package io.queenhigh.floor.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** What pages do to each account, one page after the other. */
final class Sums {

  /**
   * How an account ends, and how far down it was on the way, compared with how it began. A page is
   * one step: what its transfers do among themselves does not count.
   */
  record Sum(long net, long lowest) {
    static final Sum NOTHING = new Sum(0, 0);

    private Sum plus(long cents) {
      long after = Math.addExact(net, cents);
      return new Sum(after, Math.min(lowest, after));
    }

    /** Whether it was lower than it ends, so that its end alone does not show an overdraft. */
    boolean dips() {
      return lowest < 0 && lowest < net;
    }
  }

  private Sums() {}

  /** By account, in the order in which all nodes take them. */
  static NavigableMap<String, Sum> of(List<QueuedWriting> pages) {
    NavigableMap<String, Sum> sums = new TreeMap<>();
    for (QueuedWriting page : pages) {
      of(page.writing())
          .forEach((id, cents) -> sums.put(id, sums.getOrDefault(id, Sum.NOTHING).plus(cents)));
    }
    return sums;
  }

  /** What one writing does to each account. */
  static Map<String, Long> of(Writing writing) {
    Map<String, Long> sums = new HashMap<>();
    for (Transfer transfer : writing.transfers()) {
      sums.merge(transfer.from(), -transfer.cents(), Math::addExact);
      sums.merge(transfer.to(), transfer.cents(), Math::addExact);
    }
    return sums;
  }
}
