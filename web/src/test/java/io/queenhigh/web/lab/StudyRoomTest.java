package io.queenhigh.web.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Progress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Somebody who asks the lab for long studies")
class StudyRoomTest {

  private final AtomicLong nanos = new AtomicLong();
  private final StudyRoom room = new StudyRoom(nanos::get);

  /** A study that goes on until it is interrupted, and shows its progress when asked to. */
  private static final class Endless implements StudyRoom.Task {
    private final SynchronousQueue<Boolean> step = new SynchronousQueue<>();
    private final Semaphore stepped = new Semaphore(0);
    private final CountDownLatch over = new CountDownLatch(1);

    @Override
    public Optional<Map<String, Object>> run(Progress progress) {
      try {
        for (long so = 1; ; so++) {
          step.take();
          progress.at(so, Long.MAX_VALUE);
          stepped.release();
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return Optional.of(Map.of("found", "something"));
      } finally {
        over.countDown();
      }
    }

    void steps() throws InterruptedException {
      step.put(true);
      stepped.acquire();
    }

    void isOver() throws InterruptedException {
      over.await();
    }
  }

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  private String state(String id) {
    return String.valueOf(room.look(id).orElseThrow().get("state"));
  }

  private void awaitState(String id, String state) {
    while (!state(id).equals(state)) {
      Thread.onSpinWait();
    }
  }

  @Test
  @DisplayName("stops nobody else's: its number cannot be guessed")
  void numbers() {
    String one = room.start(Map.of(), _ -> Optional.empty()).orElseThrow();
    awaitState(one, "done");
    String other = room.start(Map.of(), _ -> Optional.empty()).orElseThrow();
    assertTrue(one.matches("[0-9a-f]{16}"), one);
    assertNotEquals(one, other);
    assertEquals(Optional.empty(), room.stop("1"));
  }

  @Test
  @DisplayName("has a minute to himself, and then makes room for the next; what he found stays")
  void turns() throws InterruptedException {
    Endless first = new Endless();
    String one = room.start(Map.of(), first).orElseThrow();
    pass(Duration.ofSeconds(59));
    assertEquals(Optional.empty(), room.start(Map.of(), new Endless()));
    assertEquals("running", state(one));
    pass(Duration.ofSeconds(2));
    Endless second = new Endless();
    String two = room.start(Map.of(), second).orElseThrow();
    first.isOver();
    awaitState(one, "stopped");
    assertEquals(Map.of("found", "something"), room.look(one).orElseThrow().get("result"));
    assertEquals("running", state(two));
    room.stop(two);
    second.isOver();
  }

  @Test
  @DisplayName("does not get two at work by making room for himself where the first does not hear")
  void deaf() throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    String deaf =
        room.start(
                Map.of(),
                _ -> {
                  while (go.getCount() > 0) {
                    Thread.onSpinWait();
                  }
                  return Optional.empty();
                })
            .orElseThrow();
    pass(Duration.ofMinutes(2));
    String two = room.start(Map.of(), new Endless()).orElseThrow();
    pass(Duration.ofMinutes(2));
    assertEquals(Optional.empty(), room.start(Map.of(), new Endless()), "two are at work");
    go.countDown();
    awaitState(deaf, "stopped");
    room.stop(two);
  }

  @Test
  @DisplayName("is stopped after ten minutes though nobody else comes")
  void longest() throws InterruptedException {
    Endless study = new Endless();
    String id = room.start(Map.of(), study).orElseThrow();
    pass(Duration.ofMinutes(9));
    study.steps();
    assertEquals("running", state(id));
    pass(Duration.ofMinutes(2));
    study.steps();
    study.isOver();
    awaitState(id, "stopped");
  }
}
