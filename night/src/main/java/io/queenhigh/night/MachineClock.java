package io.queenhigh.night;

/** What the clock on a machine's board says: it is set, and it drifts, and outlives processes. */
final class MachineClock {

  private long base;
  private long setAt;
  private long driftPerMillion;

  MachineClock(long now) {
    this.base = now;
    this.setAt = now;
  }

  long millis(long now) {
    long passed = now - setAt;
    return base + passed + passed * driftPerMillion / 1_000_000;
  }

  /** Somebody sets it, wrongly by so much. */
  void isSet(long now, long wrongMillis) {
    base = now + wrongMillis;
    setAt = now;
  }

  void drifts(long now, long perMillion) {
    base = millis(now);
    setAt = now;
    driftPerMillion = perMillion;
  }

  /** A time server has been heard. */
  void isRight(long now) {
    base = now;
    setAt = now;
    driftPerMillion = 0;
  }
}
