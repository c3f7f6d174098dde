package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.NaiveCut;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.DealSealed;
import io.queenhigh.floor.table.TableCommand.OpenCut;
import io.queenhigh.floor.table.TableCommand.SealCut;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players cut the sealed deck: promised with the bets, opened when they are closed, then dealt. */
class PlayersCutsTest {

  private static final String TCP = "wa/three-card-poker";
  private static final String ANNS = "0a".repeat(32);
  private static final String BOBS = "0b".repeat(32);
  private static final Deck STAGED = ColdDeck.startingWith("As Ks Qs 2h 3d 5c Jh Jd Jc");

  private final HandClock clock = new HandClock();

  @TempDir Path folder = Path.of("");

  private CardRoom room(InstantSource time, Shuffler shuffler) {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, shuffler, time));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    return room;
  }

  private CardRoom room() {
    return room(InstantSource.system(), ColdDeck.dealing(7, List.of(STAGED)));
  }

  private CardRoom byTheTestsClock() {
    return room(clock, ColdDeck.dealing(7, List.of(STAGED)));
  }

  private static TableCommand promise(int seat, String value) {
    return new SealCut(seat, PlayersCut.seal("t1.1", seat, value));
  }

  private static Deck cut(Felt felt, Map<Integer, String> values) {
    String seal = felt.state().seal().orElseThrow().commitment();
    return NaiveCut.of("t1.1", seal, STAGED, new TreeMap<>(values));
  }

  private static Felt twoBet(Felt felt) {
    felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
    return felt.bets("ann", 1, 10_00).bets("bob", 2, 10_00);
  }

  private static void hasDealt(Deck deck, Felt felt) {
    assertEquals(deck.stack(0), felt.state().round().spot(1).orElseThrow().cards());
    assertEquals(deck.stack(1), felt.state().round().spot(2).orElseThrow().cards());
    assertEquals(deck.stack(2), felt.state().round().dealer());
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void theDeckThatIsDealtFollowsFromTheSealAndEveryValue() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      twoBet(felt).does("ann", promise(1, ANNS)).does("bob", promise(2, BOBS));
      felt.isReady("ann", 1).isReady("bob", 2).until(Phase.BETS_CLOSED);
      felt.does("ann", new OpenCut(1, ANNS));
      assertEquals(Phase.BETS_CLOSED, felt.phase());
      felt.does("bob", new OpenCut(2, BOBS)).untilTurnOf(1);
      hasDealt(cut(felt, Map.of(1, ANNS, 2, BOBS)), felt);
      assertNotEquals(STAGED, cut(felt, Map.of(1, ANNS, 2, BOBS)));
      TableView.Cut anns = felt.table().view(Viewer.BYSTANDER).deck().orElseThrow().cuts().get(0);
      assertEquals(new TableView.Cut(1, anns.commitment(), Optional.of(ANNS), false), anns);
      felt.does("ann", new Command.Play(1)).does("bob", new Command.Play(2)).until(Phase.SETTLED);
      inspect(room);
    }
  }

  private static void inspect(CardRoom room) {
    Inspector inspector = new Inspector("t1");
    inspector.readOn(room.store());
    inspector.checkDeckPutAway(room.store());
    inspector.checkLedger(room.store());
  }

  @Test
  @Clause({"FLOOR Players' cuts", "FLOOR Sealed deck"})
  void whoTakesNoPartPlaysOnAndWithoutAnyCutTheSealedDeckIsDealt() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      twoBet(felt).isReady("ann", 1).isReady("bob", 2).untilTurnOf(1);
      hasDealt(STAGED, felt);
      assertFalse(felt.types().contains("CutWithheld"));
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void oneCutIsEnoughAndTheOtherPlayerNeedNotCare() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      twoBet(felt).does("ann", promise(1, ANNS)).isReady("ann", 1).isReady("bob", 2);
      felt.until(Phase.BETS_CLOSED);
      felt.does("ann", new OpenCut(1, ANNS)).untilTurnOf(1);
      hasDealt(cut(felt, Map.of(1, ANNS)), felt);
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whoWithholdsDelaysNobodyForLongAndIsCounted() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      twoBet(felt).does("ann", promise(1, ANNS)).does("bob", promise(2, BOBS));
      felt.isReady("ann", 1).isReady("bob", 2).until(Phase.BETS_CLOSED);
      felt.does("ann", new OpenCut(1, ANNS));
      felt.until(_ -> felt.waitsFor("cuts", 0) || felt.phase() == Phase.DECIDING);
      felt.untilTurnOf(1);
      hasDealt(cut(felt, Map.of(1, ANNS)), felt);
      assertEquals(1, felt.types().stream().filter("CutWithheld"::equals).count());
      assertEquals(1, room.store().keptOf(TableRows.WITHHELD.name(), "bob/").size());
      assertEquals(0, room.store().keptOf(TableRows.WITHHELD.name(), "ann/").size());
      assertTrue(felt.table().view(Viewer.BYSTANDER).deck().orElseThrow().cuts().get(1).withheld());
      felt.refuses(
          "bob",
          new OpenCut(2, BOBS),
          "The cards are dealt without the cut of seat 2: it counts as withheld"
              + " (FLOOR Players' cuts)");
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void noDealerDealsBeforeTheCutsAreOpenOrTheirTimeIsOver() {
    try (CardRoom room = byTheTestsClock();
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      twoBet(felt).does("ann", promise(1, ANNS)).does("bob", promise(2, BOBS));
      felt.dealer(new Command.NoMoreBets());
      felt.does("bob", new OpenCut(2, BOBS));
      clock.advance(Duration.ofMillis(2_999));
      felt.refusesDealer(
          new DealSealed(), "The table waits a moment for the cut of seat 1 (FLOOR Players' cuts)");
      clock.advance(Duration.ofMillis(1));
      felt.dealer(new DealSealed());
      hasDealt(cut(felt, Map.of(2, BOBS)), felt);
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whatIsNoCutIsRefusedWithItsClause() {
    try (CardRoom room = byTheTestsClock();
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.refuses(
          "ann",
          promise(1, ANNS),
          "A cut goes with a bet: there is none at seat 1 (FLOOR Players' cuts)");
      felt.bets("ann", 1, 10_00).bets("bob", 2, 10_00);
      felt.refuses(
          "ann", promise(2, ANNS), "Only the player at seat 2 cuts for it (FLOOR Players' cuts)");
      felt.refuses(
          "ann",
          new SealCut(1, "zz"),
          "A value and its seal are 64 hex digits each, in small letters (FLOOR Players' cuts)");
      felt.refuses(
          "ann",
          new OpenCut(1, ANNS),
          "No cut was sealed for seat 1 in this round (FLOOR Players' cuts)");
      felt.does("ann", promise(1, ANNS));
      felt.refuses(
          "ann",
          new OpenCut(1, ANNS),
          "A cut is opened when bets are closed; until then keep the value to yourself"
              + " (FLOOR Players' cuts)");
      felt.dealer(new Command.NoMoreBets());
      felt.refuses(
          "bob",
          promise(2, BOBS),
          "A cut is sealed while bets are open, on a deck that is sealed (FLOOR Players' cuts)");
      felt.refuses(
          "ann",
          new OpenCut(1, BOBS),
          "This is not the value that was sealed for seat 1 (FLOOR Players' cuts)");
      felt.does("ann", new OpenCut(1, ANNS));
      felt.refuses(
          "ann", new OpenCut(1, ANNS), "The cut of seat 1 is open already (FLOOR Players' cuts)");
    }
  }

  @Test
  @Clause({"FLOOR Players' cuts", "FLOOR Sealed deck"})
  void keyedTablesAreOutside() {
    try (CardRoom room = byTheTestsClock();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00);
      felt.refuses(
          "ann",
          promise(1, ANNS),
          "The cards of this table are keyed in by its dealer: there is no sealed deck to cut"
              + " (FLOOR Players' cuts)");
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whoHasNothingAtStakeWhenBetsCloseCutsNoMoreAndAPromiseMayBeReplacedBefore() {
    try (CardRoom room = byTheTestsClock();
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      twoBet(felt).does("ann", promise(1, BOBS)).does("bob", promise(2, BOBS));
      felt.does("ann", promise(1, ANNS)).does("bob", new Command.WithdrawBet(2, Wager.ANTE));
      felt.dealer(new Command.NoMoreBets()).does("ann", new OpenCut(1, ANNS));
      felt.dealer(new DealSealed());
      assertFalse(felt.types().contains("CutWithheld"));
      assertEquals(
          cut(felt, Map.of(1, ANNS)).stack(0), felt.state().round().spot(1).orElseThrow().cards());
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whoBanksCutsToo() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/6-card-bonus"))) {
      felt.sits("ann", 1, 500_00).sits("bob", 2, 100_00);
      felt.until(state -> state.round().rotation().offeredTo() == 1);
      felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 300_00));
      felt.does("ann", promise(1, ANNS)).bets("bob", 2, 20_00).isReady("bob", 2);
      felt.until(Phase.BETS_CLOSED);
      felt.does("ann", new OpenCut(1, ANNS)).untilTurnOf(2);
      assertEquals(
          cut(felt, Map.of(1, ANNS)).stack(0), felt.state().round().spot(2).orElseThrow().cards());
    }
  }

  @Test
  @Clause({"FLOOR Players' cuts", "FLOOR Sealed deck"})
  void aRedealHasANewSealAndNewPromises() {
    try (CardRoom room = byTheTestsClock();
        Felt felt = room.felt(TableOrder.of(TCP).byHand())) {
      twoBet(felt).does("ann", promise(1, ANNS)).dealer(new Command.NoMoreBets());
      felt.does("ann", new OpenCut(1, ANNS)).dealer(new DealSealed());
      String before = felt.state().seal().orElseThrow().commitment();
      felt.voids("a card lay face up");
      felt.dealer(new Command.NextRound());
      assertNotEquals(before, felt.state().seal().orElseThrow().commitment());
      assertTrue(felt.state().seal().orElseThrow().cuts().isEmpty());
      felt.bets("ann", 1, 10_00);
      // The old promise is for another round: whoever sends it again cannot open it.
      felt.does("ann", promise(1, ANNS)).dealer(new Command.NoMoreBets());
      felt.refuses(
          "ann",
          new OpenCut(1, ANNS),
          "This is not the value that was sealed for seat 1 (FLOOR Players' cuts)");
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aFloorStoppedBetweenPromiseAndOpeningGoesOnWithBoth() throws Exception {
    Deck expected;
    TableState before;
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      twoBet(felt).does("ann", promise(1, ANNS)).does("bob", promise(2, BOBS));
      felt.isReady("ann", 1);
      expected = cut(felt, Map.of(1, ANNS, 2, BOBS));
      before = felt.state();
    }
    try (CardRoom room = room();
        Felt felt = room.felt("t1")) {
      assertEquals(before, felt.state());
      felt.isReady("bob", 2).until(Phase.BETS_CLOSED);
      felt.does("ann", new OpenCut(1, ANNS));
    }
    try (CardRoom room = room();
        Felt felt = room.felt("t1")) {
      felt.does("bob", new OpenCut(2, BOBS)).untilTurnOf(1);
      hasDealt(expected, felt);
      inspect(room);
    }
  }
}
