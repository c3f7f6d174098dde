package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.RoundPays.Outcome;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundPaysTest {

  @ParameterizedTest(name = "{0}: with one player a round is his hand")
  @CsvSource({"P1", "P2", "MGL"})
  void onePlayer(String table) {
    Pricing pricing = Pricing.of(Plans.game("wa/three-card-poker " + table));
    ProgressivePrice price = pricing.progressive().orElseThrow();
    RoundPays pays = RoundPays.allAwards(price, 1);

    assertEquals(1 - price.hitFrequency().approximately(), pays.quiet(), 1e-12);
    assertEquals(price.jackpotFrequency().approximately(), pays.win(), 1e-15);
    assertEquals(price.fixedReturn().approximately(), sum(pays, Outcome::fixed), 1e-12);
  }

  @ParameterizedTest(name = "{0}, {1} players: on average as rounds dealt from one deck pay")
  @CsvSource({"P1, 7", "MGL, 6"})
  void dealt(String table, int players) {
    Game game = Plans.game("wa/three-card-poker folded-hands-qualify " + table);
    RoundPays pays = RoundPays.allAwards(Pricing.of(game).progressive().orElseThrow(), players);
    DealtRounds dealer = new DealtRounds(game, players, Repeats.seed(RoundPaysTest.class, 3));
    double rounds = 200_000;
    double quiet = 0;
    double fixed = 0;
    for (int round = 0; round < rounds; round++) {
      DealtRounds.Round dealt = dealer.deal();
      quiet += dealt.equals(new DealtRounds.Round(0, 1, false)) ? 1 : 0;
      fixed += dealt.fixed();
    }

    double squares = sum(pays, outcome -> (double) outcome.fixed() * outcome.fixed());
    assertEquals(sum(pays, Outcome::fixed), fixed / rounds, 4.5 * Math.sqrt(squares / rounds));
    assertEquals(pays.quiet(), quiet / rounds, 0.005);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"P1, 0.000118", "P2, 0.000127", "MGL, -0.000498"})
  @DisplayName("what two hands win of one deck hardly goes together")
  void correlation(String table, String correlation) {
    Game game = Plans.game("wa/three-card-poker folded-hands-qualify " + table);
    assertEquals(correlation, EveryPair.correlation(game).decimal(6));
  }

  @Test
  @DisplayName("rounds that nobody wins, among themselves")
  void unwon() {
    RoundAwards awards =
        new RoundAwards(
            List.of(Plans.draw(Fraction.of(1, 4), 10), Plans.draw(Fraction.of(1, 2), 100)));
    RoundPays unwon = RoundPays.sharesOnly(awards).unwon();

    assertEquals(0.5, unwon.quiet());
    assertEquals(List.of(new Outcome(0, 0.9, false, 0.5)), unwon.outcomes());
  }

  private static double sum(RoundPays pays, ToDoubleFunction<Outcome> value) {
    return pays.outcomes().stream()
        .mapToDouble(outcome -> outcome.chance() * value.applyAsDouble(outcome))
        .sum();
  }
}
