package io.queenhigh.lab.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FractionTest {

  @ParameterizedTest(name = "{0}/{1} is {2} or {3}")
  @CsvSource({
    "1, 2, 1/2, 0.500000000",
    "2, -4, -1/2, -0.500000000",
    "0, 7, 0/1, 0.000000000",
    "2, 3, 2/3, 0.666666667",
    "-2, 3, -2/3, -0.666666667",
    "6, 3, 2/1, 2.000000000"
  })
  void lowestTerms(long numerator, long denominator, String text, String decimal) {
    Fraction fraction = Fraction.of(numerator, denominator);

    assertEquals(text, fraction.toString());
    assertEquals(decimal, fraction.decimal(9));
  }

  @Test
  @DisplayName("adds, subtracts, multiplies, divides and compares without rounding")
  void arithmetic() {
    Fraction third = Fraction.of(1, 3);
    Fraction half = Fraction.of(1, 2);

    assertEquals(Fraction.of(5, 6), third.plus(half));
    assertEquals(Fraction.of(-1, 6), third.minus(half));
    assertEquals(Fraction.of(1, 6), third.times(half));
    assertEquals(Fraction.of(2, 3), third.over(half));
    assertEquals(Fraction.ONE, third.times(3));
    assertEquals(half, third.max(half));
    assertTrue(third.compareTo(half) < 0);
  }

  @ParameterizedTest(name = "the root of {0}/{1} is {2}")
  @CsvSource({
    "2, 1, 1.414213562373",
    "1, 4, 0.500000000000",
    "0, 1, 0.000000000000",
    "1, 1000000, 0.001000000000",
    "15241578750190521, 1, 123456789.000000000000"
  })
  void root(long numerator, long denominator, String root) {
    assertEquals(root, Fraction.of(numerator, denominator).root(12));
  }

  @Test
  @DisplayName("nothing over zero and no root of a negative number")
  void refuses() {
    assertThrows(ArithmeticException.class, () -> Fraction.of(1, 0));
    assertThrows(ArithmeticException.class, () -> Fraction.of(-1, 2).root(3));
  }
}
