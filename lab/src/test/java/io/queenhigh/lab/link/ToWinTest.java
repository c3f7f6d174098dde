package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.exact.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToWinTest {

  @ParameterizedTest(name = "one round in {0}: {1} of all meters are won within {2} rounds")
  @CsvSource({
    "2, 0.5, 1",
    "2, 0.51, 2",
    "2, 0.75, 2",
    "2, 0.875, 3",
    "2, 0, 1",
    "10, 0.05, 1",
    "10, 0.19, 2",
    "10, 0.1901, 3",
    "4420, 0.5, 3064",
    "4420, 0.95, 13240",
    "649740, 0.95, 1946446"
  })
  void quantiles(long rounds, double share, long quantile) {
    assertEquals(quantile, new ToWin(Fraction.of(1, rounds)).quantile(share));
  }

  @Test
  void theChanceToFindItStillThere() {
    ToWin toWin = new ToWin(Fraction.of(1, 10));
    assertEquals(1, toWin.unwon(0));
    assertEquals(0.81, toWin.unwon(2), 1e-15);
    assertEquals(Fraction.of(10), toWin.mean());
    assertEquals(Fraction.of(90), toWin.variance());
  }
}
