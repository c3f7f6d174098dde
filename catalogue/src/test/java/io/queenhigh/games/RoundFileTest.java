package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.RoundFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Round files: what they may say, and the answer when they say something impossible. */
class RoundFileTest {

  private static final String GOOD_WA =
      """
      game wa/three-card-poker
      choose TCP-01 6B4 P1
      meter 10000
      seed 1000
      dealer Kh 9d 4c
      seat 1 ante 25 pair-plus 5 six-card-bonus 5 progressive 1 cards Qs 6h 4d plays
      seat 2 ante 50 cards 2s 5h 9c folds
      """;

  private static final String GOOD_CA =
      """
      game ca/6-card-bonus
      bank 200
      banker 4
      action 2
      fees option-1
      dealer Kh 9d 4c
      seat 1 ante 25 pair-plus 5 cards Qs 6h 4d plays
      seat 2 ante 50 cards 2s 5h 9c folds
      """;

  @Test
  @Clause({"CA-6CB Winners 3", "CA-TCP Round 7"})
  void printsWhatItRead() {
    assertEquals(
        """
        game      ca/6-card-bonus
        choose    6B4
        fees      option-1
        bank      200
        banker    4
        action    2
        dealer    Kh 9d 4c
        seat 1    ante 25  pair-plus 5  cards Qs 6h 4d  plays
        seat 2    ante 50  cards 2s 5h 9c  folds
        """,
        RoundFile.print(RoundStories.settled(GOOD_CA)));
    assertEquals(
        """
        game      wa/three-card-poker
        choose    TCP-01 6B4 P1 game-manager
        meter     10000
        seed      1000
        dealer    Kh 9d 4c
        seat 1    ante 25  pair-plus 5  six-card-bonus 5  progressive 1  cards Qs 6h 4d  plays
        seat 2    ante 50  cards 2s 5h 9c  folds
        """,
        RoundFile.print(RoundStories.settled(GOOD_WA)));
  }

  @Test
  @Clause("CA-6CB Winners 2")
  void aButtonWhereNobodyBetIsPrintedAtTheFirstHandAfterIt() {
    TestTable table =
        TestTable.bankedByDan("ca/6-card-bonus", 100)
            .antes("ann", 1, 10)
            .sits("bob", 2)
            .antes("cat", 5, 10);
    table.does(TestTable.DEALER, new Command.PlaceActionButton(2));
    table.closes().deals("Kh 9d 4c", "1 Qs 6h 4d", "5 As 8h 2d").allPlay().settles();

    String file = RoundFile.print(table.round());
    assertEquals(true, file.contains("action    5"), file);
    assertEquals(file, RoundFile.print(RoundStories.settled(file)));
  }

  @Test
  void commentsBlankLinesAndTheOrderOfLinesDoNotMatter() {
    String shuffled =
        """

        # a round on paper
        seat 2   cards 2s 5h 9c folds ante 50.00   # words in any order
        dealer   Kh 9d 4c
        action 2
        seat 1   ante 25 pair-plus 5 cards Qs 6h 4d plays
        banker 4
        fees option-1
        bank 200
        game ca/6-card-bonus
        """;
    assertEquals(RoundStories.told(GOOD_CA), RoundStories.told(shuffled));
    assertEquals(RoundStories.told(GOOD_CA), RoundStories.told(GOOD_CA.replace("\n", "\r\n")));
  }

  @Test
  @Clause("QH Places")
  void aWashingtonTableMayHaveMorePlaces() {
    String nine =
        """
        game wa/three-card-poker
        places 9
        dealer Kh 9d 4c
        seat 9 ante 25 cards Qs 6h 4d plays
        """;
    assertEquals("bank +50\nseat 9 -50: play loses 25, ante loses 25", RoundStories.told(nine));
    assertEquals(true, RoundFile.print(RoundStories.settled(nine)).contains("places    9"));
  }

