package io.queenhigh.floor.stream;

import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock that never runs back. When the one behind it is set back, this one goes on from where it
 * was, as fast as ever, so that nobody waits longer and no line is older than the one before; when
 * the other has caught up, they agree again.
 */
public final class SteadyClock implements InstantSource {

  private final InstantSource source;
  private long last = Long.MIN_VALUE;
  private long ahead;

  public SteadyClock(InstantSource source) {
    this.source = source;
  }

  /** What it goes by. */
  InstantSource source() {
    return source;
  }

  @Override
  public synchronized long millis() {
    long said = source.millis();
    if (said >= last) {
      ahead = 0;
    } else if (said + ahead < last) {
      ahead = last - said;
    }
    last = said + ahead;
    return last;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /** Something has happened at this time: it is not earlier any more. */
  synchronized void notBefore(long millis) {
    last = Math.max(last, millis);
  }
}
