package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Configured;
import io.queenhigh.rules.progressive.TermsFinding;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the maker recommends for contribution, reserve and seed. */
class RecommendationsTest {

  private static final LinkTerms USUAL = SomeTerms.gameManager();
  private static final LinkTerms ALL = SomeTerms.allFromMeter(USUAL);

  @Test
  @Clause({"WA-REC Seed 1", "WA-REC Contribution 3"})
  void theConfiguredRatesAndSeedRaiseNoQuestion() {
    assertEquals(List.of(), FindingsText.of(USUAL));
  }

  @ParameterizedTest(name = "{0} of 10,000 to the meter")
  @ValueSource(ints = {0, 1, 6_999, 7_000, 9_875})
  @Clause("WA-REC Contribution 1")
  void anyContributionMayBeSetWhereEveryAwardComesOffTheMeter(int rate) {
    TestLink live = TestLink.open(SomeTerms.withRates(ALL, rate, 125), "wa-1").locks("wa-1", 1, 4);
    assertEquals(1_000_00_000_000L + rate * 10_000L, live.link().live().meterMicroCents());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"-1 0", "0 -1", "10001 0", "9000 1001", "2147483647 2147483647"})
  @Clause("WA-REC Contribution 1")
  void noneIsBelowNothingOrTogetherAboveTheWager(String rates) {
    String[] each = rates.split(" ", -1);
    assertEquals(
        "Contribution and reserve are shares of the wager: neither below 0 %, together at most"
            + " 100 % (WA-REC Contribution 1)",
        FindingsText.first(
            SomeTerms.withRates(ALL, Integer.parseInt(each[0]), Integer.parseInt(each[1]))));
  }

  @Test
  @Clause("WA-REC Contribution 2")
  void belowSeventyPercentAMeterThatPaysEverythingMayRunDry() {
    assertEquals(List.of(), FindingsText.of(SomeTerms.withRates(ALL, 7_000, 125)));
    assertEquals(
        List.of(
            "W: With 69.99 % of each wager a meter that pays every award may run dry; 70 % or more"
                + " lets it grow (WA-REC Contribution 2)"),
        FindingsText.of(SomeTerms.withRates(ALL, 6_999, 125)));
  }

  @Test
  @Clause("WA-REC Contribution 2")
  void aMeterThatRunsDryIsStartedAgainAndTheHousePaysTheRest() {
    TestLink live =
        TestLink.open(SomeTerms.withSeed(SomeTerms.withRates(ALL, 7_000, 0), 400_00), "wa-1");
    live.locks("wa-1", 1, 3);
    // 400.70 on the meter, 500 to pay: the house adds 99.30 and puts up the next seed.
    live.claims(DAN, "wa-1", 1, "3 mini-royal Ah Kh Qh");
    live.does(SUE, new LinkCommand.Confirm(1));
    live.does(SUE, new LinkCommand.MoveMeter(1));
    assertEquals("meter 400.00, reserve 0.00", live.live());
    assertEquals(-400_00 - 99_30 - 400_00, live.ledger().seed());
  }

  @Test
  @Clause("WA-REC Contribution 3")
  void raisingTheConfiguredRateEatsTheHousesAdvantage() {
    assertEquals(List.of(), FindingsText.of(SomeTerms.withRates(USUAL, 1_000, 125)));
    assertEquals(
        List.of(
            "W: A contribution of 18.51 % is above the configured 18.50 % and comes out of the"
                + " house's advantage (WA-REC Contribution 3)"),
        FindingsText.of(SomeTerms.withRates(USUAL, 1_851, 125)));
  }

  @Test
  @Clause("WA-REC Reserve 1")
  void aPartOfEachWagerGoesToTheReserveAndJoinsTheNextSeed() {
    TestLink live = TestLink.open(SomeTerms.withRates(USUAL, 1_850, 1_000), "wa-1");
    live.locks("wa-1", 1, 1, 2, 3);
    assertEquals("meter 1000.555, reserve 0.30", live.live());
    live.claims(DAN, "wa-1", 1, "2 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 1000.305, reserve 0.00", live.live());
    assertEquals(
        List.of(
            "W: Nothing goes to the reserve, so that play will drop after a jackpot"
                + " (WA-REC Reserve 1)"),
        FindingsText.of(SomeTerms.withRates(USUAL, 1_850, 0)));
  }

  @Test
  @Clause({"WA-REC Reserve 2", "WA-REC Seed 3"})
  void aSeedOfNothingIsAdvisedAgainstAndAcknowledged() {
    LinkTerms nothing = SomeTerms.withSeed(USUAL, 0);
    assertEquals(
        List.of(
            "A: With a seed of nothing the meter starts from nothing, and so does the next after a"
                + " win (WA-REC Seed 3)",
            "A: The reserve alone is the seed: two wins in a row would restart the meter near"
                + " nothing (WA-REC Reserve 2)"),
        FindingsText.of(nothing).stream().filter(said -> said.startsWith("A:")).toList());
    TestLink live = TestLink.setUp(nothing);
    live.refuses(
        EVE,
        new LinkCommand.Open(),
        "A manager has to acknowledge this first: With a seed of nothing the meter starts from"
            + " nothing, and so does the next after a win (WA-REC Seed 3)");
    for (TermsFinding open : live.link().openSlips()) {
      live.does(MAX, new LinkCommand.Acknowledge(open.id()));
    }
    live.does(EVE, new LinkCommand.Open());
    assertEquals("meter 0.00, reserve 0.00", live.live());
  }

  @Test
  @Clause({"WA-REC Reserve 2", "WA-REC Seed 3"})
  void withASeedOfNothingTwoWinsInARowLeaveNearlyNothing() {
    TestLink live = TestLink.open(SomeTerms.withSeed(USUAL, 0), "wa-1", "wa-2");
    live.locks("wa-1", 1, 1).locks("wa-2", 1, 1);
    assertEquals("meter 0.37, reserve 0.025", live.live());
    live.claims(DAN, "wa-1", 1, "1 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 0.02, reserve 0.005", live.live());
    live.claims(DAN, "wa-2", 1, "1 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 0.00, reserve 0.005", live.live());
  }

  @Test
  @Clause("WA-REC Reserve 2")
  void twoWinsInARowLeaveTheSeedStanding() {
    TestLink live = TestLink.open(USUAL, "wa-1", "wa-2");
    live.locks("wa-1", 1, 1).locks("wa-2", 1, 1);
    live.claims(DAN, "wa-1", 1, "1 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 1000.02, reserve 0.005", live.live());
    live.claims(DAN, "wa-2", 1, "1 mini-royal-of-spades As Ks Qs");
    assertEquals("meter 1000.00, reserve 0.005", live.live());
  }

  @Test
  @Clause("WA-REC Seed 1")
  void anotherSeedThanTheConfiguredOneIsPointedOut() {
    assertEquals(
        List.of(
            "W: The seed is not the configured 1000.00, which suits this pay table"
                + " (WA-REC Seed 1)"),
        FindingsText.of(SomeTerms.withSeed(USUAL, 1_000_01)));
  }

  @Test
  @Clause("WA-REC Seed 2")
  void aSeedBelowTheLargestFixedAwardIsPointedOut() {
    assertEquals(
        List.of(
            "W: The seed is not the configured 1000.00, which suits this pay table"
                + " (WA-REC Seed 1)",
            "W: The seed is below the largest fixed award, 500.00 (WA-REC Seed 2)"),
        FindingsText.of(SomeTerms.withSeed(USUAL, 499_99)));
    assertEquals(
        "W: The seed is below the largest fixed award, 2500.00 (WA-REC Seed 2)",
        FindingsText.of(SomeTerms.withStake(USUAL, 1_00, 5_00)).getLast());
  }

  @Test
  @Clause("LINK Set-up")
  void aSeedBelowNothingIsRefused() {
    assertEquals(
        "A seed is not below 0 (LINK Set-up)", FindingsText.first(SomeTerms.withSeed(USUAL, -1)));
  }

  @Test
  @Clause("LINK Long run")
  void aLinkOnWhichTheHouseLosesWaitsForAManager() {
    assertEquals(
        "A: The house loses in the long run: with 7 players at each table and no winning hand"
            + " folded, it keeps -22.98 % of the wagers (LINK Long run)",
        FindingsText.of(SomeTerms.multiGameLink()).stream()
            .filter(said -> said.contains("long run"))
            .findFirst()
            .orElse("none"));
    assertEquals(
        List.of(),
        FindingsText.of(USUAL).stream().filter(said -> said.contains("long run")).toList());
    assertEquals(
        List.of(
            "W: A contribution of 40 % is above the configured 18.50 % and comes out of the house's"
                + " advantage (WA-REC Contribution 3)",
            "A: The house loses in the long run: with 7 players at each table and no winning hand"
                + " folded, it keeps -4.92 % of the wagers (LINK Long run)"),
        FindingsText.of(SomeTerms.withRates(USUAL, 4_000, 125)));
  }

  @Test
  @Clause({"LINK Set-up", "WA-REC Contribution 3"})
  void whatTheMakerHadConfiguredIsRecordedOnceWithItsSource() {
    switch (LinkDecide.setUp(
        SomeTerms.withConfigured(USUAL, new Configured(1_000_00, 1_850, " ")),
        SomeTerms.payTable(USUAL),
        MAX)) {
      case Ruling.No(Refused refused) ->
          assertEquals(
              "Say where the maker's configured seed and rate are written (LINK Set-up)",
              refused.toString());
      case Ruling.Accepted<?> accepted -> fail(accepted.toString());
    }
    TestLink live = TestLink.open(USUAL, "wa-1");
    live.does(SUE, new LinkCommand.Suspend("new rates"));
    live.refuses(
        SUE,
        new LinkCommand.ProposeTerms(
            SomeTerms.withConfigured(
                SomeTerms.withRates(USUAL, 2_000, 125),
                new Configured(1_000_00, 2_000, "somebody's memory")),
            "a faster meter"),
        "Id, controller, pay table, wager, where awards come from and what the maker had configured"
            + " are for good: set up another link and retire this one to it (LINK Set-up)");
  }
}