  /** Each case: an edit of a good file (what is replaced, by what), and the whole answer. */
  @TestFactory
  @Clause({
    "CA-6CB Deck Cards",
    "CA-6CB Pair Plus 1",
    "CA-6CB 6 Card Bonus 1",
    "WA-TCP Irregularities 1"
  })
  Stream<DynamicTest> impossibleFilesAreRefusedWithLineReasonAndClause() {
    List<Case> cases = new ArrayList<>();
    // the game
    ca(
        cases,
        "game ca/6-card-bonus\n",
        "",
        "the file names no game: begin with a line like \"game wa/three-card-poker\"");
    ca(
        cases,
        "game ca/6-card-bonus",
        "game",
        "1: game takes one game id, like wa/three-card-poker");
    ca(
        cases,
        "game ca/6-card-bonus",
        "game ca 6-card-bonus",
        "1: game takes one game id, like wa/three-card-poker");
    ca(
        cases,
        "game ca/6-card-bonus",
        "game ca/6-card-bonus\ngame ca/6-card-bonus",
        "2: game stands already on line 1");
    ca(
        cases,
        "action 2",
        "acton 2",
        "4: \"acton\" is no line of a round file; did you mean action?");
    ca(
        cases,
        "action 2",
        "jackpot 2",
        "4: \"jackpot\" is no line of a round file; there are game, edition, choose, places, fees, meter, seed, reserve, meter-pays, meter-order, settling-order, bank, banker, action, dealer, community, seat");
    wa(cases, "choose TCP-01 6B4 P1", "choose", "2: choose names no choice");
    // the bank
    ca(
        cases,
        "bank 200\n",
        "",
        "a player banks this game: add a line with his wager, like \"bank 200\" (QH Bank posted)");
    ca(cases, "bank 200", "bank 0", "2: bank must be more than nothing");
    ca(
        cases,
        "bank 200",
        "bank -200",
        "2: bank takes one amount of dollars, like 25 or 12.50, not \"-200\"");
    ca(
        cases,
        "bank 200",
        "bank 200.005",
        "2: bank takes one amount of dollars, like 25 or 12.50, not \"200.005\"");
    ca(
        cases,
        "bank 200",
        "bank 99999999999",
        "2: bank takes one amount of dollars, like 25 or 12.50, not \"99999999999\"");
    ca(
        cases,
        "bank 200",
        "bank two hundred",
        "2: bank takes one amount of dollars, like 25 or 12.50, not \"two hundred\"");
    ca(cases, "banker 4", "banker 8", "3: banker takes a number from 1 to 7");
    ca(cases, "banker 4", "banker four", "3: banker takes a number from 1 to 7");
    ca(cases, "banker 4", "banker 1", "7: Seat 1 is taken (CA-6CB Dealing 2)");
    ca(
        cases,
        "action 2",
        "action 3",
        "4: The action button lies at a player's seat; seat 3 has no player (CA-6CB Winners 2)");
    ca(
        cases,
        "action 2",
        "action 4",
        "4: The action button lies at a player's seat; seat 4 has no player (CA-6CB Winners 2)");
    ca(
        cases,
        "action 2",
        "places 7",
        "4: the document fixes this game's places at 7 (CA-6CB Table)");
    wa(
        cases,
        "meter 10000",
        "bank 200\nmeter 10000",
        "3: the house banks this game: leave the bank line out (WA-TCP Ways 1)");
    wa(
        cases,
        "meter 10000",
        "banker 2\nmeter 10000",
        "3: the house banks this game: leave the banker line out (WA-TCP Ways 1)");
    wa(
        cases,
        "meter 10000",
        "action 2\nmeter 10000",
        "3: the house banks this game: leave the action line out (WA-TCP Ways 1)");
    // fees
    ca(
        cases,
        "fees option-1",
        "fees option-3",
        "5: fees takes one of the document's schedules: option-1, option-2 (CA-6CB Fees)");
    wa(
        cases,
        "meter 10000",
        "fees option-1\nmeter 10000",
        "3: the house banks this game and collects no fees (WA-TCP Ways 1)");
    // the meter
    wa(
        cases,
        "choose TCP-01 6B4 P1",
        "choose TCP-01 6B4",
        "3: meter belongs to a progressive: choose one first, like \"choose P1\"");
    wa(cases, "meter 10000\n", "", "3: seed stands beside a meter line, and there is none");
    wa(cases, "meter 10000", "meter 0", "3: meter must be more than nothing");
    wa(cases, "seed 1000", "seed 0", "4: seed must be more than nothing");
    wa(cases, "seed 1000", "places 17", "4: places takes a number from 1 to 16");
    // the cards
    ca(
        cases,
        "dealer Kh 9d 4c\n",
        "",
        "the dealer's hand is missing: add a line like \"dealer Kh 9d 4c\" (CA-6CB Dealing 6)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d",
        "6: dealer: 3 cards belong here, not 2 (QH Irregularities in California)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d 4c 2h",
        "6: dealer: 3 cards belong here, not 4 (QH Irregularities in California)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d 4x",
        "6: dealer: there is no card \"4x\"; a card is rank and suit, like Qs or Td (CA-6CB Deck Cards)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d 10c",
        "6: dealer: there is no card \"10c\"; a card is rank and suit, like Qs or Td (CA-6CB Deck Cards)");
    ca(cases, "dealer Kh 9d 4c", "dealer Kh 9d Kh", "6: Kh is dealt twice (CA-6CB Deck Cards)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d Qs",
        "7: Qs is dealt twice: it is also on line 6 (CA-6CB Deck Cards)");
    ca(
        cases,
        "cards 2s 5h 9c",
        "cards Qs 5h 9c",
        "8: Qs is dealt twice: it is also on line 7 (CA-6CB Deck Cards)");
    ca(
        cases,
        "dealer Kh 9d 4c",
        "dealer Kh 9d 4c\ncommunity Ts Js",
        "7: this game has no community cards: they belong to the choice MGL");
    wa(
        cases,
        "P1",
        "MGL",
        "the community cards are missing: add a line like \"community Ts Js\" (WA-MGL 8)");
    wa(cases, "P1\n", "MGL\ncommunity Ts\n", "3: community: 2 cards belong here, not 1 (WA-MGL 8)");
    wa(
        cases,
        "P1\n",
        "MGL\ncommunity Ts Qs\n",
        "7: Qs is dealt twice: it is also on line 3 (WA-TCP Introduction)");
    // the seats
    ca(
        cases,
        "seat 1 ante 25 pair-plus 5 cards Qs 6h 4d plays\nseat 2 ante 50 cards 2s 5h 9c folds\n",
        "",
        "no seat is dealt in: add a line like \"seat 1 ante 25 cards Qs 6h 4d plays\" (CA-6CB Dealing 5)");
    ca(
        cases,
        "seat 2",
        "seat two",
        "8: seat two: a seat line begins with the seat's number, like \"seat 1 ante 25 …\"");
    ca(
        cases,
        "seat 2",
        "seat 0",
        "8: seat 0: a seat line begins with the seat's number, like \"seat 1 ante 25 …\"");
    ca(cases, "seat 2", "seat 1", "8: seat 1 stands already on line 7");
    ca(cases, "seat 2", "seat 8", "8: seat 8: the table has seats 1 to 7 (CA-6CB Table)");
    ca(
        cases,
        "ante 50 ",
        "",
        "8: seat 2: no wager: a hand is dealt only to a seat with a wager, like \"ante 25\"");
    ca(
        cases,
        "ante 50",
        "ante",
        "8: seat 2: ante is followed by an amount of dollars, like 25 or 12.50, not \"cards\"");
    ca(
        cases,
        "ante 50",
        "ante 0",
        "8: seat 2: ante is followed by an amount of dollars, like 25 or 12.50, not \"0\"");
    ca(cases, "ante 50", "ante 50 ante 50", "8: seat 2: ante stands here twice");
    ca(
        cases,
        "ante 50",
        "anté 50",
        "8: seat 2: \"anté\" is no wager or word of a seat line; did you mean ante?");
    ca(
        cases,
        "ante 50",
        "ante 50 play 50",
        "8: seat 2: Play is not written as an amount: write \"plays\", it equals the Ante");
    ca(
        cases,
        "ante 50",
        "ante 50 ante-bonus 5",
        "8: seat 2: Ante Bonus has no chips of its own: it is paid on the Ante");
    ca(
        cases,
        "ante 50",
        "ante 50 progressive 1",
        "8: This table offers no Progressive; it has Ante, Pair Plus, 6 Card Bonus (CA-6CB Dealing 1)");
    ca(
        cases,
        "ante 25 pair-plus 5",
        "pair-plus 5",
        "7: seat 1: without an Ante there is nothing to play or fold: leave the last word out (CA-6CB Dealing 11)");
    ca(
        cases,
        "ante 25 pair-plus 5 cards Qs 6h 4d plays",
        "pair-plus 5 cards Qs 6h 4d",
        "7: Pair Plus needs an Ante at the same spot (CA-6CB Pair Plus 1)");
    ca(
        cases,
        "ante 25 pair-plus 5 cards Qs 6h 4d plays",
        "six-card-bonus 5 cards Qs 6h 4d",
        "7: 6 Card Bonus needs an Ante at the same spot (CA-6CB 6 Card Bonus 1)");
    ca(cases, " cards 2s 5h 9c", "", "8: seat 2: no cards: add the hand, like \"cards Qs 6h 4d\"");
    ca(
        cases,
        "cards 2s 5h 9c",
        "cards 2s 5h",
        "8: seat 2: 3 cards belong here, not 2 (QH Irregularities in California)");
    ca(
        cases,
        "cards 2s 5h 9c",
        "cards 2s 5h 9c Td",
        "8: seat 2: 3 cards belong here, not 4 (QH Irregularities in California)");
    ca(
        cases,
        "cards 2s 5h 9c",
        "cards 2s 5h 9c cards 2s 5h 9c",
        "8: seat 2: cards stand here twice");
    ca(
        cases,
        " folds",
        "",
        "8: seat 2: no decision: an Ante is played or folded, so end the line with plays or folds (CA-6CB Dealing 11)");
    ca(cases, " folds", " folds plays", "8: seat 2: a hand is played or folded once");
    ca(
        cases,
        "seat 2 ante",
        "seat 2 player ann player bob ante",
        "8: seat 2: one player holds a seat; two are named");
    ca(cases, "folds\n", "folds player\n", "8: seat 2: player is followed by a name");
    ca(
        cases,
        "seat 2 ante",
        "seat 2 player seat-1 ante",
        "8: seat-1 already has a seat at this table (CA-6CB Table)");
    // another order
    wa(
        cases,
        "seed 1000",
        "meter-order left",
        "4: meter-order takes dealers-far-right-first or dealers-far-left-first (WA-GM 9.a)");
    wa(
        cases,
        "seed 1000",
        "settling-order play ante",
        "4: settling-order names each of these once: play ante-bonus ante pair-plus six-card-bonus"
            + " progressive (WA-TCP Dealing 7)");
    ca(
        cases,
        "action 2",
        "settling-order ante play pair-plus six-card-bonus",
        "4: with a player-dealer the order of settling is the document's (CA-6CB Dealing 7)");
    ca(
        cases,
        "action 2",
        "meter-order dealers-far-left-first",
        "4: meter-order belongs to a progressive, and none is chosen");
    // several at once: all of them, in line order
    ca(
        cases,
        "bank 200\nbanker 4",
        "bank nothing\nbanker 99",
        "2: bank takes one amount of dollars, like 25 or 12.50, not \"nothing\"\n3: banker takes a number from 1 to 7");
    return cases.stream()
        .map(
            each ->
                DynamicTest.dynamicTest(
                    each.then(), () -> assertEquals(each.then(), RoundStories.told(each.file()))));
  }

