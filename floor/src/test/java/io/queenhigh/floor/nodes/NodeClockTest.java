package io.queenhigh.floor.nodes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A node's clock beside the database's. */
class NodeClockTest {

  private static final long MUCH = Duration.ofMinutes(5).toMillis();

  private final AtomicLong off = new AtomicLong();
  private final NodeClock clock = new NodeClock(() -> Instant.now().plusMillis(off.get()));

  /** A command was judged by the new time between the comparison and what followed from it. */
  @Test
  void aJumpIsForgottenWhenItIsDecidedWhatFollowsAndNotBefore() throws Exception {
    clock.compare(System::currentTimeMillis);
    clock.decided();
    assertTrue(clock.isSteady());
    off.set(MUCH);
    assertFalse(clock.isSteady());
    clock.compare(System::currentTimeMillis);
    assertTrue(clock.isOff());
    assertFalse(clock.isSteady());
    clock.decided();
    assertTrue(clock.isSteady());
  }
}
