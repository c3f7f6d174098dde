package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.CAL;
import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.DOT;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static io.queenhigh.games.progressive.HousePeople.MIA;
import static io.queenhigh.games.progressive.HousePeople.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkCommand.ProposeAdjustment;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.CallSupervisor;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.EndRound;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.LightSensor;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.Lock;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.LockUpCards;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PayEnvy;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PressConfirm;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.PressHand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.SelectSpot;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.ShowCards;
import io.queenhigh.rules.progressive.controller.ConsoleCommand.SwipeCard;
import io.queenhigh.rules.progressive.controller.Evidence;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Multi Game Link, step by step: community cards, and several games on one meter. */
class MultiGameLinkTest {

  /** Seat 2 has a straight flush for a tenth, seat 7 a royal for all that is left. */
  private static final String BOTH =
      """
      community Ts Js
      dealer    Kc 9c 4h
      seat 2    ante 5 progressive 1 cards 7s 8s 9s plays
      seat 4    ante 5 progressive 1 cards 2h 5h 9d plays
      seat 7    ante 5 progressive 1 cards As Ks Qs plays
      """;

  private final TestLink live = TestLink.open(SomeTerms.multiGameLink(), "wa-1", "wa-2");

  private TestController opened() {
    return TestController.opened(live, "wa-1", 57, BOTH);
  }

  private TestController called() {
    return called(opened());
  }