  private record Case(String file, String then) {}

  @Test
  void blanksOfAllKindsAndAMarkAtTheBeginningAreNoWords() {
    String typed = "\uFEFF" + GOOD_CA.replace("bank 200", "bank\u00A0\u2003 200\t");
    assertEquals(RoundStories.told(GOOD_CA), RoundStories.told(typed));
    assertEquals(
        "2: \"b�nk\" is no line of a round file; did you mean bank?",
        RoundStories.told(GOOD_CA.replace("bank 200\n", "b\u001bnk 200\nbank 200\n")));
  }

  @Test
  @Clause("WA-TCP Dealing 7")
  void theHousesOwnOrderIsPartOfTheRecord() {
    String own =
        GOOD_WA.replace(
            "seed 1000",
            "seed 1000\nsettling-order ante play ante-bonus pair-plus six-card-bonus progressive");
    assertEquals(
        "seat 1 -61: ante loses 25, play loses 25, pair-plus loses 5, six-card-bonus loses 5,"
            + " progressive loses 1",
        RoundStories.told(own).lines().toList().get(1));
    String printed = RoundFile.print(RoundStories.settled(own));
    assertEquals(RoundStories.told(own), RoundStories.told(printed));
  }

  @Test
  @Clause("CA-TCP Fees")
  void postedFeesMayRiseWithTheAction() {
    String file =
        """
        game      ca/three-card-poker
        fees      ante 1 pair-plus 0.50 player-dealer 1 above 100 2 above 500.50 3
        bank      500
        dealer    Kh 9d 4c
        seat 1    ante 101  cards Qs 6h 4d  plays
        """;
    assertEquals(file, RoundFile.print(RoundStories.settled(file)));
    assertEquals(
        2_00,
        RoundStories.settled(file).fees().stream()
            .filter(f -> f.playerDealer())
            .findFirst()
            .orElseThrow()
            .cents());
    for (String wrong :
        new String[] {
          "fees",
          "fees ante",
          "fees ante 1 ante 2",
          "fees above 100 2",
          "fees progressive 1",
          "fees player-dealer 1 above 100 2 above 50 3",
          "fees ante 10%"
        }) {
      assertEquals(
          "2: fees takes the flat amounts the table has posted, like \"ante 1 pair-plus 0.50"
              + " player-dealer 1 above 100 2\" (CA-TCP Fees)",
          RoundStories.told(
              file.replace(
                  "fees      ante 1 pair-plus 0.50 player-dealer 1 above 100 2 above 500.50 3",
                  wrong)));
    }
    String[][] rates = {
      {"fees ante 0", "2: fees names at least one fee (CA-TCP Fees)"},
      {
        "fees ante 1 pair-plus 2 player-dealer 3 above 100 4 above 200 5 above 300 6",
        "2: fees takes at most five different fees per table limit; these are 6 (CA-TCP Fees)"
      },
    };
    for (String[] each : rates) {
      assertEquals(
          each[1],
          RoundStories.told(
              file.replace(
                  "fees      ante 1 pair-plus 0.50 player-dealer 1 above 100 2 above 500.50 3",
                  each[0])));
    }
  }

