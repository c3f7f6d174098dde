package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.DOT;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
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
import io.queenhigh.rules.progressive.controller.ConsoleCommand.ClearSensor;
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
import io.queenhigh.rules.progressive.controller.Evidence;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The Game Manager's procedure, step by step: keypad, sensors, supervisor's key. */
class GameManagerTest {

  private static final String SPADES = "mini-royal-of-spades";
  private static final TurnKey TO_JPH = new TurnKey(SupervisorKey.JPH);
  private static final TurnKey TO_RUN = new TurnKey(SupervisorKey.RUN);

  /** Seat 2 wins the meter, seat 5 loses and wins envy, seat 6 bets no progressive. */
  private static final String JACKPOT =
      """
      dealer Kc 9c 4h
      seat 2 ante 5 progressive 1 cards As Ks Qs plays
      seat 5 ante 5 progressive 1 cards 2h 5h 9d plays
      seat 6 ante 5 cards 3h 6h Td plays
      """;

  private static final String NOTHING =
      """
      dealer Kc 9c 4h
      seat 2 ante 5 progressive 1 cards 2h 5h 9d plays
      """;

  private final TestLink live = TestLink.open(SomeTerms.gameManager(), "wa-1", "wa-2");

  private TestController jackpot() {
    return TestController.opened(live, "wa-1", 57, JACKPOT);
  }

  /** Marked, called for, and the key in the lock. */
  private TestController atJph() {
    TestController pit = jackpot();
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.does(SUE, TO_JPH);
    return pit;
  }

