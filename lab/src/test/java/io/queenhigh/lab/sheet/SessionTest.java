package io.queenhigh.lab.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.exact.Distribution;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SessionTest {

  private static final double HARDLY = 1e-12;

  @Test
  @DisplayName("a fair coin: ahead after four rounds in 5 of 16 cases")
  void coin() {
    Session session = new Session(Distribution.of(Map.of(1L, 1L, -1L, 1L)), 4);
    for (int round = 0; round < 4; round++) {
      session.play();
    }
    assertEquals(5.0 / 16, session.chanceAhead(), HARDLY);
    assertEquals(-4, session.quantile(1.0 / 16));
    assertEquals(-2, session.quantile(0.25));
    assertEquals(0, session.quantile(0.5));
    assertEquals(2, session.quantile(0.9));
  }

  @Test
  @DisplayName("a rare prize is never lost again, however large")
  void prize() {
    Session session = new Session(Distribution.of(Map.of(1_000_000L, 1L, -1L, 9L)), 10);
    for (int round = 0; round < 10; round++) {
      session.play();
    }
    assertEquals(1 - Math.pow(0.9, 10), session.chanceAhead(), HARDLY);
  }
}
