package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TailsTest {

  @ParameterizedTest(name = "chi-square {0} with {1} degrees of freedom: {2}")
  @CsvSource({
    "3.841459, 1, 0.05",
    "6.634897, 1, 0.01",
    "19.51142, 1, 0.00001",
    "9.210340, 2, 0.01",
    "18.30704, 10, 0.05",
    "20.51501, 5, 0.001",
    "0.5, 5, 0.992123",
    "123.2252, 100, 0.0574784",
    "0, 3, 1"
  })
  void chiSquare(double sum, int degrees, double chance) {
    assertEquals(chance, Tails.chiSquare(sum, degrees), 2e-5 * Math.max(chance, 0.1));
  }

  @ParameterizedTest(name = "{0} times when {1} are expected: {2}")
  @CsvSource({
    "3, 1, 0.080301397",
    "0, 10, 0.0000453999",
    "1, 0.00001, 0.00000999995",
    "20, 8, 0.00025293940",
    "4, 8, 0.0996324",
    "1000000000000, 3, 0"
  })
  void count(long count, double expected, double chance) {
    assertEquals(chance, Tails.count(count, expected), 1e-6 * Math.max(chance, 1e-3));
  }
}
