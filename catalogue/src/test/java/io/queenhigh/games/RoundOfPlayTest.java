package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The phases of a round: what may happen when, and in whose turn. */
class RoundOfPlayTest {

  /** The deck as it leaves the box: 2c 2d 2h | 2s 3c 3d | 3h 3s 4c | … */
  private static final Deck NEW_DECK = new Deck(Card.all());

  private static TestTable twoPlayers(String game) {
    return TestTable.bankedByDan(game, 500).antes("ann", 1, 10).antes("bob", 3, 10);
  }

  @Test
  @Clause({
    "CA-6CB Dealing 5",
    "CA-6CB Pair Plus 2",
    "CA-6CB 6 Card Bonus 2",
    "QH 6 Card Bonus closes too"
  })
  void afterNoMoreBetsNothingMoves() {
    TestTable table = twoPlayers("ca/6-card-bonus").closes();
    String no = "No more bets (CA-6CB Dealing 5)";
    table.refuses(player("ann"), new Command.Bet(1, Wager.ANTE, 20_00), no);
    table.refuses(player("ann"), new Command.Bet(1, Wager.PAIR_PLUS, 5_00), no);
    table.refuses(player("ann"), new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00), no);
    table.refuses(player("ann"), new Command.WithdrawBet(1, Wager.ANTE), no);
    table.refuses(DEALER, new Command.NoMoreBets(), no);
    table.refuses(
        player("dan"),
        new Command.PostBank(7, 900_00),
        "Posting the bank is not possible now: bets are closed and no card is dealt yet"
            + " (QH Bank posted)");
  }

  @Test
  @Clause({
    "CA-TCP Betting 2",
    "CA-TCP Dealing 2",
    "CA-TCP Bonus 1",
    "CA-PCV 6 Card Bonus 2",
    "WA-TCP Dealing 2"
  })
  void betsCloseBeforeTheDealInEveryGame() {
    TestTable california = twoPlayers("ca/three-card-poker");
    california.refuses(
        DEALER,
        new Command.Deal(DeckColour.RED, NEW_DECK),
        "Dealing is not possible now: bets are open (CA-TCP Betting 2)");
    california
        .closes()
        .refuses(
            player("ann"),
            new Command.Bet(1, Wager.PAIR_PLUS, 5_00),
            "No more bets (CA-TCP Betting 2)");
    twoPlayers("ca/players-casino-ventura")
        .closes()
        .refuses(
            player("ann"),
            new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00),
            "No more bets (QH Ventura silent)");
    TestTable washington = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    washington.refuses(
        player("ann"),
        new Command.Bet(1, Wager.PAIR_PLUS, 5_00),
        "No more bets (WA-TCP Dealing 2)");
  }

  @Test
  @Clause("WA-TCP Dealing 2")
  void theDealerNamesThePositionsWithoutPairPlus() {
    TestTable table =
        TestTable.of("wa/three-card-poker")
            .antes("ann", 1, 10)
            .bets("ann", 1, Wager.PAIR_PLUS, 5)
            .antes("bob", 2, 10)
            .antes("cat", 3, 10)
            .sits("eve", 4)
            .bets("eve", 4, Wager.PAIR_PLUS, 5)
            .antes("fay", 5, 10)
            .closes();
    assertEquals(
        List.of(new Event.BetsClosed(List.of(2, 3, 5))), table.happened(Event.BetsClosed.class));
  }

  @Test
  @Clause({
    "CA-6CB Dealing 6",
    "CA-6CB Dealing 7",
    "CA-6CB Dealing 8",
    "CA-TCP Dealing 2.a",
    "CA-PCV How to Play 3",
    "CA-PCV How to Play 4"
  })
  void californiaDealsFromThePlayerDealersLeftAndShowsHisBottomCard() {
    for (String game :
        List.of("ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura")) {
      TestTable table = TestTable.of(game);
      table.sits("ann", 1).sits("dan", 2).sits("bob", 4);
      table.does(DEALER, new Command.OfferBank(2));
      table.does(player("dan"), new Command.TakeBank(2));
      table.does(player("dan"), new Command.PostBank(2, 100_00));
      table.bets("ann", 1, Wager.ANTE, 10).bets("bob", 4, Wager.ANTE, 10).closes();
      List<Event> dealt = table.does(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK));
      assertEquals(
          List.of(
              new Event.DeckBroughtIn(DeckColour.RED),
              new Event.HandDealt(4, TestTable.cards("2c 2d 2h")),
              new Event.HandDealt(1, TestTable.cards("2s 3c 3d")),
              new Event.DealerDealt(TestTable.cards("3h 3s 4c")),
              new Event.DealerCardShown(TestTable.cards("4c").getFirst())),
          dealt);
    }
  }

  @Test
  @Clause({"WA-TCP Dealing 3", "WA-TCP Introduction"})
  void washingtonDealsFromTheHouseDealersLeftAndShowsNothing() {
    TestTable table =
        TestTable.of("wa/three-card-poker").antes("bob", 5, 10).antes("ann", 2, 10).closes();
    List<Event> dealt = table.does(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK));
    assertEquals(
        List.of(
            new Event.DeckBroughtIn(DeckColour.RED),
            new Event.HandDealt(2, TestTable.cards("2c 2d 2h")),
            new Event.HandDealt(5, TestTable.cards("2s 3c 3d")),
            new Event.DealerDealt(TestTable.cards("3h 3s 4c"))),
        dealt);
  }

  @Test
  @Clause({"CA-TCP Dealing 3", "CA-6CB Dealing 8", "CA-6CB Deck d", "CA-TCP Deck 3.d"})
  void undealtCardsAppearNowhere() {
    TestTable table = twoPlayers("ca/three-card-poker").closes();
    table.does(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK));
    table.allPlay().settles();
    String everything = table.events().toString();
    for (Card card : Card.all().subList(9, 52)) {
      assertFalse(
          everything.contains("[" + card) || everything.contains(" " + card + ","),
          () -> card + " leaked");
    }
  }

  @Test
  @Clause({
    "CA-6CB Dealing 9",
    "CA-6CB Dealing 11",
    "CA-TCP Round 1",
    "CA-TCP Round 3",
    "CA-TCP Glossary Play Wager",
    "CA-PCV How to Play 5",
    "QH Decisions follow the deal"
  })
  void playersDecideInDealingOrderOnceCardsAreOut() {
    TestTable table = twoPlayers("ca/6-card-bonus");
    table.refuses(
        player("ann"),
        new Command.Play(1),
        "Deciding is not possible now: bets are open (CA-6CB Dealing 11)");
    table.closes().deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h");
    table.refuses(player("bob"), new Command.Play(3), "Seat 1 decides first (CA-6CB Dealing 11)");
    table.does(player("ann"), new Command.Fold(1));
    table.refuses(
        player("ann"), new Command.Play(1), "Seat 1 has decided already (CA-6CB Dealing 11)");
    table.does(player("bob"), new Command.Play(3));
    assertEquals(Phase.DECIDED, table.round().phase());
  }

  @Test
  @Clause({"CA-6CB Dealing 10", "CA-TCP Round 2"})
  void nobodyDecidesForAnother() {
    TestTable sixCardBonus = twoPlayers("ca/6-card-bonus").closes();
    sixCardBonus.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h");
    String no = "Seat 1 belongs to ann (CA-6CB Dealing 2)";
    sixCardBonus.refuses(player("bob"), new Command.Play(1), no);
    sixCardBonus.refuses(player("bob"), new Command.Fold(1), no);
    sixCardBonus.refuses(DEALER, new Command.Fold(1), no);
    TestTable threeCardPoker = twoPlayers("ca/three-card-poker").closes();
    threeCardPoker.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h");
    threeCardPoker.refuses(
        player("bob"), new Command.Play(1), "Seat 1 belongs to ann (QH Back-line)");
  }

  @Test
  @Clause({
    "CA-6CB Dealing 3",
    "CA-TCP Betting 3",
    "CA-TCP Glossary Play Bet",
    "CA-PCV How to Play 7",
    "WA-TCP Ways 1",
    "WA-TCP Dealing 4"
  })
  void thePlayWagerEqualsTheAnte() {
    TestTable table = TestTable.of("wa/three-card-poker").antes("ann", 1, 35);
    table.refuses(
        player("ann"),
        new Command.Bet(1, Wager.PLAY, 35_00),
        "Play is not bet before the deal (WA-TCP Dealing 4)");
    table.closes().deals("Kh 9d 4c", "1 Qs 6h 4d");
    assertEquals(
        List.of(new Event.Played(1, 35_00)), table.does(player("ann"), new Command.Play(1)));
    TestTable california = twoPlayers("ca/players-casino-ventura").closes();
    california.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h");
    assertEquals(
        List.of(new Event.Played(1, 10_00)), california.does(player("ann"), new Command.Play(1)));
  }

  @Test
  @Clause({"WA-TCP Ways 2", "WA-TCP Dealing 4"})
  void pairPlusAloneLeavesNothingToDecide() {
    TestTable table =
        TestTable.of("wa/three-card-poker")
            .sits("ann", 1)
            .bets("ann", 1, Wager.PAIR_PLUS, 5)
            .closes()
            .deals("Kh 9d 4c", "1 Qs 6h 4d");
    table.refuses(
        player("ann"),
        new Command.Fold(1),
        "Seat 1 has no Ante to play or fold (WA-TCP Dealing 4)");
    assertEquals(Phase.DECIDED, table.round().phase());
  }

  @Test
  @Clause({"CA-6CB Dealing 12", "CA-TCP Round 4", "CA-PCV How to Play 6", "QH Folded cards stay"})
  void forfeitsAreCollectedAndLiveCardsStay() {
    TestTable table =
        twoPlayers("ca/6-card-bonus").bets("bob", 3, Wager.SIX_CARD_BONUS, 5).closes();
    table.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h");
    table.refuses(
        DEALER,
        new Command.CollectForfeits(),
        "Collecting forfeits is not possible now: players are deciding (CA-6CB Dealing 12)");
    table.does(player("ann"), new Command.Fold(1));
    table.does(player("bob"), new Command.Fold(3));
    assertEquals(
        List.of(new Event.ForfeitsCollected(List.of(1, 3), List.of(3))),
        table.does(DEALER, new Command.CollectForfeits()));
  }

  @Test
  @Clause({"CA-6CB Dealing 13", "CA-TCP Round 5", "CA-PCV How to Play 8", "WA-TCP Dealing 6"})
  void theDealersHandIsArrangedAndAnnounced() {
    TestTable plays = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    plays.deals("9d Qh 4c", "1 Qs 6h 4d").allPlay();
    plays.refuses(
        DEALER,
        new Command.Reveal(),
        "Turning up the dealer's hand is not possible now: all players have decided"
            + " (WA-TCP Dealing 6)");
    plays.does(DEALER, new Command.CollectForfeits());
    assertEquals(
        List.of(
            new Event.DealerRevealed(
                TestTable.cards("Qh 9d 4c"), true, "Dealer plays with queen high")),
        plays.does(DEALER, new Command.Reveal()));

    TestTable doesNot = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    doesNot.deals("9d Jh 4c", "1 Qs 6h 4d").allPlay();
    doesNot.does(DEALER, new Command.CollectForfeits());
    assertEquals(
        List.of(
            new Event.DealerRevealed(TestTable.cards("Jh 9d 4c"), false, "Dealer doesn't play")),
        doesNot.does(DEALER, new Command.Reveal()));
  }

  @Test
  @Clause("QH Leaving folds")
  void whoRunsOutOfTimeOrLeavesFolds() {
    TestTable table = twoPlayers("ca/6-card-bonus").antes("cat", 5, 10).antes("eve", 6, 10);
    table.closes();
    table.does(player("eve"), new Command.StandUp(6));
    table.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h", "5 Ts Th 2d", "6 8s 8h 2c");
    table.refuses(
        player("ann"),
        new Command.TimeOut(1),
        "Only the house dealer calls time (QH Leaving folds)");
    table.does(DEALER, new Command.TimeOut(1));
    table.does(player("cat"), new Command.StandUp(5));
    table.does(player("bob"), new Command.Play(3));
    assertEquals(
        List.of(
            new Event.Folded(6, Event.Folded.Why.LEFT),
            new Event.Folded(1, Event.Folded.Why.TIMED_OUT),
            new Event.Folded(5, Event.Folded.Why.LEFT)),
        table.happened(Event.Folded.class));
    table.settles();
    // Their wagers were never given back in silence.
    assertEquals(
        """
        bank +10
        seat 1 -10: ante forfeited 10
        seat 3 +20: ante wins 10, play wins 10
        seat 5 -10: ante forfeited 10
        seat 6 -10: ante forfeited 10""",
        RoundStories.told(table.round()));
    table.nextRound();
    assertEquals(Set.of(1, 3, 7), table.round().spots().keySet());
  }

  @Test
  @Clause({
    "CA-6CB Deck Number",
    "CA-6CB Deck a",
    "CA-6CB Deck c",
    "CA-TCP Deck 3",
    "CA-TCP Deck 3.a",
    "CA-TCP Deck 3.c",
    "QH Deck backs",
    "QH Washington silent"
  })
  void twoDecksTakeTurns() {
    for (String game : List.of("ca/6-card-bonus", "ca/three-card-poker")) {
      TestTable table = twoPlayers(game).closes();
      String clause = game.equals("ca/6-card-bonus") ? "CA-6CB Deck c" : "CA-TCP Deck 3.c";
      String no = "The other deck is due: the two decks take turns (" + clause + ")";
      table.refuses(DEALER, new Command.Deal(DeckColour.BLUE, NEW_DECK), no);
      table.does(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK));
      table.allPlay().settles().nextRound();
      table.does(player("dan"), new Command.PostBank(table.round().rotation().seat(), 500_00));
      table.bets("ann", 1, Wager.ANTE, 10).closes();
      table.refuses(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK), no);
      table.does(DEALER, new Command.Deal(DeckColour.BLUE, NEW_DECK));
    }
  }

  @Test
  @Clause({"CA-6CB Deck Cards", "CA-TCP Deck 2", "WA-TCP Introduction"})
  void noCardIsDealtTwice() {
    TestTable table = twoPlayers("ca/6-card-bonus").closes();
    table.refuses(
        DEALER,
        new Command.DealKeyed(
            DeckColour.RED,
            Map.of(1, TestTable.cards("Qs 6h 4d"), 3, TestTable.cards("As 9h 4h")),
            TestTable.cards("Kh 9d Qs"),
            List.of()),
        "Qs is dealt twice (CA-6CB Deck Cards)");
  }

  @Test
  @Clause({
    "CA-6CB Winners 3",
    "CA-TCP Round 7",
    "CA-TCP Glossary Round of Play",
    "QH Washington silent"
  })
  void everyHandCanBePutTogetherAgainFromTheEvents() {
    TestTable table = twoPlayers("ca/6-card-bonus").closes();
    table.does(DEALER, new Command.Deal(DeckColour.RED, NEW_DECK));
    table.allPlay();
    table.refuses(
        DEALER,
        new Command.NextRound(),
        "The round is not over: all players have decided (CA-6CB Deck c)");
    table.settles();
    Round start = Round.first(table.round().game(), Terms.usual(table.round().game()));
    Round again = Evolve.all(start, table.events());
    assertEquals(table.round(), again);
    assertEquals(Phase.SETTLED, again.phase());
    Set<Card> cards = new HashSet<>(again.dealer());
    again.bettingSpots().values().forEach(spot -> cards.addAll(spot.cards()));
    assertEquals(9, cards.size());
  }

  @Test
  @Clause({"CA-TCP Round 6", "CA-6CB Winners 2", "QH Settling order"})
  void handsAreOpenedInTheDocumentsOrder() {
    Map<String, List<Integer>> cases =
        Map.of(
            "ca/three-card-poker", List.of(5, 1),
            "ca/6-card-bonus", List.of(1, 5));
    cases.forEach(
        (game, order) -> {
          TestTable table = twoPlayers(game).antes("cat", 5, 10).closes();
          table.deals("Kh 9d 4c", "1 Qs 6h 4d", "3 As 9h 4h", "5 8s 8h 2c");
          table.does(player("ann"), new Command.Play(1));
          table.does(player("bob"), new Command.Fold(3));
          table.allPlay().settles();
          assertEquals(
              List.of(new Event.HandsOpened(order)), table.happened(Event.HandsOpened.class));
        });
  }

  @Test
  @Clause("WA-TCP Dealing 7")
  void washingtonSettlesFromTheDealersRightPlayFirst() {
    TestTable table =
        TestTable.of("wa/three-card-poker")
            .antes("ann", 1, 10)
            .bets("ann", 1, Wager.PAIR_PLUS, 5)
            .antes("bob", 4, 10)
            .closes()
            .deals("Kh 9d 4c", "1 7s 8h 9c", "4 As 9h 4h")
            .allPlay()
            .settles();
    List<String> order = new ArrayList<>();
    table
        .round()
        .settlement()
        .orElseThrow()
        .wagers()
        .forEach(wager -> order.add(wager.seat() + " " + wager.wager().key()));
    assertEquals(
        List.of("4 play", "4 ante", "1 play", "1 ante-bonus", "1 ante", "1 pair-plus"), order);
  }

  @Test
  @Clause("WA-TCP Dealing 7")
  void theHouseMayChooseAnotherOrderInsideASeat() {
    TestTable table = TestTable.of("wa/three-card-poker");
    Terms terms = table.round().terms();
    List<Wager> own = List.of(Wager.ANTE, Wager.PLAY, Wager.ANTE_BONUS, Wager.PAIR_PLUS);
    table.does(
        DEALER,
        new Command.SetTerms(
            new Terms(7, 7, terms.limits(), Optional.empty(), own, terms.meterOrder())));
    table.antes("ann", 1, 10).closes().deals("Kh 9d 4c", "1 7s 8h 9c").allPlay().settles();
    assertEquals(
        "bank -30\nseat 1 +30: ante wins 10, play wins 10, ante-bonus wins 10",
        RoundStories.told(table.round()));
    TestTable california = TestTable.of("ca/6-card-bonus");
    california.refuses(
        DEALER,
        new Command.SetTerms(
            new Terms(7, 6, terms.limits(), Optional.empty(), own, terms.meterOrder())),
        "With a player-dealer the order of settling is the document's (CA-6CB Dealing 7)");
    assertTrue(california.events().isEmpty());
  }
}
