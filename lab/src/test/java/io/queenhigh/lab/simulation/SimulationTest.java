package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {

  private static final long ROUNDS = Repeats.times(5_000_000, 20_000_000);
  private static final long SEED = Repeats.seed(SimulationTest.class, 1);

  static List<String> games() {
    return ApprovedGames.ALL;
  }

  @Test
  @DisplayName("the same seed and rounds give the same counts on any number of threads")
  void threads() {
    Simulation simulation = Simulation.of(ApprovedGames.open("wa/three-card-poker TCP-01 6B1 P1"));
    Simulation.Order order = new Simulation.Order(500_001, 7);
    Simulated alone = simulation.run(order.onThreads(1), Progress.UNHEARD);

    assertEquals(500_001, alone.rounds());
    for (int threads : new int[] {2, 3, 8}) {
      Simulated together = simulation.run(order.onThreads(threads), Progress.UNHEARD);
      assertEquals(alone.wagers(), together.wagers(), threads + " threads");
    }
    Simulated other = simulation.run(new Simulation.Order(500_001, 8), Progress.UNHEARD);
    assertNotEquals(alone.wagers(), other.wagers());
  }

  @ParameterizedTest(name = "part {0} of 3 has come all its way at its end, and no further")
  @ValueSource(ints = {1, 2, 3})
  void theProgressOfAPart(int number) {
    Simulation simulation = Simulation.of(ApprovedGames.open("wa/three-card-poker TCP-01"));
    List<Long> last = new ArrayList<>();

    simulation.part(
        new Simulation.Order(250_000, 7),
        new Part(number, 3),
        (done, total) -> {
          last.clear();
          last.addAll(List.of(done, total));
        });

    // Four shards: the first part has two of them, and the last one is not full.
    long rounds = number == 1 ? 65_536 + 250_000 - 3 * 65_536 : 65_536;
    assertEquals(List.of(rounds, rounds), last);
  }

  @ParameterizedTest(name = "{0} agrees with its exact prices")
  @MethodSource("games")
  void agrees(String words) {
    Game game = ApprovedGames.open(words);
    Simulation.Order order = new Simulation.Order(ROUNDS, SEED).withMeter(10_000);

    Simulated simulated = Simulation.of(game).run(order, Progress.UNHEARD);

    assertFalse(simulated.disagrees(), simulated::toString);
    assertEquals(
        Payoffs.wagers(game).stream().map(Wager::key).toList(),
        simulated.wagers().stream()
            .map(SimulatedWager::key)
            .filter(key -> !key.equals("together"))
            .toList());
    for (SimulatedWager wager : simulated.wagers()) {
      assertEquals(ChanceVerdict.Finding.AGREES, finding(wager), () -> words + " " + wager);
      assertEquals(ROUNDS, wager.rounds());
      assertTrue(wager.low99() < wager.mean() && wager.mean() < wager.high99());
    }
  }

  private static ChanceVerdict.Finding finding(SimulatedWager wager) {
    // All wagers together have no exact chances, so a royal flush asks for more rounds than these.
    return wager.key().equals("together") && wager.rounds() < wager.roundsToJudge()
        ? ChanceVerdict.Finding.AGREES
        : wager.verdict().finding();
  }

  @Test
  @DisplayName("few rounds of wagers with rare and large pays raise no alarm")
  void noFalseAlarm() {
    Simulation simulation = Simulation.of(ApprovedGames.open("wa/three-card-poker TCP-01 6B1 P1"));
    for (int rounds : new int[] {1, 10, 1_000, 20_000}) {
      for (int times = 0; times < 100; times++) {
        Simulation.Order order =
            new Simulation.Order(rounds, SEED + times).onThreads(1).withMeter(1_000_000);
        Simulated simulated = simulation.run(order, Progress.UNHEARD);
        assertFalse(simulated.disagrees(), simulated::toString);
      }
    }
  }

  @Test
  @DisplayName("a variant whose 6 Card Bonus is lost with a fold has the average of all wagers")
  void variant() {
    Game variant = forfeiting(ApprovedGames.open("ca/6-card-bonus"), Wager.SIX_CARD_BONUS);

    Simulated simulated =
        Simulation.of(variant).run(new Simulation.Order(2 * ROUNDS, SEED), Progress.UNHEARD);

    SimulatedWager bonus =
        simulated.wagers().stream()
            .filter(wager -> wager.key().equals("six-card-bonus"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        "AGREES: the average is as it should be",
        bonus.verdict().finding() + ": " + bonus.verdict().because());
    assertTrue(bonus.expected().mean().approximately() < -0.2, bonus::toString);
    Simulation.Order few = new Simulation.Order(1_000, 6);
    assertFalse(Simulation.of(variant).run(few, Progress.UNHEARD).disagrees());
  }

  private static Game forfeiting(Game of, Wager wager) {
    Map<Wager, WagerRule> wagers = new EnumMap<>(Wager.class);
    wagers.putAll(of.wagers());
    WagerRule rule = of.rule(wager).orElseThrow();
    wagers.put(
        wager,
        new WagerRule(
            wager,
            rule.label(),
            rule.needs(),
            new Cited<>(WagerRule.OnFold.FORFEITED, rule.onFold().by()),
            rule.table()));
    return new Game(
        of.id(),
        of.title(),
        of.document(),
        of.chosen(),
        false,
        of.fingerprint(),
        of.bank(),
        of.places(),
        of.spotsPerPlayer(),
        of.shown(),
        of.dealsFrom(),
        of.qualifier(),
        of.settling(),
        wagers,
        of.progressive(),
        of.collection(),
        of.fees(),
        of.points());
  }

  @Test
  @DisplayName("an interrupted run leaves with the rounds it has played")
  void interrupted() {
    Simulation simulation = Simulation.of(ApprovedGames.open("wa/three-card-poker"));
    List<Long> heard = new ArrayList<>();

    Simulated simulated =
        simulation.run(
            new Simulation.Order(Simulation.MOST_ROUNDS, 7),
            (done, _) -> {
              heard.add(done);
              if (done > 0) {
                Thread.currentThread().interrupt();
              }
            });

    assertTrue(Thread.interrupted(), "the thread stays interrupted");
    assertTrue(simulated.isInterrupted());
    assertTrue(simulated.rounds() >= heard.getLast() && simulated.rounds() > 0);
    assertEquals(simulated.rounds(), simulated.wagers().getFirst().rounds());
    assertFalse(simulated.disagrees(), simulated::toString);
  }

  @ParameterizedTest(name = "{0} rounds, {1} threads, meter {2}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0              | 1    | 0           | A simulation plays from 1 to 10,000,000,000,000 rounds, not 0.
          -5             | 1    | 0           | A simulation plays from 1 to 10,000,000,000,000 rounds, not -5.
          10000000000001 | 1    | 0           | A simulation plays from 1 to 10,000,000,000,000 rounds, not 10,000,000,000,001.
          10             | 0    | 0           | A simulation runs on 1 to 256 threads, not 0.
          10             | 1000 | 0           | A simulation runs on 1 to 256 threads, not 1000.
          10             | 1    | -1          | A meter stands between 0 and 1,000,000,000 dollars, not at -1.
          10             | 1    | 10000000000 | A meter stands between 0 and 1,000,000,000 dollars, not at 10,000,000,000.
          """)
  void refused(long rounds, int threads, long meter, String why) {
    Simulation.Order order = new Simulation.Order(rounds, 7).onThreads(threads).withMeter(meter);
    assertEquals(why, order.refusal().orElseThrow());
  }
}