  private static TestController called(TestController pit) {
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand("straight-flush"));
    pit.does(DAN, new SelectSpot(7));
    pit.does(DAN, new PressHand("royal-flush"));
    pit.does(DAN, new CallSupervisor());
    return pit;
  }

  private static void isConfirmed(TestController pit) {
    pit.does(SUE, new PressConfirm());
    pit.does(EVE, new SwipeCard());
  }

  @Test
  @Clause("WA-MGL 1")
  void nobodyHasToMakeTheWager() {
    TestController.at(live, "wa-1", 57, BOTH)
        .refuses(
            DAN, new Lock(), "No sensor is lit: there is no progressive wager to lock (WA-MGL 7)");
  }

  @Test
  @Clause({"WA-MGL 2", "WA-MGL 4"})
  void everyAwardReadsThreeCardsAndTheCommunitysTwo() {
    assertEquals(
        List.of("2 straight-flush 7s 8s 9s Ts Js", "7 royal-flush As Ks Qs Ts Js"),
        opened().evidence().held().stream()
            .map(held -> held.seat() + " " + held.hand() + " " + Cards.text(held.cards()))
            .toList());
    live.refuses(
        DAN,
        TestLink.claim("wa-1", 57, "7 royal-flush As Ks Qs"),
        "The cards of seat 7, As Ks Qs, are not Royal flush (WA-MGL 10.d)");
  }

  @Test
  @Clause("WA-MGL 3")
  void gamesOnOneMeterShareTheWinningHandAndItsChanceAsAFraction() {
    // 1 of 649,740 is 4 of 2,598,960: the same chance, counted by another game's deal.
    live.does(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(
                SomeTerms.multiGameLink(),
                "lir-1",
                "wa/let-it-ride",
                SomeTerms.chance("royal-flush", 1, 649_740))));
    live.refuses(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(
                SomeTerms.multiGameLink(),
                "uth-1",
                "wa/ultimate-texas-holdem",
                SomeTerms.chance("royal-flush", 1, 649_739))),
        "The chances differ: royal-flush 1/649740 on the link, royal-flush 1/649739 at table uth-1"
            + " (WA-MGL 3)");
    live.refuses(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(
                SomeTerms.multiGameLink(),
                "c4p-1",
                "wa/crazy-4-poker",
                SomeTerms.chance("four-aces", 1, 649_740))),
        "The meter is won by royal-flush and at table c4p-1 by four-aces (WA-MGL 3)");
    live.locks("wa-1", 1, 3).locks("lir-1", 900, 1, 2);
    assertEquals("meter 50000.555, reserve 0.0375", live.live());
  }

  @Test
  @Clause("WA-MGL 5")
  void aMeterThatWasWonStartsAgainFromTheSeed() {
    TestController pit = called();
    isConfirmed(pit);
    // 50,000.555 on the meter: the half cent stays, three cents of reserve join the seed.
    assertEquals("50000.03", live.shown());
    pit.settlementAgrees();
  }

  /** The part of a cent that stays on the meter leaves a cent less room for the reserve. */
  @Test
  @Clause("LINK Limit")
  void aStartUnderALimitIsTheSameAtTheTableAndOnTheLink() {
    TestLink capped =
        TestLink.open(
            SomeTerms.withLimit(SomeTerms.multiGameLink(), 50_001_00, Limit.Excess.RESERVE),
            "wa-1");
    capped.does(
        MAX, new ProposeAdjustment(Fund.RESERVE, 2_00, Reason.MALFUNCTION, "counted again"));
    capped.does(MIA, new LinkCommand.Approve(1));
    TestController pit = called(TestController.opened(capped, "wa-1", 57, BOTH));
    // A tenth of 50,000.99: all 1.00 of room would be a cent above the limit with the half cent.
    assertEquals(5_000_09, pit.console().amounts().getLast().cents());
    pit.settlementAgrees();
  }

  @Test
  @Clause("WA-MGL 6")
  void theSensorLightsForAChipBesideTheRegularWager() {
    TestController.at(live, "wa-1", 57, BOTH)
        .refuses(
            DAN,
            new LightSensor(3, false),
            "Seat 3 needs the regular game's wager first (WA-MGL 6)");
  }

  @Test
  @Clause("WA-MGL 7")
  void startGameLocksTheWagersAndFeedsTheMeterOnce() {
    TestController pit = TestController.at(live, "wa-1", 57, BOTH);
    pit.bets();
    pit.refuses(CAL, new Lock(), "Only the dealer presses START GAME (WA-MGL 7)");
    pit.does(DAN, new Lock());
    pit.refuses(DAN, new Lock(), "START GAME was pressed already in this round (WA-MGL 7)");
    assertEquals("meter 50000.555, reserve 0.0375", live.live());
  }

  @Test
  @Clause("WA-MGL 8")
  void twoCommunityCardsAreOpenedAfterTheDealersHand() {
    TestController pit = TestController.at(live, "wa-1", 57, BOTH);
    pit.refuses(
        DAN,
        new ShowCards(pit.evidence()),
        "Progressive wagers must be locked before the deal: press START GAME (WA-MGL 7)");
    pit.bets();
    pit.does(DAN, new Lock());
    pit.refuses(
        DAN,
        new ShowCards(new Evidence(List.of(), List.of(), List.of())),
        "Two community cards belong to every hand: open them after the dealer's (WA-MGL 8)");
    pit.opens();
  }

  @Test
  @Clause("WA-MGL 9")
  void aFoldedHandWinsWhereTheHouseSaysSo() {
    String folded = BOTH.replace("As Ks Qs plays", "As Ks Qs folds");
    TestController pit = TestController.opened(live, "wa-1", 57, folded);
    pit.does(DAN, new SelectSpot(7));
    pit.refuses(
        DAN,
        new PressHand("royal-flush"),
        "Seat 7 has folded, and folded hands do not qualify here (WA-MGL 9)");
    live.refuses(
        MAX,
        new LinkCommand.Join(
            SomeTerms.fit(SomeTerms.withFoldedHands(SomeTerms.multiGameLink()), "wa-3")),
        "Table wa-3 lets folded hands win, and the link does not (WA-MGL 9)");
  }

  @Test
  @Clause({"WA-MGL 10.a", "QH Percent awards round down"})
  void percentagesArePaidOutOfWhatTheMeterShowsRoundedDown() {
    TestController pit =
        TestController.opened(live, "wa-1", 57, BOTH.replace("As Ks Qs", "Ah Kd 3c"));
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand("straight-flush"));
    pit.does(DAN, new CallSupervisor());
    // A tenth of the 50,000.55 shown; what a cent cannot hold stays on the meter.
    assertEquals(5_000_05, pit.console().amounts().getFirst().cents());
    assertEquals("meter 45000.505, reserve 0.0375", live.live());
    pit.settlementAgrees();
  }

  @Test
  @Clause({"WA-MGL 10.b", "WA-MGL 10.d", "QH Marked winners"})
  void otherAwardsComeFromTheTrayAndMayBeMarked() {
    TestController pit =
        TestController.opened(live, "wa-1", 57, BOTH.replace("2h 5h 9d", "2s 3s 5s"));
    pit.does(DAN, new SelectSpot(4));
    pit.does(DAN, new PressHand("flush"));
    assertEquals(List.of(4), List.copyOf(pit.console().marked()));
  }

  @Test
  @Clause({"WA-MGL 10.c", "QH Farthest on the right"})
  void severalMeterPaysEachTakeFromWhatTheOneBeforeLeft() {
    TestController pit = called();
    // The royal sits farther right: it empties the meter, a tenth of the next one follows.
    assertEquals(
        List.of("7 5000055", "2 500000"),
        pit.console().amounts().stream()
            .map(amount -> amount.seat() + " " + amount.cents())
            .toList());
    pit.settlementAgrees();
    TestLink left = TestLink.open(SomeTerms.leftFirst(SomeTerms.multiGameLink()), "wa-1");
    left.locks("wa-1", 57, 2, 4, 7);
    assertEquals(
        List.of("2 5000.05", "7 45000.50"),
        left
            .claims(
                DAN, "wa-1", 57, "7 royal-flush As Ks Qs Ts Js", "2 straight-flush 7s 8s 9s Ts Js")
            .stream()
            .map(HitsTest::seatAndAward)
            .toList());
  }

  @Test
  @Clause("WA-MGL 10.d")
  void firstTheSpotThenTheHandAndTheHandAgainTakesItBack() {
    TestController pit = opened();
    pit.refuses(
        DAN, new PressHand("royal-flush"), "Select the winner's spot, then the hand (WA-MGL 10.d)");
    pit.does(DAN, new SelectSpot(2));
    pit.refuses(
        DAN,
        new PressHand("royal-flush"),
        "Seat 2 holds Straight flush, not Royal flush (WA-MGL 10.d)");
    pit.does(DAN, new PressHand("straight-flush"));
    pit.does(DAN, new PressHand("straight-flush"));
    assertEquals(2, pit.console().unmarked().size());
  }

  @Test
  @Clause("WA-MGL 10.e")
  void aSupervisorIsCalledForAllWinnersOfTheRoundTogether() {
    TestController pit = opened();
    pit.does(DAN, new SelectSpot(2));
    pit.does(DAN, new PressHand("straight-flush"));
    pit.refuses(
        DAN, new CallSupervisor(), "Seat 7 holds Royal flush and is not marked (WA-MGL 10.d)");
    pit.refuses(SUE, new PressConfirm(), "The dealer has not called a supervisor (WA-MGL 10.e)");
  }

  @Test
  @Clause({"WA-MGL 10.f", "QH Executive level"})
  void theRoyalNeedsAnExecutiveAndTheStraightFlushASupervisor() {
    TestController pit = called();
    pit.refuses(
        SUE,
        new SwipeCard(),
        "The supervisor presses confirm before a card is swiped (WA-MGL 10.f)");
    pit.does(SUE, new PressConfirm());
    pit.refuses(SUE, new SwipeCard(), "An award of 50000.55 needs an executive (WA-MGL 10.f)");
    pit.does(EVE, new SwipeCard());
    assertEquals("50000.03", live.shown());
    pit.does(SUE, new PressConfirm());
    pit.does(SUE, new SwipeCard());
    assertEquals("45000.03", live.shown());
    assertEquals(List.of(1L, 2L), live.link().awards().stream().map(Award::page).toList());
  }

  @Test
  @Clause("WA-MGL 10.g")
  void endGameEndsTheRoundWhenEverythingIsSettled() {
    TestController pit = called();
    isConfirmed(pit);
    pit.refuses(DAN, new EndRound(), "The win of seat 2 is not verified yet (WA-MGL 10.f)");
    isConfirmed(pit);
    pit.does(DAN, new PayEnvy());
    pit.does(DAN, new EndRound());
    live.locks("wa-1", 58, 1);
    pit.replays();
  }

  @Test
  @Clause("WA-MGL 10.h")
  void afterTheSwipeOnlyTwoPeopleReverseTheAward() {
    TestController pit = called();
    isConfirmed(pit);
    live.refuses(
        SUE,
        new LinkCommand.Cancel(1, "misread"),
        "Hit 1 stands in the log: only a back-out by two people reverses it (WA-MGL 10.h)");
    live.refuses(
        MAX,
        new LinkCommand.ProposeBackOut(1, "misread"),
        "Hit 2 at table wa-1 is pending: confirm or cancel it first (LINK Order of hits)");
    isConfirmed(pit);
    live.does(MAX, new LinkCommand.ProposeBackOut(1, "misread"));
    live.does(MIA, new LinkCommand.Approve(1));
    assertEquals(Award.State.BACKED_OUT, live.link().award(1).orElseThrow().state());
    assertEquals(Award.State.DUE, live.link().award(2).orElseThrow().state());
  }

  @Test
  @Clause("WA-MGL 11.a")
  void envyStaysAtTheTableWhereTheHandWas() {
    TestController.opened(
            live, "wa-2", 3, BOTH.replace("As Ks Qs", "Ah Kd 3c").replace("7s 8s 9s", "7d 8c 2s"))
        .refuses(DOT, new PayEnvy(), "No envy is due in this round (WA-MGL 11.a)");
    assertEquals(
        List.of("2 -> 4 500000", "2 -> 7 500000", "7 -> 2 100000", "7 -> 4 100000"),
        opened().evidence().envy().stream()
            .map(pay -> pay.fromSeat() + " -> " + pay.toSeat() + " " + pay.cents())
            .sorted()
            .toList());
  }

  @Test
  @Clause("WA-MGL 11.b")
  void aHandThatTriggersEnvyStaysOpenUntilItIsPaid() {
    TestController pit = opened();
    pit.does(DAN, new LockUpCards(4));
    pit.refuses(
        DAN,
        new LockUpCards(7),
        "The hand of seat 7 triggers envy and stays open until that is paid (WA-MGL 11.b)");
  }

  @Test
  @Clause("WA-MGL 11.c")
  void envyIsPaidOnceAtTheEndOfTheRound() {
    TestController pit = called();
    isConfirmed(pit);
    pit.refuses(DAN, new PayEnvy(), "The win of seat 2 is not verified yet (WA-MGL 10.f)");
    isConfirmed(pit);
    pit.refuses(
        DAN, new EndRound(), "Envy is paid at the end of the round, before END GAME (WA-MGL 11.c)");
    pit.does(DAN, new PayEnvy());
    pit.refuses(DAN, new PayEnvy(), "Envy was paid already (WA-MGL 11.c)");
  }

  @Test
  @Clause({"WA-MGL Paytables", "QH MGL envy"})
  void itsEnvyLooksMisprintedAndAManagerHasToSaySo() {
    TestLink fresh = TestLink.setUp(SomeTerms.multiGameLink());
    String slip = "envy-straight-flush-above-royal-flush";
    String says =
        "A manager has to acknowledge this first: Straight flush pays more envy than Royal flush,"
            + " which is the higher hand (WA-MGL Paytables)";
    fresh.refuses(EVE, new LinkCommand.Open(), says);
    fresh.refuses(
        SUE,
        new LinkCommand.Acknowledge(slip),
        "Only a manager acknowledges what speaks against a link (LINK People)");
    fresh.does(MAX, new LinkCommand.Acknowledge(slip));
    fresh.does(MAX, new LinkCommand.Acknowledge("house-loses"));
    fresh.does(EVE, new LinkCommand.Open());
    assertEquals(
        List.of(
            "Straight flush pays more envy than Royal flush, which is the higher hand"
                + " (WA-MGL Paytables)",
            "Straight flush pays each other player envy of 5000.00 and, from the seed, its winner"
                + " 4999.90 (WA-MGL Paytables)",
            "The house loses in the long run: with 7 players at each table and no winning hand folded,"
                + " it keeps -22.98 % of the wagers (LINK Long run)"),
        TestLink.setUp(SomeTerms.withSeed(SomeTerms.multiGameLink(), 49_999_00))
            .link()
            .openSlips()
            .stream()
            .map(Object::toString)
            .toList());
  }

  @Test
  @Clause("WA-MGL Limits")
  void noWagerIsAboveTheRegulatorsLimit() {
    assertEquals(
        "A wager of 500.00 is above the regulator's 300.00 (WA-MGL Limits)",
        FindingsText.first(SomeTerms.withStake(SomeTerms.multiGameLink(), 5_00, 500_00)));
  }
}
