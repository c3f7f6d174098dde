package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.SUPERVISOR;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player-dealer: who banks, for how long, with how much. */
class BankTest {

  /** ann, bob and cat sit at 1, 3 and 5; ann has just banked two rounds in a row. */
  private static TestTable afterTwoRoundsOfAnn(String game) {
    TestTable table = TestTable.of(game).sits("ann", 1).sits("bob", 3).sits("cat", 5);
    table.does(DEALER, new Command.OfferBank(1));
    table.does(player("ann"), new Command.TakeBank(1));
    for (int i = 0; i < 2; i++) {
      playOneRound(table, "ann", 1, "bob", 3);
      table.nextRound();
    }
    return table;
  }

  private static void playOneRound(
      TestTable table, String banker, int seat, String player, int playerSeat) {
    table.does(player(banker), new Command.PostBank(seat, 100_00));
    table.bets(player, playerSeat, Wager.ANTE, 10).closes();
    table.deals("Kh 9d 4c", playerSeat + " Qs 6h 4d").allPlay().settles();
  }

  @Test
  @Clause({
    "CA-6CB Type of Game",
    "CA-TCP Standards 2",
    "CA-TCP Round 10",
    "CA-TCP Glossary Player/Dealer",
    "QH Bank offered"
  })
  void afterTwoRoundsTheBankIsOfferedClockwise() {
    for (String game : List.of("ca/6-card-bonus", "ca/three-card-poker")) {
      TestTable table = afterTwoRoundsOfAnn(game);
      assertEquals(3, table.round().rotation().offeredTo());
      String clause = game.equals("ca/6-card-bonus") ? "CA-6CB Type of Game" : "CA-TCP Round 10";
      table.refuses(
          player("ann"), new Command.TakeBank(1), "The bank is offered to seat 3 (" + clause + ")");
      table.refuses(
          player("ann"),
          new Command.PostBank(1, 100_00),
          "Seat 1 does not hold the bank (QH Bank posted)");
      table.does(player("bob"), new Command.DeclineBank(3));
      assertEquals(5, table.round().rotation().offeredTo());
      table.does(player("cat"), new Command.TakeBank(5));
      playOneRound(table, "cat", 5, "bob", 3);
      assertEquals(
          List.of(
              "BankOffered[seat=1]",
              "BankTaken[seat=1, player=ann]",
              "BankVacated[seat=1]",
              "BankOffered[seat=3]",
              "BankDeclined[seat=3]",
              "BankOffered[seat=5]",
              "BankTaken[seat=5, player=cat]"),
          table.events().stream()
              .filter(
                  event ->
                      event instanceof Event.BankOffered
                          || event instanceof Event.BankTaken
                          || event instanceof Event.BankVacated
                          || event instanceof Event.BankDeclined)
              .map(Object::toString)
              .toList());
    }
  }

  @Test
  @Clause({"CA-6CB Type of Game", "QH All decline"})
  void sixCardBonusLetsThePlayerDealerGoOnIfEveryoneDeclines() {
    TestTable table = afterTwoRoundsOfAnn("ca/6-card-bonus");
    table.does(player("bob"), new Command.DeclineBank(3));
    table.does(player("cat"), new Command.DeclineBank(5));
    assertEquals(1, table.round().rotation().offeredTo());
    table.does(player("ann"), new Command.TakeBank(1));
    playOneRound(table, "ann", 1, "bob", 3);
    table.nextRound();
    playOneRound(table, "ann", 1, "bob", 3);
    table.nextRound();
    // Two more rounds, and everyone is asked again.
    assertEquals(3, table.round().rotation().offeredTo());
  }

  @Test
  @Clause({"CA-TCP Round 10", "QH All decline"})
  void threeCardPokerStopsThePlayerDealerHard() {
    TestTable table = afterTwoRoundsOfAnn("ca/three-card-poker");
    table.does(player("bob"), new Command.DeclineBank(3));
    table.does(player("cat"), new Command.DeclineBank(5));
    assertEquals(0, table.round().rotation().offeredTo());
    table.refuses(
        player("ann"), new Command.TakeBank(1), "The bank is not on offer (CA-TCP Round 10)");
    table.bets("bob", 3, Wager.ANTE, 10);
    table.refuses(
        DEALER,
        new Command.NoMoreBets(),
        "Nobody banks this round: the bank must be taken first (CA-TCP Round 10)");
    table.refuses(
        DEALER,
        new Command.OfferBank(1),
        "The bank goes clockwise: seat 3 is next (CA-TCP Round 10)");
    table.does(DEALER, new Command.OfferBank(3));
    table.does(player("bob"), new Command.WithdrawBet(3, Wager.ANTE));
    table.does(player("bob"), new Command.TakeBank(3));
  }

