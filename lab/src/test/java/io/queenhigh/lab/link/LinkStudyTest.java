package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.MeterTerms;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Clause;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkStudyTest {

  @Test
  @Clause({"WA-GM 4", "WA-GM 9.a", "WA-GM 9.b"})
  @DisplayName("table 1 with five players, all exact")
  void table1() {
    LinkStudy study = study(Plans.washington("P1", 5, 20, 2, 1_000, false));

    assertEquals(
        Fraction.ONE
            .minus(Fraction.of(601, 1_105))
            .minus(Fraction.of(22, 100))
            .minus(Fraction.of(1_000, 22_100))
            .minus(Fraction.of(4 * 7, 884)),
        study.longRun().edge());
    assertEquals(Fraction.of(4_420), study.toWin().mean());
    assertEquals(Fraction.ONE, study.growthPerRound());
    assertEquals(Fraction.of(50), study.growthPerHour());
    assertEquals(Optional.of(Fraction.of(5_420)), study.next().mean());
    assertEquals(Optional.of(Fraction.of(5_862)), study.inTheLongRun().mean());
    assertEquals(4_064, study.next().spread().quantile(0.5).low(), 1e-6);
    assertEquals(Optional.of(Fraction.of(10_080 - 4 * 175)), study.breakEven());
    assertEquals(Optional.empty(), study.dry());
    assertEquals(0, study.histories());
  }

  @ParameterizedTest(name = "{0}: {1} players, all awards off the meter: {2}")
  @CsvSource({"P1, 1, false", "P1, 6, true", "P2, 7, false", "MGL, 4, false", "MGL, 2, true"})
  @DisplayName("the long run agrees with the price of the wager")
  void longRun(String table, int players, boolean paysAll) {
    LinkPlan plan = Plans.washington(table, players, 61, 3, 700, paysAll);
    Pricing pricing = Pricing.of(plan.game());
    MeterTerms terms =
        new MeterTerms(Fraction.of(61, 100), Fraction.of(3, 100), Fraction.of(700), paysAll);

    assertEquals(
        pricing.progressive().orElseThrow().longRunEdge(terms, players - 1),
        LongRun.of(plan, pricing.progressive().orElseThrow(), players).edge());
  }

  @Test
  @Clause({"WA-GM 10.a", "WA-MGL 11.a"})
  @DisplayName("envy goes with the pairs of players; on a Multi Game Link with the wager too")
  void envy() {
    List<EnvyCost> table1 = study(staking("P1", 5)).envy();
    List<EnvyCost> link = study(staking("MGL folded-hands-qualify", 5)).envy();

    assertEquals(7, table1.size());
    for (EnvyCost cost : table1) {
      long pairs = cost.players() * (cost.players() - 1L);
      assertEquals(Fraction.of(pairs * 7, 884), cost.perRound());
    }
    Fraction each = Fraction.of(4 * 1_000 + 36 * 5_000, 2_598_960).times(5);
    assertEquals(each.times(7 * 6), link.getLast().perRound());
    assertEquals(
        link.getFirst().edge().minus(each.times(6).over(Fraction.of(5))), link.getLast().edge());
    assertEquals(Optional.of(Fraction.of(5 * 10_080 - 6 * 175)), table1.getLast().breakEven());
  }

  private static LinkPlan staking(String table, long wager) {
    LinkPlan plan = Plans.washington(table, 5, 20, 2, 3_000, false);
    LinkPlan.Feed feed = plan.feed();
    return new LinkPlan(
        plan.game(),
        new LinkPlan.Feed(
            Fraction.of(wager),
            feed.contribution(),
            feed.reserve(),
            feed.seed(),
            feed.limit(),
            false),
        plan.pace(),
        plan.meter());
  }

  @Test
  @DisplayName("a meter that nobody has won: exact averages within simulated ones")
  void growth() {
    LinkStudy study = study(Plans.washington("MGL", 6, 20, 2, 5_000, false));

    assertEquals(0, study.growth().getFirst().rounds());
    assertEquals(5_000, study.growth().getFirst().median(), 1e-9);
    for (Growth growth : study.growth()) {
      assertTrue(growth.low() <= growth.median() && growth.median() <= growth.high());
      assertEquals(growth.median(), growth.mean(), 0.03 * growth.mean());
      assertEquals(study.toWin().unwon(growth.rounds()), growth.unwon());
    }
    assertTrue(study.growth().getLast().unwon() < 0.051);
  }

  @Test
  @Clause({"WA-REC Contribution 1", "WA-REC Contribution 2"})
  @DisplayName(
      "every award off the meter: simulated and worked out agree, and 70 % is safer than 60 %")
  void dry() {
    LinkStudy study = study(Plans.washington("P1", 5, 70, 2, 600, true));
    Dry dry = study.dry().orElseThrow();

    assertEquals(
        dry.fromNow().orElseThrow(),
        dry.simulated().value(),
        4.5 * dry.simulated().standardError());
    assertEquals(
        Fraction.of(70, 100).minus(Fraction.of(601, 1_105)).times(5), study.growthPerRound());
    double before = 1;
    for (Dry.ByContribution each : dry.byContribution()) {
      assertTrue(each.chance().orElseThrow() < before);
      before = each.chance().orElseThrow();
      if (each.contribution().equals(Fraction.of(7, 10))) {
        assertEquals(dry.fromNow(), each.chance());
      }
    }
    // Were it never dry, all that goes in and is not paid in fixed awards would be won.
    double undisturbed = 600 + study.growthPerRound().approximately() * 4_420;
    assertEquals(undisturbed, study.next().bestMean(), 5 * study.next().spread().standardError());
    assertFalse(study.next().mean().isPresent());
  }

  private static LinkStudy study(LinkPlan plan) {
    return LinkStudy.of(plan, Pricing.of(plan.game()), OptionalInt.empty(), Progress.UNHEARD);
  }
}
