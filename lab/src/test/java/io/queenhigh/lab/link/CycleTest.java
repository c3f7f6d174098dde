package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.Cycle.Moments;
import io.queenhigh.lab.link.RoundAwards.Draw;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CycleTest {

  private static final Fraction GAIN = Fraction.of(3);
  private static final Fraction ASIDE = Fraction.of(3, 2);
  private static final Fraction SEED = Fraction.of(20);

  /** A quarter of all rounds takes half the meter, half of them all of it, once with both. */
  private static final RoundAwards TOY =
      new RoundAwards(
          List.of(
              Plans.draw(Fraction.of(1, 4), 50),
              Plans.draw(Fraction.of(3, 8), 100),
              Plans.draw(Fraction.of(1, 16), 50, 100),
              Plans.draw(Fraction.of(1, 32), 100, 50),
              Plans.draw(Fraction.of(1, 32), 100, 100)));

  @Test
  @DisplayName("the meter at the win: the sum over every sequence of rounds")
  void everySequence() {
    Moments start = Moments.of(Fraction.of(17));
    Moments counted = everySequence(TOY, start.mean(), Fraction.ONE, 16);

    Moments exactly = new Cycle(TOY, GAIN, ASIDE, SEED).atWin(start);

    // What is left out is a meter of at most 17 + 3 × rounds that half of all rounds win.
    assertClose(counted.mean(), exactly.mean(), 2e-3);
    assertClose(counted.square(), exactly.square(), 0.2);
    assertTrue(counted.mean().compareTo(exactly.mean()) < 0);
    assertTrue(counted.square().compareTo(exactly.square()) < 0);
  }

  /** The two moments summed over all ways in which the meter is won within so many rounds. */
  private static Moments everySequence(
      RoundAwards awards, Fraction meter, Fraction chance, int rounds) {
    Fraction then = meter.plus(GAIN);
    Fraction mean = Fraction.ZERO;
    Fraction square = Fraction.ZERO;
    for (Draw draw : awards.wins()) {
      Fraction won = then.times(draw.ofMeter());
      mean = mean.plus(chance.times(draw.chance()).times(won));
      square = square.plus(chance.times(draw.chance()).times(won.squared()));
    }
    if (rounds > 1) {
      for (int next = -1; next < awards.shares().size(); next++) {
        Fraction of = next < 0 ? Fraction.ONE : awards.shares().get(next).ofMeter();
        Fraction how = next < 0 ? awards.quietChance() : awards.shares().get(next).chance();
        Moments more = everySequence(awards, then.times(of), chance.times(how), rounds - 1);
        mean = mean.plus(more.mean());
        square = square.plus(more.square());
      }
    }
    return new Moments(mean, square);
  }

  @Test
  @DisplayName("in the long run: a link played round by round, reserve and all")
  void longRun() {
    Cycle cycle = new Cycle(TOY, GAIN, ASIDE, SEED);
    SplittableRandom random = new SplittableRandom(Repeats.seed(CycleTest.class, 5));
    double meter = 20;
    double reserve = 0;
    double wins = 0;
    double sum = 0;
    double squares = 0;
    double starts = 0;
    double rounds = 2_000_000;
    for (int round = 0; round < rounds; round++) {
      meter += 3;
      reserve += 1.5;
      boolean first = true;
      for (int percent : draw(random)) {
        double won = meter * percent / 100;
        meter -= won;
        if (percent == 100) {
          meter = 20 + reserve;
          reserve = 0;
          sum += first ? won : 0;
          squares += first ? won * won : 0;
          wins += first ? 1 : 0;
          first = false;
        }
      }
      starts += first ? 0 : meter;
    }
    Moments exactly = cycle.atWinInTheLongRun();
    double mean = sum / wins;
    double error = Math.sqrt(squares / wins - mean * mean) / Math.sqrt(wins);

    assertEquals(exactly.mean().approximately(), mean, 5 * error);
    assertEquals(exactly.square().approximately(), squares / wins, 300 * error);
    assertEquals(cycle.start().mean().approximately(), starts / wins, 5 * error);
    assertEquals(cycle.rounds().approximately(), rounds / wins, 0.01);
  }

  private static List<Integer> draw(SplittableRandom random) {
    double at = random.nextDouble();
    for (Draw draw : TOY.draws()) {
      at -= draw.chance().approximately();
      if (at < 0) {
        return draw.percents();
      }
    }
    return List.of();
  }

  @Test
  @Clause("WA-REC Reserve 1")
  @DisplayName("without shares of the meter everything that goes in comes out at the win")
  void nothingIsLost() {
    RoundAwards awards = new RoundAwards(List.of(Plans.draw(Fraction.of(5, 22_100), 100)));
    Cycle cycle = new Cycle(awards, Fraction.ONE, Fraction.of(1, 10), Fraction.of(1_000));

    assertEquals(Fraction.of(4_420), cycle.rounds());
    assertEquals(Fraction.of(1_000 + 4_420), cycle.atWin(Moments.of(Fraction.of(1_000))).mean());
    assertEquals(Fraction.of(1_000 + 442), cycle.start().mean());
    assertEquals(Fraction.of(1_000 + 442 + 4_420), cycle.atWinInTheLongRun().mean());
    assertEquals(
        new ToWin(awards.winChance()).variance(),
        cycle.atWin(Moments.of(Fraction.of(1_000))).variance(),
        "a dollar a round");
    assertEquals(1_500, cycle.meanAfter(1_000, 500));
  }

  @Test
  @DisplayName("the average of a meter that nobody has won, round after round")
  void meanAfter() {
    Cycle cycle = new Cycle(TOY, GAIN, ASIDE, SEED);
    double meter = 17;
    for (int round = 0; round <= 50; round++) {
      assertEquals(meter, cycle.meanAfter(17, round), 1e-9);
      meter = (meter + 3) * (0.25 + 0.25 * 0.5) / 0.5;
    }
  }

  private static void assertClose(Fraction expected, Fraction actual, double within) {
    assertEquals(expected.approximately(), actual.approximately(), within);
  }
}
