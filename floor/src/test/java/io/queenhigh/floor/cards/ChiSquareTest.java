package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The chi-square tail")
class ChiSquareTest {

  /** For even degrees the tail is a sum that needs no special function. */
  @ParameterizedTest(name = "of {1} degrees at {0} equals the Poisson sum")
  @CsvSource({"1, 2", "9, 2", "60, 2", "3, 6", "80, 6", "10, 100", "100, 100", "260, 100"})
  void evenDegrees(double x, int degrees) {
    double term = Math.exp(-x / 2);
    double sum = 0;
    for (int k = 1; k <= degrees / 2; k++) {
      sum += term;
      term *= x / 2 / k;
    }

    assertEquals(1, ChiSquare.above(x, degrees) / sum, 1e-9);
    assertEquals(1, ChiSquare.below(x, degrees) + ChiSquare.above(x, degrees), 1e-12);
  }

  @ParameterizedTest(name = "of one degree at {0}² is the normal curve''s two tails, {1}")
  @CsvSource({"1, 0.317310507862914", "3, 0.00269979606326019", "6, 1.97317529007540e-9"})
  void oneDegree(double z, double tails) {
    assertEquals(1, ChiSquare.above(z * z, 1) / tails, 1e-9);
  }
}
