package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.DOT;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wagers feed the meter once; a void round's come back or stay for the redeal. */
class ContributionsTest {

  private static final LinkTerms USUAL = SomeTerms.nexus();
  private final TestLink live = TestLink.open(USUAL, "a", "b");

  @Test
  @Clause("WA-REC Reserve 1")
  void aContributionIsMeterReserveAndTheHousesShareToTheLastMicroCent() {
    LinkEvent.Contributed fed =
        (LinkEvent.Contributed) live.does(DAN, TestLink.contribution("a", 1, 1, 2, 3)).getFirst();
    assertEquals(55_500_000, fed.meterMicroCents());
    assertEquals(3_750_000, fed.reserveMicroCents());
    assertEquals(240_750_000, fed.houseMicroCents());
    assertEquals(
        3_00_000_000L, fed.meterMicroCents() + fed.reserveMicroCents() + fed.houseMicroCents());
    assertEquals(new Funds(100_000_000_000L, 0, 0), fed.before());
    assertEquals(new Funds(100_055_500_000L, 3_750_000, 0), fed.after());
    // 59.25 cents are owed, so that 60 leave the tray.
    assertEquals(60, fed.fromTrayCents());
    assertEquals(-60, live.ledger().tray("a"));
  }

  @Test
  void eachTrayIsNeverBehindAndLessThanACentAhead() {
    for (int round = 1; round <= 4; round++) {
      live.locks("a", round, 1);
      live.locks("b", round, 1);
    }
    // Four times 19.75 cents are 79 exactly.
    assertEquals(-79, live.ledger().tray("a"));
    assertEquals(-79, live.ledger().tray("b"));
    assertEquals(0, live.link().advancedMicroCents());
  }

  @Test
  @Clause("LINK Contributions")
  void aRepeatedContributionAddsNothingAndAnotherForTheSameRoundIsRefused() {
    live.locks("a", 1, 1, 2);
    String before = live.live();
    live.ignores(DAN, TestLink.contribution("a", 1, 1, 2));
    live.refuses(
        DAN,
        TestLink.contribution("a", 1, 1, 2, 3),
        "Round 1 of table a was counted already (LINK Contributions)");
    live.locks("a", 2, 1);
    live.refuses(
        DAN,
        TestLink.contribution("a", 1, 1, 2),
        "Round 1 of table a was counted already (LINK Contributions)");
    assertEquals("meter 1000.37, reserve 0.025", before);
  }

  @Test
  @Clause("LINK Contributions")
  void whatIsOutOfRangeIsRefused() {
    live.refuses(
        DAN,
        TestLink.contribution("a", 1),
        "No sensor is lit: there is nothing to lock (LINK Contributions)");
    live.refuses(
        DAN, TestLink.contribution("a", 1, 4, 4), "Seat 4 is named twice (LINK Contributions)");
    for (long cents : new long[] {-1_00, 0, 50, 2_00}) {
      live.refuses(
          DAN,
          new LinkCommand.Contribute("a", 1, List.of(new LockedWager(1, "p1", cents))),
          "Seat 1 has a wager of "
              + (cents == -1_00 ? "-1.00" : cents == 0 ? "0.00" : cents == 50 ? "0.50" : "2.00")
              + "; this link takes multiples of 1.00 up to 1.00 (LINK Contributions)");
    }
    TestLink bounded =
        TestLink.open(SomeTerms.withCeilings(USUAL, new Ceilings(15, 4, 300_00, 5_00)), "a");
    bounded.refuses(
        DAN,
        TestLink.contribution("a", 1, 1, 2, 3, 4, 5, 6),
        "6.00 from one table in one round is out of range: at most 5.00 (LINK Contributions)");
    bounded.locks("a", 1, 1, 2, 3, 4, 5);
  }

  @Test
  void largerWagersFeedMore() {
    TestLink tall = TestLink.open(SomeTerms.withStake(USUAL, 1_00, 5_00), "a");
    tall.does(
        DAN,
        new LinkCommand.Contribute(
            "a", 1, List.of(new LockedWager(1, "ann", 5_00), new LockedWager(2, "bob", 2_00))));
    assertEquals("meter 1001.295, reserve 0.0875", tall.live());
  }

  @Test
  @Clause("LINK Void rounds")
  void aVoidRoundsContributionIsReversedExactly() {
    live.locks("a", 1, 1);
    Funds before = live.link().live();
    long trays = live.ledger().tray("b");
    live.locks("b", 1, 1, 2, 3);
    live.does(DOT, new LinkCommand.ReturnContribution("b", 1));
    assertEquals(before, live.link().live());
    assertEquals(trays, live.ledger().tray("b"));
    live.ignores(DOT, new LinkCommand.ReturnContribution("b", 1));
    live.refuses(
        DOT,
        new LinkCommand.EndRound("b", 1),
        "Round 1 of table b has no locked wagers (LINK Contributions)");
    live.refuses(
        DOT,
        TestLink.contribution("b", 1, 1, 2, 3),
        "Round 1 of table b was counted already (LINK Contributions)");
    live.locks("b", 2, 1);
    assertEquals(3, live.link().counters().wagers().returned());
    live.replays();
  }

