package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SpreadTest {

  /** Loses $2 one time in four, breaks even two times, wins $2 once. */
  private static final Spread EVEN =
      new Spread(-200, 100, new double[] {0.25, 0, 0.5, 0, 0.25}, 0, 0);

  @Test
  void meanDeviationAndQuantiles() {
    assertEquals(0, EVEN.mean(), 1e-12);
    assertEquals(Math.sqrt(20_000), EVEN.standardDeviation(), 1e-9);
    assertEquals(0, EVEN.standardError());
    assertEquals(-200, EVEN.quantile(0));
    assertEquals(-200, EVEN.quantile(0.25));
    assertEquals(0, EVEN.quantile(0.26));
    assertEquals(0, EVEN.quantile(0.75));
    assertEquals(200, EVEN.quantile(1));
    assertEquals(0.25, EVEN.chanceAbove(0));
  }

  @Test
  @DisplayName("two rounds are every result with every other")
  void twoRounds() {
    Spread two = EVEN.times(2).orElseThrow();
    assertEquals(-400, two.quantile(0));
    assertEquals(400, two.quantile(1));
    assertEquals(1.0 / 16, two.chanceAbove(399), 1e-15);
    assertEquals(5.0 / 16, two.chanceAbove(0), 1e-15);
  }

  @Test
  @DisplayName("a sitting too long to work out is left to simulation")
  void tooLong() {
    assertTrue(new Spread(-1, 1, new double[100_000], 0, 0).times(1).isPresent());
    double[] many = new double[100_000];
    Arrays.fill(many, 1e-5);
    assertTrue(new Spread(-1, 1, many, 0, 0).times(100).isEmpty());
  }

  @Test
  @DisplayName("bars have round widths and together hold everything")
  void bars() {
    List<Spread.Bar> bars = EVEN.bars(4);
    assertEquals(-200, bars.getFirst().fromCents());
    assertEquals(200, bars.getLast().fromCents());
    assertEquals(200, bars.getFirst().toCents() - bars.getFirst().fromCents());
    assertEquals(1, bars.stream().mapToDouble(Spread.Bar::chance).sum(), 1e-12);
  }

  @Test
  @DisplayName("more amounts than bins share bins, and the average stays in the middle of them")
  void sharedBins() {
    Bins bins = new Bins(0, 3_000_000, 1);
    for (int cents = 0; cents <= 3_000_000; cents++) {
      bins.add(cents, 1);
    }
    assertEquals(3_000_001, bins.total());
    assertEquals(1_500_000, bins.spread(true).mean(), 1);
  }
}
