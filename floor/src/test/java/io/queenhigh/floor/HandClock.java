package io.queenhigh.floor;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock whose hands are moved by the test. */
final class HandClock implements InstantSource {

  private final AtomicLong millis = new AtomicLong(1_700_000_000_000L);

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis.get());
  }

  void advance(Duration time) {
    millis.addAndGet(time.toMillis());
  }
}
