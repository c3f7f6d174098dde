package io.queenhigh.floor.nodes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.NodeStore.Living;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A node's clock beside the database's. */
class NodeClockTest {

  private static final long MUCH = Duration.ofMinutes(5).toMillis();

  private final AtomicLong off = new AtomicLong();
  private final AtomicLong pausedNanos = new AtomicLong();
  private final NodeClock clock =
      new NodeClock(
          () -> Instant.now().plusMillis(off.get()), () -> System.nanoTime() + pausedNanos.get());

  private static Living living(long id) {
    return new Living(id, "https://" + id + ".test:1", "today", false);
  }

  /** A command was taken by the new time between the comparison and what followed from it. */
  @Test
  void aJumpIsForgottenWhenItIsJudgedAndNotBefore() throws Exception {
    clock.compare(System::currentTimeMillis);
    clock.judge(1, List.of(living(1)));
    assertTrue(clock.isRight());
    off.set(MUCH);
    assertFalse(clock.isRight());
    clock.compare(System::currentTimeMillis);
    assertTrue(clock.isOff());
    assertFalse(clock.isRight());
    clock.judge(1, List.of(living(1)));
    assertTrue(clock.isRight());
  }

  /** Whoever asked in that moment had stopped his table's clock, and nobody wound it up again. */
  @Test
  void aPauseBetweenTheTwoClocksIsNoJump() throws Exception {
    clock.compare(System::currentTimeMillis);
    clock.judge(1, List.of(living(1)));
    pausedNanos.set(Duration.ofMillis(1_200).toNanos());
    assertTrue(clock.isRight());
  }

  @Test
  void whoIsOffGoesOnlyWhereSomebodyStays() throws Exception {
    off.set(MUCH);
    clock.compare(System::currentTimeMillis);
    clock.judge(1, List.of(living(1)));
    assertFalse(clock.isAstray());
    clock.judge(1, List.of(living(1), living(2)));
    assertTrue(clock.isAstray());
    assertFalse(clock.isRight());
  }
}
