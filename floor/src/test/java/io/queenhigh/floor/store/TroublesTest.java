package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each kind of trouble is in the log when it begins and when it is over, and counted always. */
class TroublesTest {

  private static final Logger LOG = Logger.getLogger("io.queenhigh.floor.store");

  private final List<String> logged = new ArrayList<>();
  private final AtomicLong nanos = new AtomicLong();
  private final Troubles troubles = new Troubles(nanos::get);

  private final Handler paper =
      new Handler() {
        @Override
        public void publish(LogRecord line) {
          logged.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    LOG.addHandler(paper);
  }

  @AfterEach
  void stopListening() {
    LOG.removeHandler(paper);
  }

  @Test
  void thousandsOfRefusalsAreTwoLines() {
    String first = troubles.note(Trouble.FULL, "the store could not write", "disk full");
    for (int i = 1; i < 1_950; i++) {
      assertEquals(first, troubles.note(Trouble.FULL, "the store could not write", "disk full"));
      troubles.fine();
    }
    assertEquals(
        List.of("Incident %s: the store could not write: disk full".formatted(first)), logged);
    assertEquals(1_950, troubles.counts().get("full"));

    nanos.addAndGet(Duration.ofSeconds(6).toNanos());
    troubles.fine();
    assertEquals(
        "Incident %s is over: 1950 were told \"The store has no room left\"".formatted(first),
        logged.getLast());
    assertEquals(2, logged.size());
    assertNotEquals(first, troubles.note(Trouble.FULL, "the store could not write", "disk full"));
  }

  @Test
  void everyKindHasALineOfItsOwn() {
    troubles.note(Trouble.FULL, "the store could not write", "disk full");
    troubles.note(Trouble.AWAY, "the store could not write", "no answer");
    troubles.note(Trouble.FULL, "the store could not write", "disk full");
    assertEquals(2, logged.size());
    assertEquals(2, troubles.counts().get("full"));
    assertEquals(1, troubles.counts().get("away"));
    assertEquals(0, troubles.counts().get("lost"));
  }
}