  @Test
  void aReversalUnderALimitLeavesNoTrace() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_000_20, Limit.Excess.OVERFLOW_POOL), "a", "b");
    capped.locks("a", 1, 1, 2);
    assertEquals("meter 1000.20, reserve 0.025, overflow 0.17", capped.live());
    capped.locks("b", 1, 1);
    capped.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    assertEquals("meter 1000.185, reserve 0.0125", capped.live());
  }

  @Test
  void aReserveThatHasGoneIntoTheNextStartComesBackOffTheMeter() {
    live.locks("a", 1, 1, 2, 3, 4).locks("b", 1, 1);
    live.claims(DOT, "b", 1, "1 mini-royal-of-spades As Ks Qs");
    live.does(EVE, new LinkCommand.Confirm(1));
    assertEquals("meter 1000.065, reserve 0.0025", live.live());
    live.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    // 79 cents in all: a quarter of one from the reserve, the rest off the meter.
    assertEquals("meter 999.2775, reserve 0.00", live.live());
    live.replays();
  }

  /**
   * What the reserve holds by the limit alone goes back onto the meter as soon as the meter gives:
   * counted on as the reserve's own, it left the reserve with less than nothing.
   */
  @Test
  @Clause("LINK Void rounds")
  void whatALimitKeepsOffTheMeterIsNoReserveToGiveBackFrom() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_000_20, Limit.Excess.RESERVE), "a", "b");
    capped.locks("a", 1, 1, 2, 3, 4, 5, 6);
    assertEquals("meter 1000.20, reserve 0.985", capped.live());
    capped.does(
        MAX, new LinkCommand.ProposeAdjustment(Fund.RESERVE, -98, Reason.MALFUNCTION, "counted"));
    capped.does(MIA, new LinkCommand.Approve(1));
    capped.locks("b", 1, 1, 2);
    // Half a cent was left, 2.5 cents are the reserve's part, and 37 cents are above the limit.
    assertEquals("meter 1000.20, reserve 0.40", capped.live());
    capped.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    // 1.185 in all: three cents from the reserve, 37 from above the limit, the rest off the meter.
    assertEquals("meter 999.415, reserve 0.00", capped.live());
    capped.replays();
  }

  @Test
  @Clause("LINK Void rounds")
  void keptWagersFeedNothingASecondTime() {
    live.locks("a", 1, 1, 2);
    live.does(DAN, new LinkCommand.KeepForRedeal("a", 1));
    live.ignores(DAN, new LinkCommand.KeepForRedeal("a", 1));
    live.refuses(
        DAN,
        TestLink.contribution("a", 2, 1),
        "The wager of seat 2 is locked for the redeal: lock it again, or return the void round's"
            + " wagers (LINK Void rounds)");
    LinkEvent.Contributed again =
        (LinkEvent.Contributed) live.does(DAN, TestLink.contribution("a", 2, 1, 2)).getFirst();
    assertEquals(1, again.redealOf());
    assertEquals(0, again.counted());
    assertEquals("meter 1000.37, reserve 0.025", live.live());
    live.does(DAN, new LinkCommand.KeepForRedeal("a", 2));
    live.locks("a", 3, 1, 2, 5);
    assertEquals("meter 1000.555, reserve 0.0375", live.live());
    live.does(DAN, new LinkCommand.ReturnContribution("a", 3));
    assertEquals("meter 1000.00, reserve 0.00", live.live());
    live.replays();
  }

  @Test
  void keptWagersCanStillGoBack() {
    live.locks("a", 1, 1, 2);
    live.does(DAN, new LinkCommand.KeepForRedeal("a", 1));
    live.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    assertEquals("meter 1000.00, reserve 0.00", live.live());
  }

  @Test
  void aRoundWithAHitIsNotVoidBeforeTheHitIsCancelled() {
    live.locks("a", 1, 3);
    live.claims(DAN, "a", 1, "3 mini-royal-of-spades As Ks Qs");
    for (LinkCommand command :
        List.of(
            new LinkCommand.ReturnContribution("a", 1), new LinkCommand.KeepForRedeal("a", 1))) {
      live.refuses(
          DAN,
          command,
          "Seat 3 has won in this round: cancel its hit first, or back the award out"
              + " (LINK Void rounds)");
    }
    live.does(SUE, new LinkCommand.Cancel(1, "four cards at seat 5"));
    live.does(DAN, new LinkCommand.ReturnContribution("a", 1));
    assertEquals("meter 1000.00, reserve 0.00", live.live());
  }

  @Test
  void theNextRoundEndsTheOneBefore() {
    live.locks("a", 1, 1).locks("a", 2, 1);
    live.refuses(
        DAN,
        new LinkCommand.EndRound("a", 1),
        "Round 1 of table a has no locked wagers (LINK Contributions)");
    live.ends("a", 2);
    live.ignores(DAN, new LinkCommand.EndRound("a", 2));
  }

  @Test
  @Clause("LINK Limit")
  void excessGoesToTheReserveWhereTheTermsSaySo() {
    TestLink capped =
        TestLink.open(SomeTerms.withLimit(USUAL, 1_000_20, Limit.Excess.RESERVE), "a");
    capped.locks("a", 1, 1, 2);
    assertEquals("meter 1000.20, reserve 0.195", capped.live());
  }
}