  @Test
  @Clause("CA-TCP Round 10")
  void aBankTakenAndGivenUpUnusedDoesNotStartTheCountAnew() {
    TestTable table = afterTwoRoundsOfAnn("ca/three-card-poker");
    table.does(player("bob"), new Command.TakeBank(3));
    table.does(player("bob"), new Command.PassBank(3));
    // No hand was dealt since ann's two, so the next offer is not for her.
    assertEquals(5, table.round().rotation().offeredTo());
    table.does(player("cat"), new Command.DeclineBank(5));
    assertEquals(3, table.round().rotation().offeredTo());
    table.does(player("bob"), new Command.DeclineBank(3));
    assertEquals(0, table.round().rotation().offeredTo());
    table.refuses(
        DEALER,
        new Command.OfferBank(1),
        "The bank goes clockwise: seat 5 is next (CA-TCP Round 10)");
  }

  @Test
  @Clause({"CA-6CB Winners 4", "CA-TCP Round 9"})
  void theHouseNeverBanks() {
    for (String game : List.of("ca/6-card-bonus", "ca/three-card-poker")) {
      TestTable table = TestTable.of(game).sits("ann", 1);
      table.does(DEALER, new Command.OfferBank(1));
      String clause = game.equals("ca/6-card-bonus") ? "CA-6CB Winners 4" : "CA-TCP Round 9";
      table.refuses(
          DEALER,
          new Command.TakeBank(1),
          "The house never takes the player-dealer position (" + clause + ")");
    }
    TestTable washington = TestTable.of("wa/three-card-poker").sits("ann", 1);
    washington.refuses(
        player("ann"),
        new Command.PostBank(1, 100_00),
        "The house banks this game; no player does (WA-TCP Ways 1)");
  }

  @Test
  @Clause({"QH Bank posted", "CA-TCP Round 9", "CA-6CB Winners 4"})
  void theWagerIsPostedBeforeBetsCloseAndFixedOnceBetAgainst() {
    TestTable table = TestTable.of("ca/6-card-bonus").sits("dan", 7).antes("ann", 1, 10);
    table.does(DEALER, new Command.OfferBank(7));
    table.does(player("dan"), new Command.TakeBank(7));
    table.refuses(
        DEALER,
        new Command.NoMoreBets(),
        "The player-dealer has not posted a wager (QH Bank posted)");
    table.refuses(
        player("dan"),
        new Command.PostBank(7, 0),
        "The player-dealer's wager must be more than nothing (QH Bank posted)");
    // There is no maximum.
    table.does(player("dan"), new Command.PostBank(7, 1_000_000_00));
    table.refuses(
        player("dan"),
        new Command.PostBank(7, 5_00),
        "The player-dealer's wager is fixed once players have bet against it (QH Bank posted)");
    table.refuses(
        player("dan"),
        new Command.StandUp(7),
        "The player-dealer's wager is fixed until the round ends (QH Bank posted)");
    table.refuses(
        player("dan"),
        new Command.Bet(7, Wager.ANTE, 10_00),
        "The player-dealer does not bet against the bank (QH Bank posted)");
  }

