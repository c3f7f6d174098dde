package io.queenhigh.lab.simulation;

import java.util.random.RandomGenerator;

/** One thread's fast table: counts rounds by their ending. */
final class QuickTable implements Shards.Table<long[]> {

  private final QuickPlay quick;
  private final long[] counts = new long[Endings.COUNT];

  QuickTable(QuickPlay quick) {
    this.quick = quick;
  }

  @Override
  public void play(RandomGenerator random, int rounds) {
    quick.play(random, rounds, counts);
  }

  @Override
  public long[] counts() {
    return counts;
  }
}
