package io.queenhigh.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BucketsTest {
  private final AtomicLong nanos = new AtomicLong(-5_000_000_000L);

  @Test
  void aBurstIsFreeAndThenOneForEveryInterval() {
    Buckets buckets = new Buckets(new Rate(3, Duration.ofSeconds(1)), nanos::get);
    for (int i = 0; i < 3; i++) {
      assertEquals(0, buckets.take("ann"));
    }
    assertEquals(1_000_000_000L, buckets.take("ann"));
    nanos.addAndGet(400_000_000L);
    assertEquals(600_000_000L, buckets.take("ann"));
    nanos.addAndGet(600_000_000L);
    assertEquals(0, buckets.take("ann"));
    assertTrue(buckets.take("ann") > 0);
    nanos.addAndGet(60_000_000_000L);
    for (int i = 0; i < 3; i++) {
      assertEquals(0, buckets.take("ann"), "a full bucket holds a burst and no more");
    }
    assertTrue(buckets.take("ann") > 0);
  }

  @Test
  void callersDoNotShareABucket() {
    Buckets buckets = new Buckets(new Rate(1, Duration.ofSeconds(1)), nanos::get);
    assertEquals(0, buckets.take("ann"));
    assertEquals(0, buckets.take("bob"));
    assertTrue(buckets.take("ann") > 0);
  }

  @Test
  void withoutALimitNothingIsCounted() {
    Buckets buckets = new Buckets(Rate.UNLIMITED, nanos::get);
    for (int i = 0; i < 1_000; i++) {
      assertEquals(0, buckets.take("ann"));
    }
    assertEquals(0, buckets.size());
  }

  @Test
  void fullBucketsAreForgotten() {
    Buckets buckets = new Buckets(new Rate(2, Duration.ofMillis(1)), nanos::get);
    for (int i = 0; i < 50_000; i++) {
      nanos.addAndGet(1_000_000L);
      assertEquals(0, buckets.take("caller " + i));
    }
    assertTrue(buckets.size() <= 10_000, buckets.size() + " buckets");
  }
}
