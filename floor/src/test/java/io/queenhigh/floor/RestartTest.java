package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A floor that stops, in whatever order, is the same floor when it starts again. */
class RestartTest {

  private static final String SIX_CARD = "ca/6-card-bonus";

  @TempDir Path folder = Path.of("");

  private String store(String kind) {
    return kind.equals("sqlite")
        ? "sqlite:" + folder.resolve("floor.db")
        : Postgres.server().database("restart");
  }

  private static Ask ask(String id, TableCommand command) {
    return Ask.player("ann", id, command);
  }

  private static Ask ask(String id, Command command) {
    return ask(id, new TableCommand.InRound(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aFloorStoppedInTheMiddleOfARoundGoesOnWithTheSameSeatsDeckAndDecision(String kind)
      throws Exception {
    String address = store(kind);
    TableState before;
    TableView anns;
    String deck;
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt(TableOrder.of(SIX_CARD).fees().practice(3))) {
      room.issue("ann", 1_000_00);
      felt.sits("ann", 2, 500_00).until(state -> state.round().bankCents() > 0);
      felt.bets("ann", 2, 10_00).isReady("ann", 2).untilTurnOf(2);
      before = felt.state();
      anns = felt.table().view(Viewer.player("ann"));
      deck = room.store().kept("deck", "t1.1").orElseThrow();
    }
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt("t1")) {
      assertEquals(before, felt.state());
      assertEquals(deck, room.store().kept("deck", "t1.1").orElseThrow());
      TableView now = felt.table().view(Viewer.player("ann"));
      assertEquals(anns.seats(), now.seats());
      assertEquals(anns.dealer(), now.dealer());
      assertEquals(anns.you(), now.you());
      felt.does("ann", new Command.Play(2)).until(Phase.SETTLED);
      assertEquals("DeckOpened", felt.types().getLast());
      Inspector inspector = new Inspector("t1");
      inspector.readOn(room.store());
      inspector.checkLedger(room.store());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aCommandRepeatedAfterARestartGetsItsFirstAnswer(String kind) throws Exception {
    String address = store(kind);
    List<Ask> asks =
        List.of(
            ask("1", new Sit(1, 100_00)),
            ask("2", new BuyIn(20_00)),
            ask("3", new Command.Bet(1, Wager.ANTE, 10_00)),
            ask("4", new Command.WithdrawBet(1, Wager.ANTE)),
            ask("5", new Command.Bet(1, Wager.ANTE, 15_00)),
            ask("6", new TableCommand.CashOut(5_00)));
    List<Answer> first = new ArrayList<>();
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt(TableOrder.of("wa/three-card-poker"))) {
      room.issue("ann", 1_000_00);
      asks.forEach(ask -> first.add(felt.table().ask(ask).join()));
      assertInstanceOf(Answer.No.class, first.getLast());
      assertRepeated(felt, asks, first);
    }
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt("t1")) {
      assertRepeated(felt, asks, first);
      // So many commands later nobody remembers but the journal.
      for (int i = 0; i < 200; i++) {
        felt.does("ann", new BuyIn(1));
      }
      assertRepeated(felt, asks, first);
    }
  }

  private static void assertRepeated(Felt felt, List<Ask> asks, List<Answer> first) {
    TableState before = felt.state();
    List<Answer> again = asks.stream().map(ask -> felt.table().ask(ask).join()).toList();
    assertEquals(first, again);
    assertEquals(before, felt.state());
  }

  /** A refusal does nothing, so that the same command may be asked for again and be done. */
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void whatWasRefusedOnceIsJudgedAnewUnderTheSameId(String kind) {
    try (CardRoom room = new CardRoom(store(kind));
        Felt felt = room.felt(TableOrder.of("wa/three-card-poker"))) {
      room.issue("ann", 1_000_00);
      Ask bet = ask("bet", new Command.Bet(1, Wager.ANTE, 10_00));
      assertInstanceOf(Answer.No.class, felt.table().ask(bet).join());
      felt.sits("ann", 1, 100_00);
      Answer done = felt.table().ask(bet).join();
      assertInstanceOf(Answer.Done.class, done);
      assertEquals(done, felt.table().ask(bet).join());
      assertEquals(90_00, felt.rack("ann"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aFloorThatClosesUnderLoadLeavesNobodyWithoutAnAnswer(String kind) throws Exception {
    String address = store(kind);
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt(TableOrder.of("wa/three-card-poker"))) {
      room.issue("ann", 1_000_00);
      felt.sits("ann", 1, 0);
      for (int i = 0; i < 900; i++) {
        answers.add(felt.table().ask(ask("buy-" + i, new BuyIn(1))));
      }
      room.floor().close();
      answers.add(felt.table().ask(ask("late", new BuyIn(1))));
    }
    int done = 0;
    long last = 0;
    for (CompletableFuture<Answer> answer : answers) {
      switch (answer.get(30, TimeUnit.SECONDS)) {
        case Answer.Done(long seq) -> {
          done++;
          last = seq;
        }
        case Answer.Unavailable(String why) -> assertTrue(why.length() > 10, why);
        case Answer.No refused -> throw new AssertionError(refused);
      }
    }
    assertInstanceOf(Answer.Unavailable.class, answers.getLast().join());
    try (CardRoom room = new CardRoom(address);
        Felt felt = room.felt("t1")) {
      assertEquals(done, felt.rack("ann"));
      Head head = room.store().head("table/t1");
      assertTrue(done == 0 || head.seq() == last, head + " and " + last);
      assertNotEquals(Head.NONE, head);
    }
  }
}
