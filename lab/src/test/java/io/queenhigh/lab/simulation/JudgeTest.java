package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What makes a simulation shout. */
class JudgeTest {

  /** Loses a dollar half the time, wins one nearly as often, and 1,000 once in 100,000. */
  private static final SortedMap<Long, Fraction> CHANCES =
      new TreeMap<>(
          Map.of(
              -100L, Fraction.of(50_000, 100_000),
              100L, Fraction.of(49_999, 100_000),
              100_000L, Fraction.of(1, 100_000)));

  @ParameterizedTest(name = "{0} lost, {1} won, {2} jackpots, {3} impossible: {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          500       | 490       | 0  | 0 | AGREES         | results come as often as they should; the rarest are too few to judge the average
          500       | 499       | 1  | 0 | AGREES         | results come as often as they should; the rarest are too few to judge the average
          5000      | 4990      | 6  | 0 | DISAGREES      | rare results came 6 times, 0.1 were expected
          5000      | 4990      | 0  | 1 | DISAGREES      | a result of 3.00 came, which cannot be
          5300      | 4700      | 0  | 0 | DISAGREES      | results did not come as often as they should: chi-square 36.0 with 1 degrees of freedom
          5         | 4         | 0  | 0 | TOO_FEW_ROUNDS | too few rounds to tell anything
          5000000   | 4999900   | 99 | 0 | AGREES         | results and average are as they should be
          5000000   | 4999900   | 47 | 0 | DISAGREES      | results did not come as often as they should: chi-square 28.1 with 2 degrees of freedom
          5000000   | 4999853   | 147 | 0 | DISAGREES     | the average is 4.5 standard errors away from the exact one
          """)
  void verdicts(long lost, long won, long jackpots, long odd, String finding, String because) {
    Map<Long, Long> results = new HashMap<>();
    results.put(-100L, lost);
    results.put(100L, won);
    results.put(100_000L, jackpots);
    results.put(300L, odd);
    ChanceVerdict verdict =
        SimulatedWager.of(
                "test",
                "Test",
                Distribution.of(results),
                new Expected(Fraction.of(999, 100_000), Optional.of(CHANCES)))
            .verdict();

    assertEquals(finding + ": " + because, verdict.finding() + ": " + verdict.because());
  }
}