  @Test
  @Clause("WA-GM 1")
  void nobodyHasToMakeTheWager() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN, new Lock(), "No sensor is lit: there is no progressive wager to lock (WA-GM 6)");
    pit.bets();
    assertEquals(List.of(2, 5), List.copyOf(pit.console().lit()));
    assertEquals("meter 1000.00, reserve 0.00", live.live());
  }

  @Test
  @Clause("WA-GM 2")
  void itReadsEachPlayersOwnThreeCards() {
    assertEquals(
        List.of("2 " + SPADES),
        jackpot().evidence().held().stream().map(held -> held.seat() + " " + held.hand()).toList());
  }

  @Test
  @Clause({"WA-GM 3", "WA-GM Paytables"})
  void bothOfItsPayTablesMakeALinkAndNoOther() {
    TestLink.open(SomeTerms.gameManager());
    TestLink.open(SomeTerms.withPayTable(SomeTerms.gameManager(), "P2"));
    assertEquals(
        "Pay table MGL is not made for this controller's cards (WA-GM Paytables)",
        FindingsText.first(
            SomeTerms.withPayTable(SomeTerms.gameManager(), "MGL"),
            SomeTerms.payTable(SomeTerms.multiGameLink())));
  }

  @Test
  @Clause("WA-GM 4")
  void aMeterThatWasWonStartsAgainFromTheSeed() {
    TestController pit = atJph();
    pit.does(SUE, new PressJPot());
    pit.does(SUE, TO_RUN);
    // 2.5 cents lay in the reserve: two whole cents join the seed.
    assertEquals("meter 1000.02, reserve 0.005", live.live());
    assertEquals(-2_000_00, live.ledger().seed());
    pit.settlementAgrees();
  }

  @Test
  @Clause("WA-GM 5")
  void theSensorLightsForAChipBesideTheRegularWager() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN, new LightSensor(3, false), "Seat 3 needs the regular game's wager first (WA-GM 5)");
    assertEquals(List.of(new ConsoleEvent.SensorLit(3)), pit.does(DAN, new LightSensor(3, true)));
    assertEquals(List.of(), pit.does(DAN, new LightSensor(3, true)));
    assertEquals(List.of(new ConsoleEvent.SensorCleared(3)), pit.does(DAN, new ClearSensor(3)));
    assertEquals(List.of(), pit.does(DAN, new ClearSensor(3)));
  }

  @Test
  @Clause("WA-GM 6")
  void coinInLocksTheWagersAndFeedsTheMeterOnce() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.bets();
    pit.refuses(CAL, new Lock(), "Only the dealer presses COIN IN (WA-GM 6)");
    assertEquals(
        List.of(new ConsoleEvent.WagersLocked(List.of(2, 5), "dan")), pit.does(DAN, new Lock()));
    assertEquals("meter 1000.37, reserve 0.025", live.live());
    pit.refuses(DAN, new Lock(), "COIN IN was pressed already in this round (WA-GM 6)");
    pit.refuses(
        DAN, new LightSensor(6, true), "The progressive wagers of this round are locked (WA-GM 6)");
    pit.refuses(
        DAN, new ClearSensor(2), "The progressive wagers of this round are locked (WA-GM 6)");
    live.ignores(DAN, pit.contribution());
    assertEquals("meter 1000.37, reserve 0.025", live.live());
  }

  @Test
  @Clause("WA-GM 7")
  void theDealIsTheRegularGamesAndComesAfterCoinIn() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN,
        new ShowCards(pit.evidence()),
        "Progressive wagers must be locked before the deal: press COIN IN (WA-GM 6)");
    pit.bets();
    pit.does(DAN, new Lock());
    pit.refuses(
        DAN,
        new ShowCards(new Evidence(List.of(), TestLink.cards("Ts Js"), List.of())),
        "No community cards are dealt for this pay table (WA-GM 7)");
    pit.opens();
    // A card that was keyed wrong is put right until a hand is marked by it.
    pit.does(DAN, new ShowCards(pit.evidence()));
    pit.does(DAN, new PressHand(SPADES));
    pit.refuses(
        DAN, new ShowCards(pit.evidence()), "The hands of this round are open already (WA-GM 7)");
  }

  @Test
  @Clause("WA-GM 8")
  void aFoldedHandWinsWhereTheHouseSaysSo() {
    String folded = JACKPOT.replace("As Ks Qs plays", "As Ks Qs folds");
    TestController.opened(live, "wa-1", 57, folded)
        .refuses(
            DAN,
            new PressHand(SPADES),
            "Seat 2 has folded, and folded hands do not qualify here (WA-GM 8)");
    TestLink generous = TestLink.open(SomeTerms.withFoldedHands(SomeTerms.gameManager()), "wa-1");
    TestController pit = TestController.opened(generous, "wa-1", 57, folded);
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.settlementAgrees();
  }

  @Test
  @Clause("WA-GM 9.a")
  void aPercentageIsPaidOutOfTheJackpotThatTheMeterShows() {
    TestController pit = jackpot();
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    assertEquals(1_000_37, pit.console().amounts().getFirst().cents());
    assertEquals("1000.37", live.shown());
    pit.settlementAgrees();
  }

  @Test
  @Clause({"WA-GM 9.b", "WA-GM 9.d", "QH Marked winners"})
  void otherAwardsComeFromTheTrayAndMayBeMarked() {
    TestController pit =
        TestController.opened(live, "wa-1", 57, JACKPOT.replace("As Ks Qs", "Ah Kh Qh"));
    pit.does(DAN, new PressHand("mini-royal"));
    assertEquals(List.of(2), List.copyOf(pit.console().marked()));
    live.refuses(
        DAN,
        TestLink.claim("wa-1", 57, "2 mini-royal Ah Kh Qh"),
        "A-K-Q suited is paid from the tray (WA-GM 9.b)");
    assertEquals("meter 1000.37, reserve 0.025", live.live());
  }

  @Test
  @Clause({"WA-GM 9.c", "QH Farthest on the right"})
  void severalMeterPaysGoCounterClockwiseFromTheFarRight() {
    // Every award off the meter, so that two can fall in one round of this pay table.
    TestLink all = TestLink.open(SomeTerms.allFromMeter(SomeTerms.gameManager()), "wa-1");
    all.locks("wa-1", 1, 1, 4, 7);
    assertEquals(
        List.of("7 500.00", "4 500.55", "1 6.00"),
        all
            .claims(
                DAN,
                "wa-1",
                1,
                "4 mini-royal-of-spades As Ks Qs",
                "1 straight 4c 5d 6h",
                "7 mini-royal Ah Kh Qh")
            .stream()
            .map(HitsTest::seatAndAward)
            .toList());
    TestLink left =
        TestLink.open(SomeTerms.leftFirst(SomeTerms.allFromMeter(SomeTerms.gameManager())), "wa-1");
    left.locks("wa-1", 1, 1, 4, 7);
    assertEquals(
        List.of("4 1000.55", "7 500.00"),
        left
            .claims(DAN, "wa-1", 1, "7 mini-royal Ah Kh Qh", "4 mini-royal-of-spades As Ks Qs")
            .stream()
            .map(HitsTest::seatAndAward)
            .toList());
  }

  @Test
  @Clause("WA-GM 9.d")
  void theHandButtonMarksAndPressedAgainTakesTheMarkBack() {
    TestController pit = jackpot();
    pit.refuses(CAL, new PressHand(SPADES), "Only the dealer presses a hand (WA-GM 9.d)");
    pit.refuses(DAN, new PressHand("flush"), "There is no button \"flush\" (WA-GM Paytables)");
    pit.refuses(
        DAN,
        new PressHand("straight-flush"),
        "Nobody at the table holds Straight flush (WA-GM 9.d)");
    pit.refuses(DAN, new SelectSpot(2), "The keypad has no spots: press the hand (WA-GM 9.d)");
    assertEquals(
        List.of(new ConsoleEvent.HandMarked(SPADES, List.of(2), "dan")),
        pit.does(DAN, new PressHand(SPADES)));
    assertEquals(
        List.of(new ConsoleEvent.HandUnmarked(SPADES, List.of(2), "dan")),
        pit.does(DAN, new PressHand(SPADES)));
    assertTrue(pit.console().marked().isEmpty());
  }

  @Test
  @Clause("WA-GM 9.d")
  void aMarkTakenBackAfterTheCallGivesTheAmountBack() {
    TestController pit = jackpot();
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    assertEquals("meter 1000.02, reserve 0.005", live.live());
    pit.does(DAN, new PressHand(SPADES));
    assertEquals("meter 1000.37, reserve 0.025", live.live());
    pit.refuses(SUE, TO_JPH, "No hand is marked, so there is nothing to confirm (WA-GM 9.d)");
    pit.replays();
  }

  @Test
  @Clause("WA-GM 9.d")
  void aHandWithoutTheWagerIsNoProgressiveWinner() {
    TestController pit =
        TestController.opened(
            live, "wa-1", 57, JACKPOT.replace("ante 5 progressive 1 cards As", "ante 5 cards As"));
    pit.refuses(DAN, new PressHand(SPADES), "Seat 2 has made no progressive wager (WA-GM 6)");
    pit.does(DAN, new PayEnvy());
    pit.does(DAN, new EndRound());
  }

  @Test
  @Clause("WA-GM 9.d")
  void nothingIsMarkedBeforeTheHandsAreOpen() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.refuses(
        DAN,
        new PressHand(SPADES),
        "Marking a hand comes after the deal: press COIN IN first (WA-GM 9.d)");
    pit.bets();
    pit.does(DAN, new Lock());
    pit.refuses(
        DAN, new PressHand(SPADES), "Marking a hand comes when the hands are open (WA-GM 9.d)");
  }

  @Test
  @Clause("WA-GM 9.e")
  void aMarkedHandWaitsForASupervisor() {
    TestController pit = jackpot();
    pit.refuses(
        DAN, new CallSupervisor(), "No hand is marked that a supervisor could verify (WA-GM 9.e)");
    pit.does(DAN, new PressHand(SPADES));
    pit.refuses(SUE, TO_JPH, "The dealer has not called a supervisor (WA-GM 9.e)");
    pit.refuses(CAL, new CallSupervisor(), "Only the dealer calls a supervisor (WA-GM 9.e)");
    pit.does(DAN, new CallSupervisor());
    pit.refuses(DAN, new CallSupervisor(), "A supervisor is called (WA-GM 9.e)");
    pit.refuses(DAN, new EndRound(), "The win of seat 2 is not verified yet (WA-GM 9.f)");
  }

  @Test
  @Clause("WA-GM 9.f")
  void theSupervisorTurnsTheKeyToJphAndPressesJPot() {
    TestController pit = jackpot();
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.refuses(SUE, new PressJPot(), "J-pot works with the key at JPH (WA-GM 9.f)");
    pit.refuses(DAN, TO_JPH, "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
    pit.refuses(MAX, TO_JPH, "A supervisor or executive confirms a win (WA-GM 9.f)");
    pit.refuses(
        SUE,
        new PressConfirm(),
        "This controller reads no cards: turn the key to JPH and press J-pot (WA-GM 9.f)");
    pit.refuses(
        SUE,
        new SwipeCard(),
        "This controller reads no cards: turn the key to JPH and press J-pot (WA-GM 9.f)");
    pit.does(SUE, TO_JPH);
    pit.refuses(SUE, TO_JPH, "The key is at JPH already (WA-GM 9.f)");
    pit.refuses(DAN, new PressHand(SPADES), "Marks are changed with the key at Run (WA-GM 9.d)");
    pit.refuses(DAN, new PressJPot(), "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
    assertEquals(List.of(new ConsoleEvent.WinRecorded(2, 1, SUE)), pit.does(SUE, new PressJPot()));
    WinPage page =
        WinPage.of(live.link(), 1, TaxRule.in(2026, TaxRule.UNITED_STATES)).orElseThrow();
    assertEquals(1_000_37, page.awardCents());
    assertEquals("wa-1.57", page.round());
  }

  @Test
  @Clause("WA-GM 9.f")
  void aSupervisorWhoDealtTheRoundDoesNotConfirmIt() {
    TestController pit = TestController.at(live, "wa-1", 57, JACKPOT);
    pit.bets();
    pit.does(SUE, new Lock());
    pit.opens();
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.refuses(SUE, TO_JPH, "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
    pit.refuses(
        new Staff("dan", Post.SUPERVISOR),
        TO_JPH,
        "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
    live.refuses(
        new Staff("dan", Post.SUPERVISOR),
        new LinkCommand.Confirm(1),
        "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
  }

  @Test
  @Clause("WA-GM 9.f")
  void anExecutiveConfirmsWhereTheHouseAsksForOne() {
    TestLink strict =
        TestLink.open(
            SomeTerms.withExecutive(
                SomeTerms.gameManager(), new ExecutiveLevel(false, Optional.of(1_000_00L))),
            "wa-1");
    TestController pit = TestController.opened(strict, "wa-1", 57, JACKPOT);
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.does(SUE, TO_JPH);
    pit.refuses(SUE, new PressJPot(), "An award of 1000.37 needs an executive (WA-GM 9.f)");
    pit.does(EVE, new PressJPot());
  }

  @Test
  @Clause("WA-GM 9.g")
  void theMeterMovesWhenTheKeyReturnsToRun() {
    TestController pit = atJph();
    pit.does(SUE, new PressJPot());
    assertEquals("1000.37", live.shown());
    // A contribution meanwhile goes to the next meter.
    live.locks("wa-2", 8, 1);
    assertEquals("1000.37", live.shown());
    pit.refuses(DAN, TO_RUN, "The dealer does not confirm: call a supervisor (WA-GM 9.f)");
    assertEquals(
        List.of(
            new ConsoleEvent.KeyTurned(SupervisorKey.RUN, "sue"),
            new ConsoleEvent.MeterReleased(List.of(1L))),
        pit.does(SUE, TO_RUN));
    assertEquals("1000.20", live.shown());
    pit.refuses(SUE, TO_RUN, "The key is at Run already (WA-GM 9.f)");
    live.refuses(SUE, new LinkCommand.MoveMeter(1), "Hit 1 is not on the meter (WA-GM 9.g)");
  }

  @Test
  @Clause("WA-GM 9.g")
  void aKeyTurnedBackWithoutJPotMovesNothing() {
    TestController pit = atJph();
    assertEquals(
        List.of(new ConsoleEvent.KeyTurned(SupervisorKey.RUN, "sue")), pit.does(SUE, TO_RUN));
    assertEquals("1000.37", live.shown());
    live.refuses(SUE, new LinkCommand.MoveMeter(1), "Hit 1 is not confirmed yet (WA-GM 9.g)");
    live.refuses(
        DAN, new LinkCommand.MoveMeter(1), "The supervisor's key moves the meter (WA-GM 9.g)");
  }

  @Test
  @Clause("WA-GM 9.h")
  void gameOverEndsTheRoundWhenEverythingIsSettled() {
    TestController pit = jackpot();
    pit.refuses(DAN, new EndRound(), "Seat 2 holds A-K-Q of spades and is not marked (WA-GM 9.d)");
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    live.refuses(
        DAN,
        new LinkCommand.EndRound("wa-1", 57),
        "Hit 1 of this round is not confirmed yet (WA-GM 9.h)");
    live.refuses(
        DAN,
        TestLink.contribution("wa-1", 58, 2),
        "Hit 1 of this round is not confirmed yet (WA-GM 9.h)");
    pit.does(SUE, TO_JPH);
    pit.does(SUE, new PressJPot());
    pit.refuses(DAN, new EndRound(), "The supervisor's key has to return to Run (WA-GM 9.g)");
    live.refuses(
        DAN,
        new LinkCommand.EndRound("wa-1", 57),
        "The key has to return to Run before the round is over (WA-GM 9.h)");
    pit.does(SUE, TO_RUN);
    pit.does(DAN, new PayEnvy());
    pit.refuses(CAL, new EndRound(), "Only the dealer presses Game Over (WA-GM 9.h)");
    pit.does(DAN, new EndRound());
    pit.refuses(DAN, new EndRound(), "The round is over (WA-GM 9.h)");
    live.locks("wa-1", 58, 2);
    pit.replays();
  }

  @Test
  @Clause("WA-GM 9.h")
  void gameOverComesAfterTheHands() {
    TestController pit = TestController.at(live, "wa-1", 57, NOTHING);
    pit.refuses(
        DAN, new EndRound(), "Game Over comes after the deal: press COIN IN first (WA-GM 9.h)");
    pit.bets();
    pit.does(DAN, new Lock());
    pit.refuses(DAN, new EndRound(), "Game Over comes when the hands are open (WA-GM 9.h)");
    pit.opens();
    pit.does(DAN, new EndRound());
  }

  @Test
  @Clause("WA-GM 9.i")
  void afterJPotOnlyTwoPeopleReverseTheAward() {
    TestController pit = atJph();
    pit.does(SUE, new PressJPot());
    pit.refuses(SUE, new PressJPot(), "Every marked win is in the log already (WA-GM 9.i)");
    pit.does(SUE, TO_RUN);
    pit.refuses(SUE, TO_JPH, "Every marked win is in the log already (WA-GM 9.i)");
    pit.refuses(
        DAN,
        new PressHand(SPADES),
        "The win is in the log: only a manual adjustment takes it back (WA-GM 9.i)");
    live.refuses(
        SUE,
        new LinkCommand.Cancel(1, "misread"),
        "Hit 1 stands in the log: only a back-out by two people reverses it (WA-GM 9.i)");
    live.refuses(
        SUE,
        new LinkCommand.Confirm(1),
        "Hit 1 was confirmed before and stands on page 1 (WA-GM 9.i)");
    live.does(MAX, new LinkCommand.ProposeBackOut(1, "the queen was of clubs"));
    live.does(MIA, new LinkCommand.Approve(1));
    assertEquals("meter 1000.37, reserve 0.025", live.live());
    assertEquals(Award.State.BACKED_OUT, live.link().award(1).orElseThrow().state());
  }

  @Test
  @Clause("WA-GM 10.a")
  void whoMadeTheWagerIsPaidEnvyForAnothersHand() {
    assertEquals(
        List.of("2 -> 5 10000"),
        jackpot().evidence().envy().stream()
            .map(pay -> pay.fromSeat() + " -> " + pay.toSeat() + " " + pay.cents())
            .toList());
    TestController.opened(live, "wa-2", 1, NOTHING)
        .refuses(DOT, new PayEnvy(), "No envy is due in this round (WA-GM 10.a)");
  }

  @Test
  @Clause("WA-GM 10.b")
  void aHandThatTriggersEnvyStaysOpenUntilItIsPaid() {
    TestController pit = atJph();
    pit.does(DAN, new LockUpCards(5));
    pit.refuses(
        DAN,
        new LockUpCards(2),
        "The hand of seat 2 triggers envy and stays open until that is paid (WA-GM 10.b)");
    pit.does(SUE, new PressJPot());
    pit.does(SUE, TO_RUN);
    pit.does(DAN, new PayEnvy());
    pit.does(DAN, new LockUpCards(2));
  }

  @Test
  @Clause("WA-GM 10.b")
  void aHandThatWinsTheMeterStaysOpenUntilItIsVerified() {
    String alone =
        """
        dealer Kc 9c 4h
        seat 2 ante 5 progressive 1 cards As Ks Qs plays
        """;
    TestController pit = TestController.opened(live, "wa-1", 57, alone);
    pit.refuses(
        DAN,
        new LockUpCards(2),
        "The hand of seat 2 stays open until its win is verified (WA-GM 9.f)");
    pit.refuses(CAL, new LockUpCards(2), "Only the dealer takes cards away (WA-GM 10.b)");
  }

  @Test
  @Clause("WA-GM 10.c")
  void envyIsPaidOnceAtTheEndOfTheRound() {
    TestController pit = jackpot();
    pit.refuses(DAN, new PayEnvy(), "Seat 2 holds A-K-Q of spades and is not marked (WA-GM 9.d)");
    pit.does(DAN, new PressHand(SPADES));
    pit.does(DAN, new CallSupervisor());
    pit.refuses(DAN, new PayEnvy(), "The win of seat 2 is not verified yet (WA-GM 9.f)");
    pit.does(SUE, TO_JPH);
    pit.does(SUE, new PressJPot());
    pit.does(SUE, TO_RUN);
    pit.refuses(
        DAN, new EndRound(), "Envy is paid at the end of the round, before Game Over (WA-GM 10.c)");
    pit.does(DAN, new PayEnvy());
    pit.refuses(DAN, new PayEnvy(), "Envy was paid already (WA-GM 10.c)");
    pit.does(DAN, new EndRound());
  }

  @Test
  @Clause("WA-GM Limits")
  void noWagerIsAboveTheRegulatorsLimit() {
    assertEquals(
        "A wager of 500.00 is above the regulator's 300.00 (WA-GM Limits)",
        FindingsText.first(SomeTerms.withStake(SomeTerms.gameManager(), 5_00, 500_00)));
  }
}
