package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.floor.people.OfficeWord;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What regulators set from a day on, and what the room says beside it, at live tables. */
class RegulatedTableTest {

  private static final String TCP = "wa/three-card-poker";
  private static final String SIX_CARD = "ca/6-card-bonus";

  @TempDir Path folder = Path.of("");

  private final HandClock clock = new HandClock();

  private CardRoom room(Catalogue catalogue) {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(catalogue, CardRoom.ADVICE, Shuffler.start(), clock));
    room.issue("ann", 10_000_00);
    room.issue("bob", 10_000_00);
    return room;
  }

  /** From the day after tomorrow 200 dollars a wager; the clock stands at 14 November 2023. */
  private Catalogue soonStricter() throws IOException {
    Path own = Files.createDirectories(folder.resolve("own/regulators"));
    Files.writeString(
        own.resolve("wa.toml"),
        """
        regulator = "WA"
        [[ceiling]]
        licence = "house-banked-card-room"
        from    = "2023-11-16"
        dollars = 200
        by      = "WA-TCP Limits"
        source  = "a rule of this test"
        """);
    Catalogue catalogue = CardRoom.CATALOGUE.with(Objects.requireNonNull(own.getParent()));
    assertEquals(List.of(), catalogue.problems());
    return catalogue;
  }

  private static UnaryOperator<Terms> most(long cents) {
    return usual -> usual.withLimits(Wager.ANTE, new Limits(1_00, cents));
  }

  private static String refusal(CardRoom room, TableSetup setup) {
    Answer answer = room.floor().openTable("floor", CardRoom.nextId(), setup).join();
    Refused refused = assertInstanceOf(Answer.No.class, answer).refused();
    return refused.id() + ": " + refused.why() + " (" + refused.by() + ")";
  }

  @Test
  @Clause({"WA-TCP Limits", "FLOOR Room's own rules"})
  void aTableAboveItsCeilingIsNeitherOpenedNorChangedTo() throws Exception {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room(CardRoom.CATALOGUE)) {
      assertEquals(
          "above-the-ceiling: The regulator allows 300.00 a wager since 2017-11-17, and Ante has a"
              + " maximum of 5000.00 here (WA-TCP Limits)",
          refusal(room, order.terms(most(5_000_00)).setup()));
      assertEquals(
          "above-the-ceiling: The regulator allows 300.00 a wager since 2017-11-17, and Ante has no"
              + " maximum here (WA-TCP Limits)",
          refusal(room, order.terms(most(Long.MAX_VALUE)).setup()));
      try (Felt felt = room.felt(order.terms(most(300_00)))) {
        assertEquals(List.of("TableOpened/4", "RulesCameIntoForce"), felt.types().subList(0, 2));
        felt.refusesSupervisor(
            new Configure(order.terms(most(300_01)).setup()),
            "The regulator allows 300.00 a wager since 2017-11-17, and Ante has a maximum of 300.01"
                + " here (WA-TCP Limits)");
        felt.supervisor(new Configure(order.terms(most(100_00)).setup()));
        felt.sits("ann", 1, 500_00).bets("ann", 1, 100_00);
      }
    }
  }

  @Test
  @Clause({"WA-TCP Limits", "FLOOR Room's own rules"})
  void whenADayBeginsTheRoundIsFinishedAndThenTheTableIsChangedBeforeAnybodyBets()
      throws Exception {
    TableOrder order = TableOrder.of(TCP);
    try (CardRoom room = room(soonStricter());
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 1_000_00).bets("ann", 1, 250_00);
      clock.advance(Duration.ofDays(2));
      assertEquals(300_00, felt.state().inForce().orElseThrow().mostCents());
      felt.bets("ann", 1, 260_00).isReady("ann", 1).untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      felt.floor(new Command.NextRound());
      String halted =
          "The regulator allows 200.00 a wager since 2023-11-16, and Ante has a maximum of 300.00 here";
      felt.refuses("ann", new Command.Bet(1, Wager.ANTE, 10_00), halted + " (WA-TCP Limits)");
      assertEquals(Optional.of(halted), felt.table().view(Viewer.player("ann")).posted().halted());
      assertFalse(
          felt.table().view(Viewer.player("ann")).you().orElseThrow().can().contains("bet"));
      felt.supervisor(
          new Configure(
              order
                  .terms(
                      usual ->
                          new Terms(
                              usual.places(),
                              usual.mostPlayers(),
                              allAt(200_00),
                              usual.fees(),
                              usual.insideASeat(),
                              usual.meterOrder()))
                  .setup()));
      felt.bets("ann", 1, 200_00);
      assertEquals(Optional.empty(), felt.table().view(Viewer.player("ann")).posted().halted());
    }
  }

  private static Map<Wager, Limits> allAt(long cents) {
    Limits limits = new Limits(1_00, cents);
    return Map.of(
        Wager.ANTE, limits,
        Wager.PAIR_PLUS, limits,
        Wager.SIX_CARD_BONUS, limits,
        Wager.PROGRESSIVE, limits);
  }

  @Test
  @Clause("FLOOR Room's own rules")
  void theRoomMayBeStricterAndIsObeyedFromTheNextRoundOn() throws Exception {
    try (CardRoom room = room(CardRoom.CATALOGUE);
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 1_000_00).bets("ann", 1, 250_00);
      OfficeWord.says(
          room.store(),
          clock,
          new RoomRules(new TreeMap<>(), new TreeMap<>(Map.of("WA", 100_00L)), List.of(), false));
      room.floor().room().refresh();
      felt.isReady("ann", 1).untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      felt.floor(new Command.NextRound());
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.ANTE, 10_00),
          "This room takes 100.00 a wager at most, and Ante has a maximum of 300.00 here (FLOOR Room's"
              + " own rules)");
    }
  }

  @Test
  @Clause({"FLOOR Room's own rules", "FLOOR Rotation of 2026"})
  void aRoomThatFollowsTheRulesOf2026OffersTheBankBeforeEveryHandFromTheirDayOn() throws Exception {
    try (CardRoom room = room(CardRoom.CATALOGUE)) {
      OfficeWord.says(
          room.store(),
          clock,
          new RoomRules(new TreeMap<>(), new TreeMap<>(), List.of("CA"), false));
      room.floor().room().refresh();
      try (Felt felt = room.felt(TableOrder.of(SIX_CARD))) {
        assertFalse(felt.state().inForce().map(RulesInForce::bankOffered).orElse(true));
        felt.sits("ann", 1, 1_000_00).sits("bob", 2, 1_000_00);
        felt.until(state -> state.round().rotation().offeredTo() == 1);
        felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 50_00));
        bobLoses(felt);
        assertEquals(1, felt.state().round().rotation().seat(), "she keeps it for two rounds");
        clock.advance(Duration.ofDays(900));
        felt.does("ann", new Command.PostBank(1, 50_00));
        bobLoses(felt);
        assertTrue(felt.state().offersEveryHand());
        felt.until(state -> state.round().rotation().offeredTo() == 2);
        felt.does("bob", new Command.TakeBank(2)).does("bob", new Command.PostBank(2, 50_00));
        felt.bets("ann", 1, 5_00).isReady("ann", 1).untilTurnOf(1);
        felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
        felt.floor(new Command.NextRound());
        felt.until(state -> state.round().rotation().offeredTo() == 1);
      }
    }
  }

  private static void bobLoses(Felt felt) throws Exception {
    felt.bets("bob", 2, 5_00).isReady("bob", 2).untilTurnOf(2);
    felt.does("bob", new Command.Fold(2)).until(Phase.SETTLED);
    felt.floor(new Command.NextRound());
  }
}
