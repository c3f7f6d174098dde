package io.queenhigh.lab.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  @DisplayName("one number of roulette: 35 to 1, once in 38")
  void roulette() {
    Distribution straightUp = Distribution.of(Map.of(35L, 1L, -1L, 37L, 7L, 0L));

    assertEquals(38, straightUp.total());
    assertEquals(Fraction.of(-1, 19), straightUp.mean());
    assertEquals(Fraction.of(1, 38), straightUp.hitFrequency());
    assertEquals(Fraction.of(37, 38), straightUp.chance(-1));
    assertEquals(Fraction.ZERO, straightUp.chance(7));
    assertEquals(Fraction.of(11_988, 361), straightUp.variance());
    assertEquals("5.762617134", straightUp.standardDeviation(9));
  }

  @Test
  @DisplayName("no deals or a negative number of deals is no distribution")
  void refuses() {
    assertThrows(IllegalArgumentException.class, () -> Distribution.of(Map.of()));
    assertThrows(IllegalArgumentException.class, () -> Distribution.of(Map.of(1L, -1L)));
  }
}
