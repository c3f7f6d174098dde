package io.queenhigh.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepeatsTest {

  @ParameterizedTest(name = "a {0} check repeats {1} times")
  @CsvSource({"sample, 3", "long, 200"})
  void theUsualCheckTakesASampleAndTheLongOneAll(String check, int times) {
    assertEquals(times, Repeats.times(Repeats.check(check), 3, 200));
  }

  @Test
  void aSampleIsNeverNothingNorMoreThanAll() {
    assertThrows(IllegalArgumentException.class, () -> Repeats.times(0, 10));
    assertThrows(IllegalArgumentException.class, () -> Repeats.times(11, 10));
  }

  /** A slip of the pen must not pass for a long check, nor for a repetition. */
  @Test
  void whatCannotBeReadIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Repeats.check("lnog"));
    assertThrows(IllegalArgumentException.class, () -> Repeats.asked("lucky"));
    assertEquals(-7, Repeats.asked("-7"));
  }
}
