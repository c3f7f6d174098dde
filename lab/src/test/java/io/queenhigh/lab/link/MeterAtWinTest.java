package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.MeterSpread.Range;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeterAtWinTest {

  private static final RoundAwards TABLE_1 =
      new RoundAwards(List.of(Plans.draw(Fraction.of(5, 22_100), 100)));

  @Test
  @DisplayName("a meter that only grows: the chances of the rounds, moved to dollars")
  void plain() {
    MeterSpread spread =
        MeterAtWin.from(Fraction.of(1_000), TABLE_1, Fraction.of(7, 5), Optional.empty());
    ToWin toWin = new ToWin(TABLE_1.winChance());

    for (double share : new double[] {0.05, 0.5, 0.95, 0.999}) {
      Range meter = spread.quantile(share);
      double expected = 1_000 + 1.4 * toWin.quantile(share);
      assertEquals(expected, meter.low(), 1e-6);
      assertEquals(expected, meter.high(), 1e-6);
    }
    assertEquals(toWin.unwon(999), spread.chanceFrom(1_000 + 1.4 * 1_000 - 1e-6).low(), 1e-9);
    assertEquals(1_000 + 1.4 * 4_420, spread.mean().middle(), 1e-6);
    assertEquals(1, spread.bars(20).stream().mapToDouble(MeterSpread.Bar::chance).sum(), 1e-9);
  }

  @Test
  @DisplayName("a limit holds all meters that would have passed it")
  void limited() {
    MeterSpread spread =
        MeterAtWin.from(Fraction.of(1_000), TABLE_1, Fraction.ONE, Optional.of(Fraction.of(5_000)));

    assertEquals(new ToWin(TABLE_1.winChance()).unwon(3_999), spread.chanceFrom(5_000).low(), 1e-9);
    assertEquals(0, spread.chanceFrom(5_000.01).high());
    assertEquals(5_000, spread.quantile(0.95).high(), 1e-9);
  }

  @Test
  @DisplayName("a meter that nothing feeds is won as it stands")
  void unfed() {
    MeterSpread spread =
        MeterAtWin.from(Fraction.of(1_000), TABLE_1, Fraction.ZERO, Optional.empty());
    assertEquals(1_000, spread.quantile(0.001).low(), 0.01);
    assertEquals(1_000, spread.quantile(0.999).high(), 0.01);
  }

  @ParameterizedTest(name = "{0}, {1} players: the exact averages lie between the two grids")
  @CsvSource({"P1, 1", "P1, 6", "MGL, 1", "MGL, 5", "MGL, 7"})
  void exactMeans(String table, int players) {
    Game game = Plans.game("wa/three-card-poker " + table);
    RoundAwards awards =
        AwardCounting.count(
            Pricing.of(game).progressiveHands().orElseThrow().onTheMeter(),
            game.communityCards(),
            players);
    Cycle cycle =
        new Cycle(awards, Fraction.of(players, 5), Fraction.of(players, 50), Fraction.of(1_000));

    assertHolds(
        MeterAtWin.from(Fraction.of(3_333), awards, cycle.gain(), Optional.empty()),
        cycle.atWin(Cycle.Moments.of(Fraction.of(3_333))));
    assertHolds(MeterAtWin.inTheLongRun(cycle, Optional.empty()), cycle.atWinInTheLongRun());
  }

  private static void assertHolds(MeterSpread spread, Cycle.Moments exactly) {
    double mean = exactly.mean().approximately();
    double deviation = Math.sqrt(exactly.variance().approximately());
    Range between = spread.mean();
    assertTrue(between.low() <= mean + 1e-6 && mean <= between.high() + 1e-6, mean + " " + between);
    assertTrue(between.high() - between.low() < 0.005 * mean, "and close together: " + between);
    assertEquals(deviation, spread.standardDeviation(), 0.002 * deviation);
  }

  @Test
  @DisplayName("with shares of the meter and a limit: a meter played round by round")
  void playedOut() {
    RoundAwards awards =
        new RoundAwards(
            List.of(
                Plans.draw(Fraction.of(1, 20), 30),
                Plans.draw(Fraction.of(1, 50), 100),
                Plans.draw(Fraction.of(1, 100), 30, 100),
                Plans.draw(Fraction.of(1, 100), 100, 30)));
    Cycle cycle = new Cycle(awards, Fraction.of(7, 3), Fraction.ONE, Fraction.of(100));
    Optional<Fraction> limit = Optional.of(Fraction.of(150));
    MeterSpread spread = MeterAtWin.inTheLongRun(cycle, limit);
    double[] won = playOut(400_000);

    for (double share : new double[] {0.1, 0.25, 0.5, 0.75}) {
      Range meter = spread.quantile(share);
      double margin = 3 * Math.sqrt(share * (1 - share) / won.length);
      double low = won[(int) ((share - margin) * won.length)];
      double high = won[(int) ((share + margin) * won.length)];
      assertTrue(meter.low() <= high && low <= meter.high(), meter + " " + low + " " + high);
    }
    double limited = Arrays.stream(won).filter(each -> each >= 150).count() / (double) won.length;
    Range atLimit = spread.chanceFrom(150);
    assertTrue(atLimit.low() - 0.003 < limited && limited < atLimit.high() + 0.003);
  }

  /** What the winners find on the toy's meter, in order. */
  private static double[] playOut(int wins) {
    SplittableRandom random = new SplittableRandom(Repeats.seed(MeterAtWinTest.class, 11));
    double[] won = new double[wins];
    double meter = 100;
    double reserve = 0;
    for (int win = 0; win < wins; ) {
      meter = Math.min(150, meter + 7.0 / 3);
      reserve += 1;
      int at = random.nextInt(100);
      if (at < 5 || at == 7) {
        meter *= 0.7;
      }
      if (at >= 5 && at < 9) {
        won[win++] = meter;
        meter = Math.min(150, 100 + reserve);
        reserve = 0;
      }
      if (at == 8) {
        meter *= 0.7;
      }
    }
    Arrays.sort(won);
    return won;
  }
}
