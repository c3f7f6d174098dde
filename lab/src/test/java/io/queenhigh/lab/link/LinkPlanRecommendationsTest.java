package io.queenhigh.lab.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.TermsFinding;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkPlanRecommendationsTest {

  @ParameterizedTest(name = "{0} %")
  @ValueSource(ints = {0, 1, 69, 70, 100})
  @Clause("WA-REC Contribution 1")
  @DisplayName("where every award comes off the meter, any contribution can be planned")
  void anyContribution(int percent) {
    assertEquals(Optional.empty(), Plans.washington("P1", 5, percent, 0, 1_000, true).refusal());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"P1", "P2", "MGL", "MGL folded-hands-qualify"})
  @Clause("WA-REC Contribution 2")
  @DisplayName(
      "with 70 % every table grows though it pays all awards, and with 50 % runs dry sooner")
  void growsFrom70(String table) {
    ProgressivePrice price = price(table);
    RoundPays pays = RoundPays.allAwards(price, 5);

    assertTrue(price.fixedReturn().compareTo(Recommendations.LEAST_TO_GROW) < 0);
    assertTrue(
        RunningDry.chance(pays, 500, 5 * 0.5).orElseThrow()
            > 2 * RunningDry.chance(pays, 500, 5 * 0.7).orElseThrow());
    assertEquals(List.of(), advice(table, 1, 70, 2, 5_000, true));
    assertEquals(List.of("WA-REC Contribution 2"), advice(table, 1, 69, 2, 5_000, true));
  }

  @ParameterizedTest(name = "{0}, {1} players")
  @CsvSource({"P1, 5", "P2, 3", "MGL, 7"})
  @Clause("WA-REC Contribution 3")
  @DisplayName("where only percentages come off the meter, what it gets more the house has less")
  void raised(String table, int players) {
    Fraction before = edge(table, players, 20);

    assertEquals(before.minus(Fraction.of(1, 100)), edge(table, players, 21));
    assertEquals(before.plus(Fraction.of(1, 100)), edge(table, players, 19));
    assertEquals(List.of("WA-REC Contribution 3"), advice(table, players, 60, 2, 5_000, false));
  }

  private static Fraction edge(String table, int players, int contribution) {
    LinkPlan plan = Plans.washington(table, players, contribution, 2, 5_000, false);
    return LongRun.of(plan, price(table), players).edge();
  }

  @Test
  @Clause("WA-REC Reserve 2")
  @DisplayName("were the reserve the seed, two wins in a row would leave one round's share")
  void reserveAlone() {
    RoundAwards awards = new RoundAwards(List.of(Plans.draw(Fraction.ONE, 100)));
    Cycle everyRound = new Cycle(awards, Fraction.ONE, Fraction.of(1, 10), Fraction.ZERO);

    assertEquals(Fraction.of(1, 10), everyRound.start().mean());
    assertEquals(
        Fraction.ZERO, Plans.draw(Fraction.ONE, 100, 100).ofReserve(), "in one round: nothing");
    LinkPlan without = Plans.washington("P1", 5, 20, 2, 0, false);
    assertEquals(Optional.empty(), without.refusal(), "it is advised against, not refused");
    assertEquals(
        List.of("WA-REC Seed 3", "WA-REC Reserve 2", "WA-REC Seed 2"),
        advice("P1", 5, 20, 2, 0, false));
  }

  @ParameterizedTest(name = "{6}")
  @Clause({"WA-REC Contribution 1", "WA-REC Seed 3"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          90 | 20 | 1000 | 1000 | 5 | 0    | Contribution and reserve together take more than the whole wager (WA-REC Contribution 1).
          20 | 0  | -1   | 0    | 5 | 0    | A seed is not below $0 (WA-REC Seed 3).
          20 | 2  | 1000 | 6000 | 5 | 5000 | A limit is not below what the meter shows, nor below its seed (WA-GM 9.a).
          20 | 2  | 1000 | 0    | 5 | 500  | A limit is not below what the meter shows, nor below its seed (WA-GM 9.a).
          20 | 2  | 1000 | 1000 | 8 | 0    | From 1 to 7 players are at a table, not 8 (QH Places).
          20 | 2  | 1000 | 1000 | 0 | 0    | From 1 to 7 players are at a table, not 0 (QH Places).
          """)
  void refused(
      int contribution, int reserve, long seed, long meter, int players, long limit, String why) {
    LinkPlan plan = Plans.washington("P1", players, contribution, reserve, seed, false);
    LinkPlan.Feed feed = plan.feed();
    assertEquals(
        Optional.of(why),
        new LinkPlan(
                plan.game(),
                new LinkPlan.Feed(
                    feed.wager(),
                    feed.contribution(),
                    feed.reserve(),
                    feed.seed(),
                    limit == 0 ? Optional.empty() : Optional.of(Fraction.of(limit)),
                    false),
                plan.pace(),
                Fraction.of(meter))
            .refusal());
  }

  @Test
  @DisplayName("a game without a progressive is no link")
  void noProgressive() {
    LinkPlan plan =
        new LinkPlan(
            Plans.game("ca/6-card-bonus"),
            Plans.washington("P1", 5, 20, 2, 1_000, false).feed(),
            LinkPlan.Pace.USUAL,
            Fraction.of(1_000));
    assertEquals(
        Optional.of("ca/6-card-bonus has no progressive with these choices (CA-6CB Type of Game)."),
        LinkStudy.refusal(plan, Pricing.of(plan.game())));
  }

  @Test
  @Clause({"WA-REC Contribution 2", "WA-REC Reserve 1", "WA-REC Seed 2"})
  @DisplayName("what the recommendations would have otherwise is said")
  void advice() {
    assertEquals(List.of(), advice("P1", 5, 20, 2, 500, false));
    assertEquals(
        List.of("WA-REC Contribution 2", "WA-REC Reserve 1", "WA-REC Seed 2"),
        advice("P1", 5, 69, 0, 499, true));
    assertEquals(List.of("WA-MGL 10.a"), advice("MGL", 5, 20, 2, 2_999, false));
  }

  @Test
  @Clause("WA-REC Seed 2")
  @DisplayName("the usual terms are twice the largest fixed award and, off the meter, 70 %")
  void usual() {
    LinkPlan.Feed feed = LinkPlan.usual(Plans.game("wa/three-card-poker P1"), Fraction.of(5), true);
    assertEquals(Fraction.of(5_000), feed.seed());
    assertEquals(Fraction.of(7, 10), feed.contribution());
    assertEquals(
        Fraction.of(3_000),
        LinkPlan.usual(Plans.game("wa/three-card-poker MGL"), Fraction.ONE, false).seed(),
        "a tenth of which is four of a kind");
  }

  @ParameterizedTest(name = "{0} at {1} % of each wager")
  @CsvSource({
    "P1, 40, true",
    "P1, 18, false",
    "P2, 50, true",
    "MGL folded-hands-qualify, 18, true"
  })
  @Clause("LINK Long run")
  @DisplayName("what a link is warned of at its set-up is what the lab works out for a full table")
  void theHouseLoses(String table, int contribution, boolean loses) {
    LinkPlan plan = Plans.washington(table, 7, contribution, 1, 1_000, false);
    Fraction edge = LongRun.of(plan, price(table), 7).edge();
    LinkTerms terms =
        LinkTerms.usual(
            "garnet",
            "The garnet",
            Controller.of(plan.game()),
            table.split(" ", -1)[0],
            1_00,
            1_000_00,
            new LinkTerms.Rates(contribution * 100, 100));
    PayTable pays = plan.game().rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();

    assertEquals(loses, edge.sign() < 0);
    assertEquals(
        loses
            ? List.of(
                "The house loses in the long run: with 7 players at each table and no winning hand"
                    + " folded, it keeps "
                    + edge.times(100).decimal(2)
                    + " % of the wagers (LINK Long run)")
            : List.of(),
        terms.check(pays, Funds.NONE).stream()
            .filter(found -> found.id().equals("house-loses"))
            .map(TermsFinding::toString)
            .toList());
  }

  private static List<String> advice(
      String table, int players, int contribution, int reserve, long seed, boolean paysAll) {
    LinkPlan plan = Plans.washington(table, players, contribution, reserve, seed, paysAll);
    return Recommendations.of(plan, LongRun.of(plan, price(table), players)).stream()
        .map(advice -> advice.by().toString())
        .toList();
  }

  private static ProgressivePrice price(String table) {
    return Pricing.of(Plans.game("wa/three-card-poker " + table)).progressive().orElseThrow();
  }
}
