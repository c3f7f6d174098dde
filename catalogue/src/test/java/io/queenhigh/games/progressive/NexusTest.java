package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.SAM;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.TaxRule;
import io.queenhigh.rules.progressive.WinPage;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.CallSupervisor;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.EndRound;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.LightSensor;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.Lock;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.LockUpCards;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PayEnvy;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PressConfirm;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PressHand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PressJPot;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.SelectSpot;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.ShowCards;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.SwipeCard;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.TurnKey;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Nexus procedure, step by step: touch display, confirm button, card reader. */
class NexusTest {

  private static final String SPADES = "mini-royal-of-spades";

  /** Ann wins the meter at seat 2, bob has two spots, seat 6 bets no progressive. */
  private static final String JACKPOT =
      """
      dealer Kc 9c 4h
      seat 2 player ann ante 5 progressive 1 cards As Ks Qs plays
      seat 4 player bob ante 5 progressive 1 cards 2h 5h 9d plays
      seat 5 player bob ante 5 progressive 1 cards 3c 6d 8h plays
      seat 6 player cat ante 5 cards Ah Kh Qh plays
      """;

  private final TestLink live = TestLink.open(SomeTerms.nexus(), "wa-1", "wa-2");

  private TestController jackpot() {
    return TestController.opened(live, "wa-1", 57, JACKPOT);
  }

  private TestController called() {
    TestController pit = jackpot();
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    return pit;
  }

  private static void isConfirmed(TestController pit) {
    pit.does(SUE, new PressConfirm());
    pit.does(EVE, new SwipeCard());
  }

