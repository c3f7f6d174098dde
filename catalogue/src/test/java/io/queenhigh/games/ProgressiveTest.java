package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.settlement.Meter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Progressive wagers on the three controllers: awards, meter, envy. */
class ProgressiveTest {

  @ParameterizedTest(name = "{0} wins {1} on table 1, {2} on table 2")
  @Clause({
    "WA-GM 1",
    "WA-GM 2",
    "WA-GM 3",
    "WA-GM 7",
    "WA-GM 9.a",
    "WA-GM 9.b",
    "WA-GM Paytables",
    "WA-NX 1",
    "WA-NX 2",
    "WA-NX 6",
    "WA-NX 8.a",
    "WA-NX 8.b",
    "WA-NX Paytables",
    "WA-NX Four Games"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # hand   | P1         | P2         | off the meter
          As Ks Qs | wins 10000 | wins 10000 | 10000
          Ah Kh Qh | wins 1000  | wins 1000  | 0
          Kd Qd Jd | wins 140   | wins 200   | 0
          3s 2s As | wins 140   | wins 200   | 0
          7s 7h 7d | wins 120   | wins 180   | 0
          Ac Kd Qh | wins 12    | loses 2    | 0
          Ks 9s 2s | loses 2    | loses 2    | 0
          2s 2h Ad | loses 2    | loses 2    | 0
          """)
  void payTables(String hand, String p1, String p2, long award) {
    for (String controller : List.of("game-manager", "nexus")) {
      assertEquals("progressive " + p1, progressive("P1 6B1 " + controller, hand, award));
      assertEquals("progressive " + p2, progressive("P2 6B1 " + controller, hand, award));
    }
  }

  private static String progressive(String choose, String hand, long award) {
    String told =
        RoundStories.told(
            """
            game    wa/three-card-poker
            choose  %s
            meter   10000
            seed    1000
            reserve 250
            dealer  Jc 9c 4h
            seat 1  ante 5 pair-plus 1 six-card-bonus 1 progressive 2 cards %s plays
            """
                .formatted(choose, hand));
    assertEquals(
        award == 0 ? "meter 10000 -> 10000" : "meter 10000 -> 1250",
        told.lines().reduce((_, last) -> last).orElseThrow());
    return told.substring(told.indexOf("progressive"), told.indexOf("\nmeter"));
  }

  @Test
  @Clause({"WA-GM 9.a", "WA-GM 9.b", "WA-GM 4", "WA-NX 3"})
  void theMeterPaysPercentagesAndTheTrayTheRest() {
    // The tray pays Pair Plus, the fixed award and envy; the 12345.67 come off the meter.
    RoundStories.check(
        """
        game    wa/three-card-poker
        choose  P1
        meter   12345.67
        seed    1000
        reserve 250.25
        dealer  Kc 9c 4h
        seat 1  pair-plus 1 progressive 2 cards Ah Kh Qh
        seat 2  pair-plus 1 progressive 2 cards As Ks Qs
        """,
        """
        bank -1201
        seat 1 +1138: pair-plus wins 40, progressive wins 1000, envy 100
        seat 2 +12408.67: pair-plus wins 40, progressive wins 12345.67, envy 25
        meter 12345.67 -> 1250.25
        """);
  }

  @Test
  @Clause({"WA-MGL 5", "WA-MGL 10.a", "WA-MGL 10.b", "WA-MGL 10.c", "QH Farthest on the right"})
  void severalMeterPaysStartAtTheDealersFarRight() {
    String round =
        """
        game      wa/three-card-poker
        choose    MGL
        meter     100000
        seed      5000
        reserve   500
        community Ts Js
        dealer    Kc 9c 4h
        seat %d    pair-plus 1 progressive 1 cards As Ks Qs
        seat %d    pair-plus 1 progressive 1 cards 7s 8s 9s
        """;
    // The royal sits farthest right: it empties the meter, the straight flush gets 10 % of 5,500.
    RoundStories.check(
        round.formatted(7, 2),
        """
        bank -6078
        seat 2 +1589: pair-plus wins 40, progressive wins 550, envy 1000
        seat 7 +105039: pair-plus wins 40, progressive wins 100000, envy 5000
        meter 100000 -> 4950
        """);
    // The straight flush sits farthest right: 10 % of 100,000 first, the royal takes what is left.
    RoundStories.check(
        round.formatted(2, 7),
        """
        bank -6078
        seat 2 +95039: pair-plus wins 40, progressive wins 90000, envy 5000
        seat 7 +11039: pair-plus wins 40, progressive wins 10000, envy 1000
        meter 100000 -> 5500
        """);
  }

  @Test
  @Clause({"WA-GM 9.c", "WA-NX 8.c", "QH Farthest on the right"})
  void theDealersFarRightIsTheHighestSeat() {
    TestTable table =
        TestTable.of("wa/three-card-poker", "P1")
            .antes("ann", 2, 10)
            .bets("ann", 2, Wager.PROGRESSIVE, 1)
            .antes("bob", 6, 10)
            .bets("bob", 6, Wager.PROGRESSIVE, 1);
    table.does(DEALER, new Command.LockProgressive());
    table.closes().deals("Kc 9c 4h", "2 As Ks Qs", "6 Ah Kh Qh").allPlay();
    table.does(DEALER, new Command.CollectForfeits());
    table.does(DEALER, new Command.Reveal());
    table.does(DEALER, new Command.Settle(Optional.of(new Meter(100_00, 10_00, 0))));
    assertEquals(
        List.of(6, 2),
        table.round().settlement().orElseThrow().wagers().stream()
            .filter(wager -> wager.wager() == Wager.PROGRESSIVE)
            .map(wager -> wager.seat())
            .toList());
  }

  @Test
  @Clause("QH Percent awards round down")
  void percentAwardsRoundDownAndTheRestStaysOnTheMeter() {
    RoundStories.check(
        """
        game      wa/three-card-poker
        choose    MGL
        meter     1000.19
        community 5s 6s
        dealer    Kc 9c 4h
        seat 1    pair-plus 1 progressive 1 cards 7s 8s 9s
        """,
        """
        bank -39
        seat 1 +139.01: pair-plus wins 40, progressive wins 100.01
        meter 1000.19 -> 900.18
        """);
  }

  @ParameterizedTest(name = "{0} with community {1}: {2}")
  @Clause({"WA-MGL 1", "WA-MGL 2", "WA-MGL 4", "WA-MGL Paytables", "WA-MGL Four Games"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As Ks Qs | Js Ts | wins 10000
          9h 8h 7h | 6h 5h | wins 1000
          9s 9h 9d | 9c 2s | wins 600
          9s 9h 9d | 2c 2s | wins 100
          Kd 9d 7d | 5d 2d | wins 80
          Ts 9h 8d | 7c 6s | wins 60
          As 2h 3d | 4c 5s | wins 60
          9s 9h 2d | 9c Ks | wins 18
          9s 9h 2d | 2c Ks | loses 2
          As Ks Qs | 2d 7h | loses 2
          """)
  void multiGameLinkReadsOwnThreeAndCommunity(String hand, String community, String then) {
    String told =
        RoundStories.told(
            """
            game      wa/three-card-poker
            choose    MGL 6B1
            meter     10000
            seed      1000
            community %s
            dealer    Jc 3c 4h
            seat 1    ante 1 six-card-bonus 1 progressive 2 cards %s plays
            """
                .formatted(community, hand));
    assertEquals(
        "progressive " + then,
        told.substring(told.indexOf("progressive"), told.indexOf("\nmeter")));
  }

  @Test
  @Clause({"WA-GM 5", "WA-NX 4", "WA-MGL 6"})
  void itNeedsTheRegularGamesWager() {
    String[][] cases = {
      {"game-manager", "P1", "WA-GM 5"}, {"nexus", "P2", "WA-NX 4"}, {"nexus", "MGL", "WA-MGL 6"}
    };
    for (String[] each : cases) {
      TestTable table = TestTable.of("wa/three-card-poker", each[0], each[1]).sits("ann", 1);
      table.refuses(
          player("ann"),
          new Command.Bet(1, Wager.PROGRESSIVE, 1_00),
          "Progressive needs an Ante or Pair Plus at the same spot (" + each[2] + ")");
    }
  }

  @Test
  @Clause({"WA-GM 6", "WA-NX 5", "WA-MGL 7"})
  void progressiveWagersAreLockedBeforeTheDeal() {
    String[][] cases = {
      {"game-manager", "P1", "COIN IN", "WA-GM 6"},
      {"nexus", "P2", "START GAME", "WA-NX 5"},
      {"nexus", "MGL", "START GAME", "WA-MGL 7"}
    };
    for (String[] each : cases) {
      TestTable table =
          TestTable.of("wa/three-card-poker", each[0], each[1])
              .antes("ann", 1, 10)
              .bets("ann", 1, Wager.PROGRESSIVE, 1)
              .antes("bob", 2, 10);
      table.closes();
      table.refuses(
          DEALER,
          new Command.Deal(DeckColour.RED, new Deck(Card.all())),
          "Progressive wagers must be locked before the deal: press "
              + each[2]
              + " ("
              + each[3]
              + ")");
      table.refuses(
          player("ann"),
          new Command.LockProgressive(),
          "Only the house dealer presses " + each[2] + " (" + each[3] + ")");
      assertEquals(
          List.of(new Event.ProgressiveLocked(List.of(1))),
          table.does(DEALER, new Command.LockProgressive()));
      table.refuses(
          DEALER,
          new Command.LockProgressive(),
          "The progressive wagers of this round are locked already (" + each[3] + ")");
      table.does(DEALER, new Command.Deal(DeckColour.RED, new Deck(Card.all())));
    }
    TestTable open =
        TestTable.of("wa/three-card-poker", "P1")
            .antes("ann", 1, 10)
            .bets("ann", 1, Wager.PROGRESSIVE, 1);
    open.does(DEALER, new Command.LockProgressive());
    open.refuses(
        player("ann"),
        new Command.WithdrawBet(1, Wager.PROGRESSIVE),
        "The progressive wagers of this round are locked (WA-GM 6)");
  }

  @Test
  @Clause("WA-MGL 8")
  void communityCardsAreTheTopTwoOfTheNextStackAndOpenLast() {
    TestTable table = TestTable.of("wa/three-card-poker", "MGL").antes("ann", 1, 10).closes();
    List<Event> dealt = table.does(DEALER, new Command.Deal(DeckColour.RED, new Deck(Card.all())));
    assertEquals(new Event.CommunitySetAside(TestTable.cards("3h 3s")), dealt.getLast());
    table.allPlay();
    table.does(DEALER, new Command.CollectForfeits());
    assertEquals(
        List.of("DealerRevealed", "CommunityRevealed"),
        table.does(DEALER, new Command.Reveal()).stream()
            .map(event -> event.getClass().getSimpleName())
            .toList());
    assertEquals(Phase.REVEALED, table.round().phase());
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @Clause({"WA-GM 8", "WA-NX 7", "WA-MGL 9"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P1 game-manager | 7s 7h 7d | -7: ante forfeited 5, progressive forfeited 2
          P1 nexus        | 7s 7h 7d | -7: ante forfeited 5, progressive forfeited 2
          MGL             | 7s 7h 7d | -7: ante forfeited 5, progressive forfeited 2
          P1 game-manager folded-hands-qualify | 7s 7h 7d | +113: ante forfeited 5, progressive wins 120
          P2 nexus folded-hands-qualify        | 7s 7h 7d | +173: ante forfeited 5, progressive wins 180
          MGL folded-hands-qualify             | 7s 7h 7d | +11: ante forfeited 5, progressive wins 18
          """)
  void foldedHandsWinOnlyWhereTheTableSaysSo(String choose, String hand, String then) {
    String told =
        RoundStories.told(
            """
            game   wa/three-card-poker
            choose %s
            meter  10000
            %s
            dealer Kc 9c 4h
            seat 1 ante 5 progressive 2 cards %s folds
            """
                .formatted(choose, choose.contains("MGL") ? "community 2c 3d" : "", hand));
    assertEquals("seat 1 " + then, told.lines().skip(1).findFirst().orElse(told));
  }

  @Test
  @Clause({"WA-GM 10.a", "WA-GM 10.c", "QH Holder triggers envy"})
  void envyOnTheGameManagerIsPerSpot() {
    // ann holds both trigger hands' seats 3 and 4; her spots win from each other.
    RoundStories.check(
        """
        game   wa/three-card-poker
        choose P1 game-manager two-spots
        meter  10000
        seed   1000
        dealer Kc 9c 4h
        seat 1 pair-plus 1 progressive 1 cards 2h 5h 9d
        seat 2 pair-plus 1 cards 2d 5d 9s
        seat 3 player ann  pair-plus 1 progressive 1 cards As Ks Qs
        seat 4 player ann  pair-plus 1 progressive 1 cards Ah Kh Qh
        """,
        """
        bank -825
        seat 1 +123: pair-plus loses 1, progressive loses 1, envy 125
        seat 2 -1: pair-plus loses 1
        seat 3 +10064: pair-plus wins 40, progressive wins 10000, envy 25
        seat 4 +639: pair-plus wins 40, progressive wins 500, envy 100
        meter 10000 -> 1000
        """);
  }

  private static final String TWO_SPOTS_EACH_ON_NEXUS =
      """
      game   wa/three-card-poker
      choose P1 nexus two-spots
      meter  10000
      seed   1000
      dealer Kc 9c 4h
      seat 1 player bob  pair-plus 1 progressive 1 cards 2h 5h 9d
      seat 2 player bob  pair-plus 1 progressive 1 cards 2d 5d 9s
      seat 3 player ann  pair-plus 1 progressive 1 cards As Ks Qs
      seat 4 player ann  pair-plus 1 progressive 1 cards Ah Kh Qh
      """;

  @Test
  @Clause({"WA-NX 9.a", "WA-NX 9.c", "QH Envy of others"})
  void envyOnNexusIsPerWagerOfEveryOtherPlayer() {
    // bob's two wagers are each paid; ann wins nothing from herself.
    RoundStories.check(
        TWO_SPOTS_EACH_ON_NEXUS,
        """
        bank -824
        seat 1 +123: pair-plus loses 1, progressive loses 1, envy 125
        seat 2 +123: pair-plus loses 1, progressive loses 1, envy 125
        seat 3 +10039: pair-plus wins 40, progressive wins 10000
        seat 4 +539: pair-plus wins 40, progressive wins 500
        meter 10000 -> 1000
        """);
  }

  @Test
  @Clause("QH Envy per player")
  void byTheFirstEditionEnvyOnNexusWasOncePerPlayer() {
    RoundStories.check(
        TWO_SPOTS_EACH_ON_NEXUS,
        RoundStories.GAMES.at("4bdb879bd726a23bfacdf08ba8075034522ddd452e53e016008153d14047a9f0"),
        """
        bank -699
        seat 1 +123: pair-plus loses 1, progressive loses 1, envy 125
        seat 2 -2: pair-plus loses 1, progressive loses 1
        seat 3 +10039: pair-plus wins 40, progressive wins 10000
        seat 4 +539: pair-plus wins 40, progressive wins 500
        meter 10000 -> 1000
        """);
  }

  @Test
  @Clause({"WA-MGL 11.a", "WA-MGL 11.c", "WA-MGL Paytables", "QH Envy of others", "QH MGL envy"})
  void envyOnTheMultiGameLinkIsTimesTheWagerAndAsPrinted() {
    // A straight flush gives 5,000 per dollar, as printed, though a royal gives 1,000.
    RoundStories.check(
        """
        game      wa/three-card-poker
        choose    MGL two-spots
        meter     10000
        community 5s 6s
        dealer    Kc 9c 4h
        seat 1    player bob  pair-plus 1 progressive 2 cards 2h 5h 9d
        seat 2    player bob  pair-plus 1 progressive 3 cards 2d 5d 9h
        seat 3    player ann  pair-plus 1 progressive 1 cards 7s 8s 9s
        seat 4    player ann  pair-plus 1 progressive 1 cards 3h 3d Ah
        """,
        """
        bank -25032
        seat 1 +9997: pair-plus loses 1, progressive loses 2, envy 10000
        seat 2 +14996: pair-plus loses 1, progressive loses 3, envy 15000
        seat 3 +1039: pair-plus wins 40, progressive wins 1000
        seat 4 0: pair-plus wins 1, progressive loses 1
        meter 10000 -> 9000
        """);
  }

  @Test
  @Clause({"QH Holder triggers envy", "WA-GM 10.a"})
  void theDealersHandTriggersNothingAndAFoldedOneOnlyWhereItQualifies() {
    RoundStories.check(
        """
        game   wa/three-card-poker
        choose P1
        dealer As Ks Qs
        seat 1 pair-plus 1 progressive 1 cards 2h 5h 9d
        seat 2 ante 1 cards Ah Kh Qh folds
        """,
        """
        bank +3
        seat 1 -2: pair-plus loses 1, progressive loses 1
        seat 2 -1: ante forfeited 1
        """);
    RoundStories.check(
        """
        game   wa/three-card-poker
        choose P1 folded-hands-qualify
        dealer As Ks Qs
        seat 1 pair-plus 1 progressive 1 cards 2h 5h 9d
        seat 2 ante 1 cards Ah Kh Qh folds
        """,
        """
        bank -22
        seat 1 +23: pair-plus loses 1, progressive loses 1, envy 25
        seat 2 -1: ante forfeited 1
        """);
  }

  @Test
  @Clause("QH Envy after a fold")
  void whoFoldedStillWinsEnvy() {
    RoundStories.check(
        """
        game   wa/three-card-poker
        choose P1
        dealer Kc 9c 4h
        seat 1 ante 1 progressive 1 cards 2h 5h 9d folds
        seat 2 pair-plus 1 cards Ah Kh Qh
        """,
        """
        bank -63
        seat 1 +23: ante forfeited 1, progressive forfeited 1, envy 25
        seat 2 +40: pair-plus wins 40
        """);
  }

  @Test
  @Clause("WA-MGL 10.c")
  void anotherApprovedOrderOfMeterPaysIsPartOfTheRecord() {
    String round =
        """
        game      wa/three-card-poker
        choose    MGL
        meter     100000
        seed      5000
        %s
        community Ts Js
        dealer    Kc 9c 4h
        seat 1    pair-plus 1 progressive 1 cards As Ks Qs
        seat 2    pair-plus 1 progressive 1 cards 7s 8s 9s
        """;
    String leftFirst = round.formatted("meter-order dealers-far-left-first");
    assertEquals(
        "meter 100000 -> 4500",
        RoundStories.told(leftFirst).lines().reduce((_, l) -> l).orElseThrow());
    assertEquals(
        "meter 100000 -> 5000",
        RoundStories.told(round.formatted("")).lines().reduce((_, l) -> l).orElseThrow());
    String printed = RoundFile.print(RoundStories.settled(leftFirst));
    assertEquals(RoundStories.told(leftFirst), RoundStories.told(printed));
  }

  @Test
  @Clause("WA-REC Contribution 1")
  void whereEveryAwardComesOffTheMeterAFixedOneLeavesLessForTheNext() {
    String round =
        """
        game       wa/three-card-poker
        choose     MGL
        meter      1000
        seed       500
        meter-pays all
        community  Ts Js
        dealer     Kc 9c 4h
        seat 1     pair-plus 1 progressive 1 cards 7s 8s 9s
        seat 2     pair-plus 1 progressive 1 cards Th Tc Td
        """;
    assertEquals(
        "meter 1000 -> 630", RoundStories.told(round).lines().reduce((_, l) -> l).orElseThrow());
    String dry = round.replace("meter      1000", "meter      200");
    assertEquals(
        "meter 200 -> 450", RoundStories.told(dry).lines().reduce((_, l) -> l).orElseThrow());
    assertEquals(
        RoundStories.told(round), RoundStories.told(RoundFile.print(RoundStories.settled(round))));
  }

  @Test
  @Clause({"WA-GM 9.a", "WA-GM 4"})
  void aMeterIsNeverNegativeAndBelongsToAProgressive() {
    TestTable table = TestTable.of("wa/three-card-poker", "P1").antes("ann", 1, 10).closes();
    table.deals("Kh 9d 4c", "1 Qs 6h 4d").allPlay();
    table.does(DEALER, new Command.CollectForfeits());
    table.does(DEALER, new Command.Reveal());
    table.refuses(
        DEALER,
        new Command.Settle(Optional.of(new Meter(-1, 0, 0))),
        "A meter shows more than nothing, and seed and reserve are never negative (WA-GM 9.a)");
    table.refuses(
        DEALER,
        new Command.Settle(Optional.of(new Meter(Long.MAX_VALUE, 0, 0))),
        "No amount is larger than 1000000000.00 (WA-GM 9.a)");
    TestTable without = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    without.deals("Kh 9d 4c", "1 Qs 6h 4d").allPlay();
    without.does(DEALER, new Command.CollectForfeits());
    without.does(DEALER, new Command.Reveal());
    without.refuses(
        DEALER,
        new Command.Settle(Optional.of(new Meter(100, 0, 0))),
        "This table has no progressive, so no meter (WA-TCP Ways 1)");
  }
}
