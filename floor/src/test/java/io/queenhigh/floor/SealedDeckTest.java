package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.DealSealed;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The deck of a round: shuffled and sealed before anyone bets, dealt as it lies, opened after. */
class SealedDeckTest {

  private static final String TCP = "wa/three-card-poker";

  private static final String SUSPENDED =
      "Play is suspended until the shuffler is replaced: resume, or void the round"
          + " (WA-TCP Irregularities 2)";

  @TempDir Path folder = Path.of("");

  private CardRoom room(Shuffler shuffler) {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(
                CardRoom.CATALOGUE, CardRoom.ADVICE, shuffler, InstantSource.system()));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    return room;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {TCP, "ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura"})
  @Clause({
    "FLOOR Sealed deck",
    "CA-6CB Deck Shuffler",
    "CA-6CB Deck b",
    "CA-TCP Deck 1",
    "CA-TCP Deck 3.b",
    "CA-TCP Dealing 1"
  })
  void everyRoundsDeckIsSealedBeforeItsBetsAndOpenedAfterItsMoney(String game) throws Exception {
    try (CardRoom room = room(Shuffler.start());
        Felt felt = room.felt(TableOrder.of(game).practice(2))) {
      felt.sits("ann", 1, 500_00);
      for (int round = 1; round <= 4; round++) {
        TableView.Seal seal = felt.table().view(Viewer.BYSTANDER).deck().orElseThrow();
        assertEquals(round % 2 == 1 ? DeckColour.RED : DeckColour.BLUE, seal.colour());
        play(felt);
        assertEquals(Optional.empty(), felt.table().view(Viewer.BYSTANDER).deck());
        felt.floor(new Command.NextRound());
      }
      // The inspector holds every opened deck against its seal and against the cards dealt.
      Inspector inspector = new Inspector("t1");
      inspector.readOn(room.store());
      inspector.checkDeckPutAway(room.store());
      assertEquals(4, felt.types().stream().filter("DeckOpened"::equals).count());
      assertEquals(5, felt.types().stream().filter("DeckSealed"::equals).count());
      checkOrder(felt.types());
    }
  }

  private static void play(Felt felt) throws Exception {
    boolean playerBanked = felt.state().round().game().isBankedByAPlayer();
    TableState ready =
        felt.until(
            state ->
                !playerBanked
                    || state.round().bankCents() > 0
                    || state.round().rotation().offeredTo() == 1);
    if (ready.round().rotation().offeredTo() == 1) {
      felt.does("ann", new Command.DeclineBank(1));
      felt.until(state -> state.round().bankCents() > 0);
    }
    felt.bets("ann", 1, 5_00).isReady("ann", 1).untilTurnOf(1);
    felt.does("ann", new Command.Play(1)).until(Phase.SETTLED);
  }

  /** In every round: sealed, then bet on, then dealt, then settled, then opened. */
  private static void checkOrder(List<String> types) {
    List<String> order =
        List.of("DeckSealed", "BetPlaced", "HandDealt", "RoundSettled", "DeckOpened");
    int at = -1;
    for (String type : types) {
      int next = order.indexOf(type);
      if (next >= 0) {
        boolean right = next == at || next == (at + 1) % order.size();
        assertTrue(right, () -> type + " in " + types);
        at = next;
      }
    }
  }

  @Test
  @Clause({"FLOOR Sealed deck", "WA-TCP Dealing 3"})
  void theSealedDeckIsDealtFromTheTop() throws Exception {
    Deck deck = ColdDeck.startingWith("As Ks Qs 2h 3d 5c Jh Jd Jc");
    try (CardRoom room = room(ColdDeck.dealing(7, List.of(deck)));
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 4, 100_00).sits("bob", 6, 100_00);
      felt.bets("ann", 4, 10_00).bets("bob", 6, 10_00).isReady("ann", 4).isReady("bob", 6);
      felt.untilTurnOf(4);
      assertEquals(deck.stack(0), felt.state().round().spot(4).orElseThrow().cards());
      assertEquals(deck.stack(1), felt.state().round().spot(6).orElseThrow().cards());
      assertEquals(deck.stack(2), felt.state().round().dealer());
    }
  }

  @Test
  @Clause("FLOOR Sealed deck")
  void nobodyBringsADeckOfHisOwn() {
    try (CardRoom room = room(Shuffler.start());
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).dealer(new Command.NoMoreBets());
      felt.refusesDealer(
          new Command.Deal(DeckColour.RED, new Deck(Card.all())),
          "The deck of a round is the one sealed for it (FLOOR Sealed deck)");
      felt.refuses("ann", new DealSealed(), "Only the house dealer deals (WA-TCP Dealing 3)");
      felt.dealer(new DealSealed());
    }
  }

  @Test
  @Clause({"WA-TCP Irregularities 2", "FLOOR Sealed deck"})
  void aFailedShufflerSuspendsTheTableAndResumingSealsAnotherDeck() throws Exception {
    // A block serves about forty decks: the next one is all zeros.
    Shuffler wornOut = ColdDeck.failingAfter(1);
    try (CardRoom room = room(wornOut);
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      felt.sits("ann", 1, 1_000_00);
      while (!felt.state().round().suspended()) {
        felt.bets("ann", 1, 1_00).dealerFinishes();
      }
      assertTrue(wornOut.failure().isPresent());
      assertEquals(Optional.empty(), felt.state().seal());
      assertTrue(felt.table().view(Viewer.BYSTANDER).suspended());
      felt.refuses("ann", new Command.Bet(1, Wager.ANTE, 10_00), SUSPENDED);
      felt.refusesDealer(new Command.NoMoreBets(), SUSPENDED);
      felt.refusesDealer(
          new DealSealed(),
          "No deck is sealed for this round: the shuffler has failed (FLOOR Sealed deck)");

      felt.dealer(new Command.ResumeAfterFailure());
      assertTrue(felt.state().round().suspended(), "it has not been replaced yet");

      assertEquals(Optional.empty(), wornOut.replaceGenerator());
      felt.dealer(new Command.ResumeAfterFailure());
      assertFalse(felt.state().round().suspended());
      assertEquals(felt.state().round().number(), felt.state().seal().orElseThrow().round());
      felt.bets("ann", 1, 1_00).dealerFinishes();
    }
  }

  @Test
  @Clause({"WA-TCP Irregularities 2", "FLOOR Sealed deck"})
  void anAutomaticTableWaitsForTheShufflerAndGoesOnByItself() throws Exception {
    Shuffler wornOut = ColdDeck.failingAfter(1);
    try (CardRoom room = room(wornOut);
        Felt felt = room.felt(TableOrder.of(TCP).pace(CardRoom.BRISK).practice(1))) {
      felt.sits("ann", 1, 1_000_00);
      while (!felt.state().round().suspended()) {
        long number = felt.state().round().number();
        felt.bets("ann", 1, 1_00).untilTurnOf(1);
        felt.does("ann", new Command.Fold(1));
        felt.until(state -> state.round().number() == number + 1);
      }
      wornOut.replaceGenerator();
      felt.supervisor(new Command.ResumeAfterFailure());
      felt.bets("ann", 1, 1_00).untilTurnOf(1);
    }
  }

  @Test
  @Clause("WA-TCP Irregularities 2")
  void aSuspensionInTheMiddleKeepsTheDeckAndTheDecision() throws Exception {
    try (CardRoom room = room(Shuffler.start());
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
      TableState before = felt.state();
      felt.supervisor(new Command.ReportShufflerFailure());
      felt.refuses("ann", new Command.Play(1), SUSPENDED);
      felt.supervisor(new Command.ResumeAfterFailure());
      assertEquals(before.seal(), felt.state().seal());
      assertEquals(before.round(), felt.state().round());
      felt.does("ann", new Command.Play(1)).until(Phase.SETTLED);
    }
  }

  @Test
  @Clause({"QH Supervisor voids", "FLOOR Sealed deck"})
  void aVoidRoundGivesAllWagersBackAndOpensItsDeck() throws Exception {
    try (CardRoom room = room(Shuffler.start());
        Felt felt = room.felt(TableOrder.of(TCP, "6B1"))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.bets("ann", 1, 10_00).does("ann", new Command.Bet(1, Wager.PAIR_PLUS, 5_00));
      felt.does("ann", new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00)).bets("bob", 2, 10_00);
      felt.isReady("ann", 1).isReady("bob", 2).untilTurnOf(1);
      felt.does("ann", new Command.Play(1));
      assertEquals(70_00, felt.rack("ann"));
      felt.voids("a card lay face up");
      assertEquals(100_00, felt.rack("ann"));
      assertEquals(100_00, felt.rack("bob"));
      assertEquals("DeckOpened", felt.types().getLast());
      assertEquals(Optional.empty(), felt.state().seal());
      assertTrue(room.store().keptOf("deck").isEmpty());
      assertEquals(Optional.of("a card lay face up"), felt.table().view(Viewer.BYSTANDER).voided());
      assertTrue(room.floor().rounds().find("t1.1").orElseThrow().over());
    }
  }

  @Test
  @Clause({"CA-6CB Type of Game", "QH Supervisor voids"})
  void aVoidRoundGivesTheBankBackToo() throws Exception {
    try (CardRoom room = room(Shuffler.start());
        Felt felt = room.felt(TableOrder.of("ca/6-card-bonus").byHand())) {
      felt.sits("ann", 1, 500_00).sits("bob", 2, 100_00);
      felt.dealer(new Command.OfferBank(1));
      felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 300_00));
      felt.bets("bob", 2, 20_00).dealer(new Command.NoMoreBets());
      felt.dealer(new TableCommand.DealSealed()).untilTurnOf(2);
      felt.dealer(new Command.ReportWrongNumberOfCards(2, 4));
      felt.supervisor(new TableCommand.ConfirmVoid());
      assertEquals(499_00, felt.rack("ann"), "all but the collection");
      assertEquals(99_00, felt.rack("bob"));
      assertEquals(0, room.store().balance("bank/t1"));
      assertEquals(1, felt.state().round().rotation().seat(), "the redeal is his");
    }
  }
}