  @Test
  @Clause({
    "CA-TCP Glossary Action Button",
    "CA-TCP Glossary Action",
    "QH Settling order",
    "CA-6CB Winners 2"
  })
  void settlingStartsAtTheActionButton() {
    String round =
        """
        game   ca/6-card-bonus
        bank   40
        banker 2
        %s
        dealer Kh 9d 4c
        seat 1 ante 20 cards Ts Th 2d plays
        seat 3 ante 20 cards Jd Jh 2c plays
        seat 5 ante 20 cards As 5s 4h plays
        """;
    RoundStories.check(
        round.formatted(""),
        """
        bank -40
        seat 1 0: ante uncovered, play uncovered
        seat 3 +40: ante wins 20, play wins 20
        seat 5 0: ante uncovered, play uncovered
        """);
    RoundStories.check(
        round.formatted("action 5"),
        """
        bank -40
        seat 1 0: ante uncovered, play uncovered
        seat 3 0: ante uncovered, play uncovered
        seat 5 +40: ante wins 20, play wins 20
        """);
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 100).antes("ann", 1, 10);
    table.refuses(
        player("ann"),
        new Command.PlaceActionButton(1),
        "Only the house dealer places the action button (CA-6CB Winners 2)");
    table.refuses(
        DEALER,
        new Command.PlaceActionButton(7),
        "The action button lies at a player's seat; seat 7 has no player (CA-6CB Winners 2)");
  }

  @Test
  @Clause("QH Gross limit")
  void aTableMayReadThePayoffLimitGross() {
    String round =
        """
        game   %s
        choose gross-limit
        bank   60
        dealer Kh 9d 4c
        seat 1 ante 30 cards Qs 6h 3d plays
        seat 2 ante 20 cards Jd Jh 2c plays
        seat 3 ante 20 cards Ts Th 2d plays
        seat 4 ante 30 cards Qc 6c 3h plays
        """;
    // Seat by seat: 60 is paid out in all, then everything after it goes back.
    RoundStories.check(
        round.formatted("ca/6-card-bonus"),
        """
        bank 0
        seat 1 -60: ante loses 30, play loses 30
        seat 2 +40: ante wins 20, play wins 20
        seat 3 +20: ante wins 20, play uncovered
        seat 4 0: ante uncovered, play uncovered
        """);
    // Collect first: 120 comes in, 60 goes out, and 60 is what the bank may win.
    RoundStories.check(
        round.formatted("ca/three-card-poker"),
        """
        bank +60
        seat 1 -60: ante loses 30, play loses 30
        seat 2 +40: ante wins 20, play wins 20
        seat 3 +20: ante wins 20, play uncovered
        seat 4 -60: ante loses 30, play loses 30
        """);
  }

  @Test
  @Clause({"QH Idle players", "QH Bank offered"})
  void whoLeavesOrIgnoresAnOfferIsPassedOver() {
    TestTable table = afterTwoRoundsOfAnn("ca/three-card-poker");
    table.does(player("bob"), new Command.StandUp(3));
    assertEquals(5, table.round().rotation().offeredTo());
    table.sits("eve", 3);
    table.refuses(
        player("eve"), new Command.TakeBank(3), "The bank is offered to seat 5 (CA-TCP Round 10)");
    table.refuses(
        player("eve"),
        new Command.TimeOut(5),
        "Only the house dealer calls time (QH Leaving folds)");
    table.does(DEALER, new Command.TimeOut(5));
    assertEquals(3, table.round().rotation().offeredTo());
    table.does(player("eve"), new Command.TakeBank(3));
    // eve takes the bank and never posts.
    table.does(DEALER, new Command.TimeOut(3));
    assertEquals(5, table.round().rotation().offeredTo());
  }

  @Test
  @Clause("QH Idle players")
  void aSupervisorMayFreeASeat() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 100).antes("ann", 1, 10);
    table.refuses(
        DEALER,
        new Command.RemoveFromSeat(1),
        "Only a supervisor or executive frees somebody's seat (QH Leaving folds)");
    table.refuses(
        SUPERVISOR,
        new Command.RemoveFromSeat(7),
        "The player-dealer's wager is fixed until the round ends (QH Bank posted)");
    table.does(SUPERVISOR, new Command.RemoveFromSeat(1));
    assertEquals(
        List.of(new Event.BetWithdrawn(1, Wager.ANTE), new Event.StoodUp(1)),
        table.events().subList(table.events().size() - 2, table.events().size()));
    table.does(SUPERVISOR, new Command.RemoveFromSeat(7));
    assertEquals(0, table.round().bankCents());
    table.refuses(
        SUPERVISOR, new Command.RemoveFromSeat(2), "Nobody sits at seat 2 (QH Leaving folds)");
  }

  @Test
  @Clause("QH Bank passed")
  void theBankMayBePassedOnUntilSomebodyBetsAgainstIt() {
    TestTable table = TestTable.bankedByDan("ca/three-card-poker", 100).antes("ann", 1, 10);
    table.refuses(
        player("dan"),
        new Command.PassBank(8),
        "The player-dealer's wager is fixed once players have bet against it (QH Bank posted)");
    table.does(player("ann"), new Command.WithdrawBet(1, Wager.ANTE));
    table.does(player("dan"), new Command.PassBank(8));
    assertEquals(0, table.round().bankCents());
    assertEquals(1, table.round().rotation().offeredTo());
    // ann declines, and dan, who has banked no round yet, may take it after all.
    table.does(player("ann"), new Command.DeclineBank(1));
    assertEquals(8, table.round().rotation().offeredTo());
    table.does(player("dan"), new Command.TakeBank(8));
    playOneRound(table, "dan", 8, "ann", 1);
    table.nextRound();
    table.does(player("dan"), new Command.PassBank(8));
    table.does(player("ann"), new Command.DeclineBank(1));
    table.does(player("dan"), new Command.TakeBank(8));
    // His second round in a row is his last, although he gave the bank up in between.
    playOneRound(table, "dan", 8, "ann", 1);
    table.nextRound();
    table.does(player("ann"), new Command.DeclineBank(1));
    assertEquals(0, table.round().rotation().offeredTo());
  }

  @Test
  @Clause("QH All decline")
  void aRefusalBelongsToThePersonNotToTheSeat() {
    TestTable table = afterTwoRoundsOfAnn("ca/6-card-bonus");
    table.does(player("bob"), new Command.DeclineBank(3));
    table.does(player("bob"), new Command.StandUp(3));
    table.sits("eve", 3);
    table.does(player("cat"), new Command.DeclineBank(5));
    assertEquals(3, table.round().rotation().offeredTo());
  }

  @Test
  @Clause({"CA-6CB Winners 4", "CA-6CB Dealing 1"})
  void amountsThatNoTableNeedsAreRefused() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 100).sits("ann", 1);
    table.refuses(
        player("dan"),
        new Command.PostBank(7, Long.MAX_VALUE),
        "No amount is larger than 1000000000.00 (QH Bank posted)");
    table.refuses(
        player("ann"),
        new Command.Bet(1, Wager.ANTE, Long.MAX_VALUE),
        "No amount is larger than 1000000000.00 (CA-6CB Dealing 1)");
  }
}
