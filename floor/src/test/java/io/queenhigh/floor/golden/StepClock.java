package io.queenhigh.floor.golden;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that stands still until a script moves it. */
public final class StepClock implements InstantSource {

  private final AtomicLong millis;

  public StepClock(Instant start) {
    this.millis = new AtomicLong(start.toEpochMilli());
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis.get());
  }

  public void advance(Duration time) {
    millis.addAndGet(time.toMillis());
  }
}
