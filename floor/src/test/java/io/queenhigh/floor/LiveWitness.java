package io.queenhigh.floor;

import io.queenhigh.proof.Witness;

/** Tells the tests' minutes when a live table or link is asked. */
public final class LiveWitness implements Witness {

  @Override
  public long asked() {
    return AskedCount.soFar();
  }

  @Override
  public long played() {
    return AskedCount.atTables();
  }
}
