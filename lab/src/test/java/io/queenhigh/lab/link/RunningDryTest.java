package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.link.RoundPays.Outcome;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunningDryTest {

  /** Pays 3 or 20 for 1, or all of the meter. */
  private static final RoundPays FIXED =
      new RoundPays(
          List.of(
              new Outcome(3, 1, false, 0.1),
              new Outcome(20, 1, false, 0.02),
              new Outcome(0, 1, true, 0.01)),
          0.87);

  /** The same with a half of the meter. */
  private static final RoundPays TOY =
      new RoundPays(
          List.of(
              new Outcome(3, 1, false, 0.1),
              new Outcome(20, 1, false, 0.02),
              new Outcome(0, 0.5, false, 0.03),
              new Outcome(0, 1, true, 0.01)),
          0.84);

  @ParameterizedTest(name = "from {0} wagers, {1} more a round")
  @CsvSource({"0, 1", "7, 1", "30, 1", "100, 1", "12, 0.5", "40, 0.5"})
  @DisplayName(
      "where the grid fits: as the values settle when they are gone through again and again")
  void fits(double start, double gain) {
    assertEquals(settled(FIXED, start, gain, gain), chance(FIXED, start, gain), 1e-8);
    assertEquals(settled(TOY, start, gain, gain), chance(TOY, start, gain), 2e-4);
  }

  @ParameterizedTest(name = "from {0} wagers, {1} more a round")
  @CsvSource({"10, 0.7", "30, 0.7", "20, 1.1", "60, 0.9"})
  @DisplayName("where it does not: close to a grid that does")
  void interpolates(double start, double gain) {
    double settled = settled(TOY, start, gain, 0.1);
    assertEquals(settled, chance(TOY, start, gain), 0.01 * settled);
  }

  /**
   * The naive twin: the chance at every multiple of a step, gone through until nothing changes. A
   * half of the meter may end between two steps.
   */
  private static double settled(RoundPays pays, double start, double gain, double step) {
    int up = (int) Math.round(gain / step);
    double[] chances = new double[(int) Math.round(600 / step)];
    double change = 1;
    while (change > 1e-10) {
      change = 0;
      for (int at = chances.length - up - 1; at >= 0; at--) {
        double chance = pays.quiet() * chances[at + up];
        for (Outcome outcome : pays.outcomes()) {
          int left = at + up - (int) Math.round(outcome.fixed() / step);
          if (left < 0) {
            chance += outcome.chance();
          } else if (!outcome.wins()) {
            double to = left * outcome.kept();
            int floor = (int) to;
            double part = to - floor;
            chance += outcome.chance() * (1 - part) * chances[floor];
            chance += part == 0 ? 0 : outcome.chance() * part * chances[floor + 1];
          }
        }
        change = Math.max(change, Math.abs(chance - chances[at]));
        chances[at] = chance;
      }
    }
    return chances[(int) Math.round(start / step)];
  }

  @Test
  @DisplayName("a meter that is never asked for more than it gets cannot run dry")
  void never() {
    RoundPays small =
        new RoundPays(List.of(new Outcome(3, 1, false, 0.1), new Outcome(0, 1, true, 0.01)), 0.89);
    assertEquals(0, chance(small, 0, 3));
  }

  @Test
  @DisplayName("nothing is said where the grid would be too long")
  void tooLong() {
    assertEquals(OptionalDouble.empty(), RunningDry.chance(TOY, 100, 0));
    assertEquals(OptionalDouble.empty(), RunningDry.chance(TOY, 1_000, 0.001));
  }

  @ParameterizedTest(name = "{0}, {1} players, {2} % of each wager, seed ${3}")
  @CsvSource({"P1, 5, 70, 500", "P1, 2, 30, 3000", "MGL, 4, 60, 300"})
  @DisplayName("simulated meters run dry as often")
  void simulated(String table, int players, int contribution, double seed) {
    Game game = Plans.game("wa/three-card-poker " + table);
    RoundPays pays = RoundPays.allAwards(Pricing.of(game).progressive().orElseThrow(), players);
    double gain = players * contribution / 100.0;
    Histories histories = new Histories(pays, gain, 1, Double.POSITIVE_INFINITY);
    int wins = table.equals("P1") ? Repeats.times(1_000, 4_000) : Repeats.times(100, 400);
    long chance = Repeats.seed(RunningDryTest.class, 9);
    Histories.Won won =
        histories.untilWon(wins, _ -> seed, 0, Followed.byChance(chance), Progress.UNHEARD);

    assertEquals(chance(pays, seed, gain), won.dry().value(), 4.5 * won.dry().standardError());
    assertTrue(won.dry().value() > 0);
  }

  @ParameterizedTest(name = "{0}, {1} players, {2} % of each wager, seed ${3}")
  @CsvSource({"P1, 3, 55, 150", "P1, 7, 70, 300", "MGL, 5, 55, 150"})
  @DisplayName("so do meters whose rounds are dealt from one deck and paid hand by hand")
  void dealt(String table, int players, int contribution, double seed) {
    Game game = Plans.game("wa/three-card-poker folded-hands-qualify " + table);
    RoundPays pays = RoundPays.allAwards(Pricing.of(game).progressive().orElseThrow(), players);
    double gain = players * contribution / 100.0;
    DealtRounds dealer = new DealtRounds(game, players, Repeats.seed(RunningDryTest.class, 17));
    int meters = Repeats.times(200, 600);
    double dry = 0;
    for (int meter = 0; meter < meters; meter++) {
      dry += runsDry(dealer, seed, gain) ? 1 : 0;
    }

    double chance = chance(pays, seed, gain);
    double error = Math.sqrt(chance * (1 - chance) / meters);
    assertEquals(chance, dry / meters, 4.5 * error);
  }

  /** A meter that has got to ten times its seed hardly ever comes back. */
  private static boolean runsDry(DealtRounds dealer, double seed, double gain) {
    double meter = seed;
    boolean won = false;
    while (meter >= 0 && !won && meter < 10 * seed) {
      DealtRounds.Round round = dealer.deal();
      meter += gain - round.fixed();
      won = round.wins() && meter >= 0;
      meter *= meter >= 0 ? round.kept() : 1;
    }
    return meter < 0;
  }

  private static double chance(RoundPays pays, double start, double gain) {
    return RunningDry.chance(pays, start, gain).orElseThrow();
  }
}
