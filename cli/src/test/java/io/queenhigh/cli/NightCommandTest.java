package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("queenhigh night")
class NightCommandTest {

  @Test
  @DisplayName("plays a night, says what went wrong in it and that nothing broke")
  void oneNight() {
    Run night = Run.of("night", "--seed", "7");

    assertEquals(0, night.exit(), night.said());
    assertTrue(night.out().startsWith("One night from seed 7: "), night.out());
    assertTrue(night.out().contains("a machine loses its power"), night.out());
    assertTrue(night.out().contains("nothing acknowledged is missing"), night.out());
  }

  @Test
  @DisplayName("refuses what it does not know")
  void usage() {
    assertEquals(2, Run.of("night", "tonight").exit());
    assertEquals(2, Run.of("night", "--seeds", "0").exit());
  }
}