  @Test
  @Clause("WA-NX 1")
  void nobodyHasToMakeTheWager() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN, new Lock(), "No sensor is lit: there is no progressive wager to lock (WA-NX 5)");
    pit.bets();
    assertEquals(List.of(2, 4, 5), List.copyOf(pit.console().lit()));
  }

  @Test
  @Clause("WA-NX 2")
  void itReadsEachPlayersOwnThreeCards() {
    assertEquals(
        List.of("2 " + SPADES, "6 mini-royal"),
        jackpot().evidence().held().stream().map(held -> held.seat() + " " + held.hand()).toList());
  }

  @Test
  @Clause("WA-NX 3")
  void aMeterThatWasWonStartsAgainFromTheSeed() {
    TestController pit = called();
    isConfirmed(pit);
    assertEquals("meter 1000.035, reserve 0.0075", live.live());
    assertEquals(-2_000_00, live.ledger().seed());
    pit.settlementAgrees();
  }

  @Test
  @Clause("WA-NX 4")
  void theSensorLightsForAChipBesideTheRegularWager() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN, new LightSensor(3, false), "Seat 3 needs the regular game's wager first (WA-NX 4)");
    pit.does(DAN, new LightSensor(3, true));
  }

  @Test
  @Clause("WA-NX 5")
  void startGameLocksTheWagersAndFeedsTheMeterOnce() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.bets();
    pit.refuses(CAL, new Lock(), "Only the dealer presses START GAME (WA-NX 5)");
    pit.does(DAN, new Lock());
    assertEquals("meter 1000.555, reserve 0.0375", live.live());
    pit.refuses(DAN, new Lock(), "START GAME was pressed already in this round (WA-NX 5)");
    live.ignores(DAN, pit.contribution());
    assertEquals("meter 1000.555, reserve 0.0375", live.live());
  }

  @Test
  @Clause("WA-NX 6")
  void theDealComesAfterStartGame() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN,
        new ShowCards(pit.evidence()),
        "Progressive wagers must be locked before the deal: press START GAME (WA-NX 5)");
    pit.bets();
    pit.does(DAN, new Lock());
    pit.opens();
    // A card that was keyed wrong is put right until a hand is marked by it.
    pit.does(DAN, new ShowCards(pit.evidence()));
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.refuses(
        DAN, new ShowCards(pit.evidence()), "The hands of this round are open already (WA-NX 6)");
  }

  @Test
  @Clause("WA-NX 7")
  void aFoldedHandWinsWhereTheHouseSaysSo() {
    String folded = JACKPOT.replace("As Ks Qs plays", "As Ks Qs folds");
    TestController pit = TestController.opened(live, "wa-1", 57, folded);
    pit.does(DAN, new SelectSpot(2));
    pit.refuses(
        DAN,
        new PressHand(SPADES),
        "Seat 2 has folded, and folded hands do not qualify here (WA-NX 7)");
    TestLink generous = TestLink.open(SomeTerms.withFoldedHands(SomeTerms.nexus()), "wa-1");
    TestController open = TestController.opened(generous, "wa-1", 57, folded);
    open.does(DAN, new SelectSpot(2));
    open.does(DAN, new PressHand(SPADES));
  }

  @Test
  @Clause("WA-NX 8.a")
  void aPercentageIsPaidOutOfTheJackpotThatTheMeterShows() {
    TestController pit = called();
    assertEquals(1_000_55, pit.console().amounts().getFirst().cents());
    assertEquals("1000.55", live.shown());
    pit.settlementAgrees();
  }

  @Test
  @Clause({"WA-NX 8.b", "WA-NX 8.d", "QH Marked winners"})
  void otherAwardsComeFromTheTrayAndMayBeMarked() {
    TestController pit =
        TestController.opened(live, "wa-1", 57, JACKPOT.replace("As Ks Qs", "7s 7h 7d"));
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand("three-of-a-kind"));
    assertEquals(List.of(2), List.copyOf(pit.console().marked()));
    pit.does(DAN, new PayEnvy());
    pit.does(DAN, new EndRound());
  }

  @Test
  @Clause("WA-NX 8.c")
  void severalMeterPaysAreConfirmedFromTheFarRight() {
    TestLink all = TestLink.open(SomeTerms.allFromMeter(SomeTerms.nexus()), "wa-1");
    TestController pit =
        TestController.opened(all, "wa-1", 57, JACKPOT.replace("2h 5h 9d", "7s 7h 7d"));
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.refuses(
        DAN, new CallSupervisor(), "Seat 4 holds Three of a kind and is not marked (WA-NX 8.d)");
    pit.does(DAN, new SelectSpot(4));
    pit.does(DAN, new PressHand("three-of-a-kind"));
    pit.does(DAN, new CallSupervisor());
    // Three of a kind takes 90 first, the jackpot what is left.
    assertEquals(
        List.of("4 9000", "2 91055"),
        pit.console().amounts().stream()
            .map(amount -> amount.seat() + " " + amount.cents())
            .toList());
    all.refuses(
        EVE,
        new LinkCommand.Confirm(2),
        "Hit 1 at table wa-1, seat 4, came first: confirm or cancel it before this one (WA-NX 8.c)");
    pit.does(SUE, new PressConfirm());
    assertEquals(
        new ConsoleEvent.WinRecorded(4, 1, SAM), pit.does(SAM, new SwipeCard()).getFirst());
    pit.does(SUE, new PressConfirm());
    assertEquals(
        new ConsoleEvent.WinRecorded(2, 2, EVE), pit.does(EVE, new SwipeCard()).getFirst());
    pit.replays();
  }

  @Test
  @Clause("WA-NX 8.d")
  void firstTheSpotThenTheHandAndTheHandAgainTakesItBack() {
    TestController pit = jackpot();
    pit.refuses(DAN, new PressHand(SPADES), "Select the winner's spot, then the hand (WA-NX 8.d)");
    pit.refuses(DAN, new SelectSpot(6), "Seat 6 has no progressive wager (WA-NX 8.d)");
    pit.refuses(CAL, new SelectSpot(2), "Only the dealer selects a spot (WA-NX 8.d)");
    pit.does(DAN, new SelectSpot(4));
    pit.refuses(
        DAN, new PressHand(SPADES), "Seat 4 holds nothing that is on the pay table (WA-NX 8.d)");
    pit.does(DAN, new SelectSpot(2));
    pit.refuses(
        DAN,
        new PressHand("mini-royal"),
        "Seat 2 holds A-K-Q of spades, not A-K-Q suited (WA-NX 8.d)");
    pit.does(DAN, new PressHand(SPADES));
    assertEquals(List.of(2), List.copyOf(pit.console().marked()));
    pit.does(DAN, new PressHand(SPADES));
    assertTrue(pit.console().marked().isEmpty());
  }

  @Test
  @Clause("WA-NX 8.e")
  void aMarkedHandWaitsForASupervisor() {
    TestController pit = jackpot();
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.refuses(SUE, new PressConfirm(), "The dealer has not called a supervisor (WA-NX 8.e)");
    pit.does(DAN, new CallSupervisor());
    pit.refuses(DAN, new EndRound(), "The win of seat 2 is not verified yet (WA-NX 8.f)");
  }

  @Test
  @Clause({"WA-NX 8.f", "QH Executive level"})
  void theSupervisorConfirmsAndACardIsSwiped() {
    TestController pit = called();
    pit.refuses(
        SUE, new SwipeCard(), "The supervisor presses confirm before a card is swiped (WA-NX 8.f)");
    pit.refuses(
        DAN, new PressConfirm(), "The dealer does not confirm: call a supervisor (WA-NX 8.f)");
    pit.refuses(MAX, new PressConfirm(), "A supervisor or executive confirms a win (WA-NX 8.f)");
    pit.refuses(
        SUE,
        new TurnKey(SupervisorKey.JPH),
        "This controller has no key: press confirm and swipe a card (WA-NX 8.f)");
    pit.refuses(
        SUE,
        new PressJPot(),
        "This controller has no key: press confirm and swipe a card (WA-NX 8.f)");
    pit.does(SUE, new PressConfirm());
    pit.refuses(SUE, new PressConfirm(), "Confirm was pressed: swipe a card (WA-NX 8.f)");
    pit.refuses(DAN, new SwipeCard(), "The dealer does not confirm: call a supervisor (WA-NX 8.f)");
    pit.refuses(SUE, new SwipeCard(), "An award of 1000.55 needs an executive (WA-NX 8.f)");
    live.refuses(
        SUE, new LinkCommand.Confirm(1), "An award of 1000.55 needs an executive (WA-NX 8.f)");
    assertEquals("1000.55", live.shown());
    assertEquals(
        List.of(
            new ConsoleEvent.WinRecorded(2, 1, EVE), new ConsoleEvent.MeterReleased(List.of(1L))),
        pit.does(EVE, new SwipeCard()));
    assertEquals("1000.03", live.shown());
    WinPage page =
        WinPage.of(live.link(), 1, TaxRule.in(2026, TaxRule.UNITED_STATES)).orElseThrow();
    assertEquals("A-K-Q of spades", page.hand());
    assertEquals(EVE, page.confirmedBy());
  }

  @Test
  @Clause({"WA-NX 8.f", "QH Executive level"})
  void whichAwardsNeedAnExecutiveIsASetting() {
    TestLink trusting =
        TestLink.open(SomeTerms.withExecutive(SomeTerms.nexus(), ExecutiveLevel.NEVER), "wa-1");
    TestController pit = TestController.opened(trusting, "wa-1", 57, JACKPOT);
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.does(SUE, new PressConfirm());
    pit.does(SUE, new SwipeCard());
  }

  @Test
  @Clause("WA-NX 8.g")
  void endGameEndsTheRoundWhenEverythingIsSettled() {
    TestController pit = jackpot();
    pit.refuses(DAN, new EndRound(), "Seat 2 holds A-K-Q of spades and is not marked (WA-NX 8.d)");
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    live.refuses(
        DAN,
        TestLink.contribution("wa-1", 58, 2),
        "Hit 1 of this round is not confirmed yet (WA-NX 8.g)");
    isConfirmed(pit);
    pit.does(DAN, new PayEnvy());
    pit.refuses(CAL, new EndRound(), "Only the dealer presses END GAME (WA-NX 8.g)");
    pit.does(DAN, new EndRound());
    pit.refuses(DAN, new EndRound(), "The round is over (WA-NX 8.g)");
    live.ignores(DAN, new LinkCommand.EndRound("wa-1", 57));
    live.locks("wa-1", 58, 2);
    pit.replays();
  }

  @Test
  @Clause("WA-NX 8.h")
  void afterTheSwipeOnlyTwoPeopleReverseTheAward() {
    TestController pit = called();
    isConfirmed(pit);
    pit.refuses(SUE, new PressConfirm(), "Every marked win is in the log already (WA-NX 8.h)");
    pit.refuses(EVE, new SwipeCard(), "Every marked win is in the log already (WA-NX 8.h)");
    pit.refuses(
        DAN,
        new PressHand(SPADES),
        "The win is in the log: only a manual adjustment takes it back (WA-NX 8.h)");
    live.refuses(
        SUE,
        new LinkCommand.Cancel(1, "misread"),
        "Hit 1 stands in the log: only a back-out by two people reverses it (WA-NX 8.h)");
    live.does(SUE, new LinkCommand.ProposeBackOut(1, "two queens of spades"));
    live.does(EVE, new LinkCommand.Approve(1));
    assertEquals(Award.State.BACKED_OUT, live.link().award(1).orElseThrow().state());
    assertEquals("meter 1000.555, reserve 0.0375", live.live());
  }

  @Test
  @Clause("WA-NX 9.a")
  void envyIsPaidPerWagerOfEveryOtherPlayerAtThisTable() {
    // Bob is paid on both his spots; cat holds a trigger hand without the wager.
    assertEquals(
        List.of("2 -> 4 10000", "2 -> 5 10000", "6 -> 2 2500", "6 -> 4 2500", "6 -> 5 2500"),
        jackpot().evidence().envy().stream()
            .map(pay -> pay.fromSeat() + " -> " + pay.toSeat() + " " + pay.cents())
            .sorted()
            .toList());
  }

  @Test
  @Clause("WA-NX 9.b")
  void aHandThatTriggersEnvyStaysOpenUntilItIsPaid() {
    TestController pit = jackpot();
    pit.does(DAN, new LockUpCards(4));
    pit.refuses(
        DAN,
        new LockUpCards(6),
        "The hand of seat 6 triggers envy and stays open until that is paid (WA-NX 9.b)");
  }

  @Test
  @Clause("WA-NX 9.c")
  void envyIsPaidOnceAtTheEndOfTheRound() {
    TestController pit = called();
    pit.refuses(DAN, new PayEnvy(), "The win of seat 2 is not verified yet (WA-NX 8.f)");
    isConfirmed(pit);
    pit.refuses(
        DAN, new EndRound(), "Envy is paid at the end of the round, before END GAME (WA-NX 9.c)");
    pit.does(DAN, new PayEnvy());
    pit.refuses(DAN, new PayEnvy(), "Envy was paid already (WA-NX 9.c)");
  }

  @Test
  @Clause("WA-NX Paytables")
  void bothOfItsPayTablesMakeALinkOfOneGame() {
    TestLink.open(SomeTerms.nexus());
    TestLink.open(SomeTerms.withPayTable(SomeTerms.nexus(), "P1"));
    live.refuses(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(
                SomeTerms.nexus(),
                "wa-9",
                "wa/four-card-poker",
                SomeTerms.chance(SomeTerms.nexus()))),
        "This controller links tables of one game: wa/three-card-poker and not wa/four-card-poker"
            + " (WA-NX Paytables)");
  }

  @Test
  @Clause("WA-NX Limits")
  void noWagerIsAboveTheRegulatorsLimit() {
    assertEquals(
        "A wager of 500.00 is above the regulator's 300.00 (WA-NX Limits)",
        FindingsText.first(SomeTerms.withStake(SomeTerms.nexus(), 5_00, 500_00)));
  }
}
