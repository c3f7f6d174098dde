package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.Close;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables are opened, set up anew between rounds, and closed. */
class TableChangesTest {

  private static final String TCP = "wa/three-card-poker";
  private static final String SIX_CARD = "ca/6-card-bonus";

  private static final String NOT_NOW =
      "A table is changed between rounds, not during one (FLOOR Changes between rounds)";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    return room;
  }

  private static Configure to(TableOrder order) {
    return new Configure(order.setup());
  }

  // Changes

  @Test
  @Clause("FLOOR Changes between rounds")
  void nothingChangesWhileABetLiesOnTheTable() throws Exception {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00);
      felt.refusesSupervisor(to(order.practice(2)), NOT_NOW);
      felt.isReady("ann", 1).untilTurnOf(1);
      felt.refusesSupervisor(to(order.practice(2)), NOT_NOW);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      felt.supervisor(to(order.practice(2)));
      assertEquals(2, felt.state().round().number());
      assertEquals(List.of(1, 6, 7), FirstRoundTest.seats(felt.state()));
    }
  }

  @Test
  @Clause("FLOOR Changes between rounds")
  void nothingChangesWhileABankIsPosted() throws Exception {
    TableOrder order = TableOrder.of(SIX_CARD);
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.until(state -> state.round().rotation().offeredTo() == 1);
      felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 50_00));
      felt.refusesSupervisor(to(order.game(TCP)), NOT_NOW);
      felt.does("ann", new Command.PassBank(1)).supervisor(to(order.game(TCP)));
    }
  }

  @Test
  @Clause("FLOOR Table setup")
  void onlyASupervisorChangesOrClosesATable() {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      String change =
          "Only a supervisor, executive or manager changes how a table is set up (FLOOR Table setup)";
      felt.refuses("ann", to(order.practice(1)), change);
      felt.refusesDealer(to(order.practice(1)), change);
      String close = "Only a supervisor, executive or manager closes a table (FLOOR Open tables)";
      felt.refuses("ann", new Close("bored"), close);
      felt.refusesDealer(new Close("tired"), close);
    }
  }

  @Test
  @Clause("FLOOR Changes between rounds")
  void anotherGameKeepsSeatsAndChips() throws Exception {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 300_00).sits("bob", 2, 200_00);
      for (TableOrder next :
          List.of(order.game(SIX_CARD).fees(), order.game("ca/three-card-poker"), order)) {
        felt.supervisor(to(next));
        assertEquals(List.of("ann", "bob"), players(felt));
        assertEquals(300_00, felt.rack("ann"));
        assertEquals(200_00, felt.rack("bob"));
        boolean playersBank = felt.state().round().game().isBankedByAPlayer();
        assertEquals(playersBank ? 0 : 100_000_00, felt.state().trayCents());
        assertEquals(next.game(), felt.state().round().game().id());
      }
      felt.bets("ann", 1, 10_00).bets("bob", 2, 10_00).isReady("ann", 1).isReady("bob", 2);
      felt.untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).does("bob", new Command.Fold(2));
      felt.until(Phase.SETTLED);
      assertEquals(290_00, felt.rack("ann"));
    }
  }

  private static List<String> players(Felt felt) {
    return felt.state().round().spots().values().stream().map(Spot::player).toList();
  }

  @Test
  @Clause({"FLOOR Changes between rounds", "WA-TCP Dealing 1"})
  void twoSpotsOfOnePlayerDoNotSurviveAGameThatAllowsOne() {
    TableOrder two = TableOrder.of(TCP, "two-spots");
    try (CardRoom room = room();
        Felt felt = room.felt(two)) {
      felt.sits("ann", 1, 300_00).sits("ann", 2, 0);
      felt.refusesSupervisor(
          to(two.game(TCP)), "ann has 2 seats, and this game allows 1 (FLOOR Table setup)");
      felt.does("ann", new Command.StandUp(1)).supervisor(to(two.game(TCP)));
      assertEquals(300_00, felt.rack("ann"));
    }
  }

  @Test
  @Clause({"FLOOR Sealed deck", "FLOOR Changes between rounds"})
  void aDeckThatWillNotBeDealtIsOpenedWhenCardsAreKeyedFromNowOn() {
    TableOrder order = TableOrder.of(TCP).byHand();
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.supervisor(to(order.keyed()));
      assertEquals(Optional.empty(), felt.state().seal());
      assertTrue(felt.last("DeckOpened").isPresent());
      assertTrue(room.store().keptOf("deck").isEmpty());
      felt.supervisor(to(order));
      assertTrue(felt.state().seal().isPresent());
      felt.sits("ann", 1, 100_00).bets("ann", 1, 5_00).dealerFinishes();
    }
  }

  // Setups

  static Stream<Arguments> impossible() {
    TableOrder order = TableOrder.of(TCP);
    TableSetup setup = order.setup();
    return Stream.of(
        Arguments.of(
            with(setup, "no/such-game"),
            "There is no such game, or its choices do not go together"),
        Arguments.of(
            order.id("Table 1").setup(),
            "A table's name has 1 to 24 small letters, digits and hyphens"),
        Arguments.of(
            order.id("../etc").setup(),
            "A table's name has 1 to 24 small letters, digits and hyphens"),
        Arguments.of(
            order.id("t".repeat(25)).setup(),
            "A table's name has 1 to 24 small letters, digits and hyphens"),
        Arguments.of(
            with(setup, " ", setup.fingerprint()), "A table's title has 1 to 60 characters"),
        Arguments.of(
            with(setup, "x".repeat(61), setup.fingerprint()),
            "A table's title has 1 to 60 characters"),
        Arguments.of(
            with(setup, "Table", "f".repeat(64)),
            "The game file is not the one this setup was made for"),
        Arguments.of(
            order.game(TCP, "P1").setup(),
            "A progressive wager needs a link: name the one that this table is to be on"),
        Arguments.of(
            order.pace(new Pace(-1, 0, 0, 0, 0, 0)).setup(),
            "A table waits between 0 and 3600000 milliseconds"),
        Arguments.of(
            order.pace(new Pace(0, 0, 0, 0, 3_600_001, 0)).setup(),
            "A table waits between 0 and 3600000 milliseconds"),
        Arguments.of(
            order.keyed().setup(),
            "Cards are keyed in by a person: this table needs one as its dealer"),
        Arguments.of(order.practice(-1).setup(), "Practice players leave at least one seat free"),
        Arguments.of(order.practice(7).setup(), "Practice players leave at least one seat free"),
        Arguments.of(
            order.rotation().setup(), "The house banks this game; there is no position to rotate"));
  }

  private static TableSetup with(TableSetup setup, String game) {
    return with(setup, game, setup.title(), setup.fingerprint());
  }

  private static TableSetup with(TableSetup setup, String title, String fingerprint) {
    return with(setup, setup.game(), title, fingerprint);
  }

  private static TableSetup with(TableSetup setup, String game, String title, String fingerprint) {
    return new TableSetup(
        setup.id(),
        title,
        game,
        setup.choices(),
        fingerprint,
        setup.terms(),
        setup.pace(),
        setup.dealer(),
        setup.cards(),
        setup.practicePlayers(),
        setup.rotation2026());
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("impossible")
  @Clause("FLOOR Table setup")
  void noTableIsOpenedThatCannotBePlayedAt(TableSetup setup, String why) {
    try (CardRoom room = room()) {
      Answer answer = room.floor().openTable("sue", CardRoom.nextId(), setup).join();
      Answer.No no = assertInstanceOf(Answer.No.class, answer);
      assertEquals(why + " (FLOOR Table setup)", no.refused().toString());
      assertEquals(List.of(), List.copyOf(room.floor().tables()));
      assertEquals(List.of("house"), room.store().streams());
      try (Felt felt = room.felt(TableOrder.of("ca/three-card-poker"))) {
        assertInstanceOf(
            Answer.No.class,
            felt.table()
                .ask(
                    Ask.of(
                        new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), new Configure(setup)))
                .join());
      }
    }
  }

  @Test
  @Clause({"FLOOR Table setup", "WA-TCP Limits"})
  void limitsAndPlacesAreTheGamesAndTheSeatedPeoples() {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.refusesSupervisor(
          to(order.terms(usual -> usual.withPlaces(17))),
          "The table has 17 places; this game allows 1 to 16 (QH Places)");
      felt.refusesSupervisor(
          to(order.terms(usual -> usual.withLimits(Wager.ANTE, new Limits(10_00, 5_00)))),
          "Ante: the minimum must be above 0 and not above the maximum (WA-TCP Limits)");
      felt.sits("ann", 6, 0);
      felt.refusesSupervisor(
          to(order.terms(usual -> usual.withPlaces(5))),
          "Somebody sits at seat 6: the table cannot have fewer places (FLOOR Table setup)");
      felt.refusesSupervisor(to(order.id("t2")), "A table keeps its name (FLOOR Table setup)");
      felt.refusesFloor(
          new Command.SetTerms(order.setup().terms()),
          "Terms are changed with the table's setup (FLOOR Changes between rounds)");
    }
  }

  // Closing

  @Test
  @Clause("FLOOR Open tables")
  void closingPaysEverybodyOutAndEmptiesTheTray() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(3))) {
      felt.sits("ann", 1, 300_00).sits("bob", 2, 200_00);
      felt.refusesSupervisor(new Close(" "), "Closing a table needs a reason (FLOOR Open tables)");
      felt.supervisor(new Close("end of the night"));
      assertFalse(felt.state().open());
      assertEquals(1_000_00, felt.wallet("ann"));
      assertEquals(1_000_00, felt.wallet("bob"));
      assertTrue(felt.state().chips().isEmpty(), felt.state().chips().toString());
      assertEquals(-2_000_00, room.store().balance("cage"));
      assertTrue(room.store().keptOf("deck").isEmpty());
      assertTrue(felt.types().contains("DeckOpened"));
      for (TableCommand late : List.of(new Sit(1, 0), new Close("again"), to(TableOrder.of(TCP)))) {
        felt.refusesSupervisor(late, "Table t1 is closed (FLOOR Open tables)");
      }
    }
  }

  @Test
  @Clause({"FLOOR Open tables", "FLOOR Changes between rounds"})
  void noTableIsClosedUnderSomebodysBet() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00);
      String no = "A table is closed between rounds, not during one (FLOOR Changes between rounds)";
      felt.refusesSupervisor(new Close("now"), no);
      felt.isReady("ann", 1).untilTurnOf(1);
      felt.refusesSupervisor(new Close("now"), no);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      felt.supervisor(new Close("now"));
      assertEquals(990_00, felt.wallet("ann"));
    }
  }

  @Test
  @Clause({"FLOOR Open tables", "FLOOR Sealed deck"})
  void theLastRoundOfAClosedTableStaysOnRecordWithItsDeck() throws Exception {
    try (CardRoom room = room()) {
      try (Felt felt = room.felt(TableOrder.of(TCP))) {
        felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
        felt.does("ann", new Command.Play(1)).until(Phase.SETTLED);
        felt.supervisor(new Close("end of the night"));
      }
      room.floor().walkRound();
      assertTrue(room.floor().table("t1").isEmpty());
      Rounds.OnRecord last = room.floor().rounds().find("t1.1").orElseThrow();
      assertTrue(last.over());
      assertTrue(last.file().isPresent());
      List<String> types = last.lines().stream().map(line -> line.type()).toList();
      assertTrue(types.contains("DeckOpened"), types.toString());
    }
  }

  @Test
  @Clause("FLOOR Open tables")
  void aNameIsUsedOnce() {
    TableSetup setup = TableOrder.of(TCP).setup();
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      assertEquals("There is a table t1 already", refusal(room, setup));
      felt.supervisor(new Close("end of the night"));
    }
    try (CardRoom room = room()) {
      assertTrue(room.floor().tables().isEmpty());
      assertEquals("There has been a table t1; take another name", refusal(room, setup));
      assertTrue(room.floor().tables().isEmpty());
    }
  }

  private static String refusal(CardRoom room, TableSetup setup) {
    Answer answer = room.floor().openTable("sue", CardRoom.nextId(), setup).join();
    return assertInstanceOf(Answer.No.class, answer).refused().why();
  }
}