  @Test
  void aPercentageAwardNeedsItsMeter() {
    assertEquals(
        "A percentage award is due and no meter was given (WA-GM 9.a)",
        RoundStories.told(
            """
            game wa/three-card-poker
            choose P1
            dealer Kh 9d 4c
            seat 1 pair-plus 5 progressive 1 cards As Ks Qs
            """));
  }

  @Test
  void anEmptyFileAndAnEndlessOneAreNoRounds() {
    assertEquals(
        "the file names no game: begin with a line like \"game wa/three-card-poker\"",
        RoundStories.told(""));
    assertEquals(
        "the file is too long for one round", RoundStories.told("# what a night\n".repeat(10_000)));
  }

  private static void ca(List<Case> cases, String what, String by, String then) {
    edit(cases, GOOD_CA, what, by, then);
  }

  private static void wa(List<Case> cases, String what, String by, String then) {
    edit(cases, GOOD_WA, what, by, then);
  }

  private static void edit(List<Case> cases, String file, String what, String by, String then) {
    if (!file.contains(what)) {
      throw new AssertionError("the good file does not say " + what);
    }
    cases.add(new Case(file.replace(what, by), then));
  }

  @Test
  void aRoundOfAnEarlierEditionSaysWhichAndIsSettledByIt() {
    String first = "4bdb879bd726a23bfacdf08ba8075034522ddd452e53e016008153d14047a9f0";
    String file =
        """
        game      wa/three-card-poker
        edition   %s
        choose    TCP-01 P2 nexus
        meter     10000
        dealer    Kc 9c 4h
        seat 1    ante 10  progressive 1  cards 2h 5h 9d  plays
        """
            .formatted(first);
    Round round = RoundStories.settled(file);
    assertEquals(first, round.game().fingerprint());
    String printed = RoundFile.print(round, RoundStories.GAMES);
    assertEquals(true, printed.contains("edition   " + first + "\n"), printed);
    assertEquals(printed, RoundFile.print(RoundStories.settled(printed), RoundStories.GAMES));
    assertEquals(
        false,
        RoundFile.print(RoundStories.settled(GOOD_WA), RoundStories.GAMES).contains("edition"));
    assertEquals(
        "2: there is no such edition of wa/three-card-poker here: an edition is the"
            + " fingerprint of its game file",
        RoundStories.told(file.replace(first, first.replace('4', '5'))));
  }
}
