package io.queenhigh.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
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

  @Test
  void someAreAsManyAsAskedForAndNoneTwice() {
    List<Integer> all = List.of(1, 2, 3, 4, 5, 6, 7);
    assertEquals(3, Set.copyOf(Repeats.some(RepeatsTest.class, all, 3)).size());
    assertEquals(Set.copyOf(all), Set.copyOf(Repeats.some(RepeatsTest.class, all, 7)));
    assertThrows(IndexOutOfBoundsException.class, () -> Repeats.some(RepeatsTest.class, all, 8));
  }

  /** A slip of the pen must not pass for a long check, nor for a repetition. */
  @Test
  void whatCannotBeReadIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Repeats.check("lnog"));
    assertThrows(IllegalArgumentException.class, () -> Repeats.asked("lucky"));
    assertEquals(-7, Repeats.asked("-7"));
  }
}
