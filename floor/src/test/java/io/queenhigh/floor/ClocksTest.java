package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.Ready;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a table waits for, how long, and what it does when nobody comes. */
class ClocksTest {

  private static final String TCP = "wa/three-card-poker";
  private static final long HOUR = 3_600_000;
  private static final long SOON = 30;

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    return room(InstantSource.system());
  }

  private CardRoom room(InstantSource time) {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), time));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    room.issue("cat", 1_000_00);
    return room;
  }

  private static Optional<TableView.Clock> clock(Felt felt) {
    return felt.table().view(Viewer.BYSTANDER).clock();
  }

  /** The clock as soon as the table waits for this. */
  private static TableView.Clock clock(Felt felt, String what) throws Exception {
    felt.until(_ -> clock(felt).filter(clock -> clock.what().equals(what)).isPresent());
    return clock(felt).orElseThrow();
  }

  @Test
  void theDealIsAtOnceWhenEverybodyIsReady() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(2))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.bets("ann", 1, 10_00).isReady("ann", 1).bets("bob", 2, 10_00);
      assertEquals(0, clock(felt, "no-more-bets").seat());
      assertEquals(Phase.BETTING, felt.phase());
      felt.isReady("bob", 2).untilTurnOf(1);
      assertEquals(1, clock(felt, "decides").seat());
    }
  }

  @Test
  void onlyWhoHasBetCanBeReadyAndOnlyOnce() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.refuses(
          "ann",
          new Ready(1),
          "There is no open bet at seat 1 to be ready with (FLOOR Table stakes)");
      felt.bets("ann", 1, 10_00);
      felt.refuses("bob", new Ready(1), "Seat 1 belongs to somebody else (FLOOR Table stakes)");
      felt.isReady("ann", 1);
      felt.refuses("ann", new Ready(1), "Seat 1 is ready already (FLOOR Table stakes)");
      // Who takes his bet back is not ready any more.
      felt.does("ann", new Command.WithdrawBet(1, Wager.ANTE)).bets("ann", 1, 5_00);
      felt.isReady("ann", 1);
    }
  }

  @Test
  @Clause("WA-TCP Dealing 2")
  void theBettingClockClosesTheBets() throws Exception {
    Pace pace = new Pace(SOON, HOUR, HOUR, HOUR, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00).bets("ann", 1, 10_00).untilTurnOf(1);
      felt.refuses("bob", new Command.Bet(2, Wager.ANTE, 10_00), "No more bets (WA-TCP Dealing 2)");
    }
  }

  @Test
  void otherPeoplesBetsDoNotStartTheClockAgain() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      assertEquals(Optional.empty(), clock(felt));
      felt.bets("ann", 1, 10_00);
      TableView.Clock first = clock(felt, "no-more-bets");
      felt.bets("bob", 2, 10_00).isReady("bob", 2);
      assertEquals(first, clock(felt).orElseThrow());
      felt.does("ann", new Command.WithdrawBet(1, Wager.ANTE));
      felt.does("bob", new Command.WithdrawBet(2, Wager.ANTE));
      assertEquals(Optional.empty(), clock(felt));
    }
  }

  @Test
  @Clause("QH Leaving folds")
  void theDecisionClockFoldsOneAfterTheOther() throws Exception {
    Pace pace = new Pace(HOUR, HOUR, SOON, HOUR, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.bets("ann", 1, 10_00).bets("bob", 2, 10_00).isReady("ann", 1).isReady("bob", 2);
      felt.until(Phase.SETTLED);
      assertEquals(
          2, felt.journal().stream().filter(line -> line.payload().contains("timed-out")).count());
      assertEquals(90_00, felt.rack("ann"));
    }
  }

  @Test
  @Clause({"FLOOR Time to answer", "QH Leaving folds"})
  void whoHasTheTableForHimselfHasAllTheTimeUntilHeGoes() throws Exception {
    Pace pace = new Pace(HOUR, HOUR, SOON, HOUR, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace).practice(2))) {
      felt.sits("ann", 1, 100_00);
      try (Watch _ = looks(felt, "ann")) {
        felt.bets("ann", 1, 10_00);
        assertEquals(Optional.empty(), clock(felt));
        felt.isReady("ann", 1).untilTurnOf(1);
        assertEquals(Optional.empty(), clock(felt));
        felt.until(_ -> clock(felt).isEmpty());
      }
      felt.until(Phase.SETTLED);
      assertEquals(90_00, felt.rack("ann"));
    }
  }

  @Test
  @Clause("FLOOR Time to answer")
  void theClockRunsAsSoonAsSomebodyElseWaits() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00);
      try (Watch _ = looks(felt, "ann")) {
        felt.bets("ann", 1, 10_00).sits("bob", 2, 100_00);
        assertEquals(HOUR, clock(felt, "no-more-bets").wholeMillis());
        felt.does("bob", new Command.StandUp(2));
        felt.until(_ -> clock(felt).isEmpty());
      }
    }
  }

  @Test
  @Clause("FLOOR Time to answer")
  void aLinkedTableKeepsItsClockForWhoeverIsAloneThere() throws Exception {
    try (LinkedRoom linked = new LinkedRoom(room())) {
      LinkTerms terms = LinkedRoom.gameManager();
      linked.join(linked.open(terms), LinkedRoom.setup("t1", terms));
      try (Felt felt = linked.room().felt("t1")) {
        felt.sits("ann", 1, 100_00);
        try (Watch _ = looks(felt, "ann")) {
          felt.bets("ann", 1, 10_00);
          assertEquals(HOUR, clock(felt, "no-more-bets").wholeMillis());
          felt.isReady("ann", 1).untilTurnOf(1);
          assertEquals(HOUR, clock(felt, "decides").wholeMillis());
        }
      }
    }
  }

  private static Watch looks(Felt felt, String player) {
    return felt.table().watch(Viewer.player(player), OptionalLong.empty(), _ -> {});
  }

  @Test
  void thePauseIsFollowedByTheNextRound() throws Exception {
    Pace pace = new Pace(SOON, HOUR, SOON, SOON, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00);
      felt.until(state -> state.round().number() == 2);
      assertEquals(Phase.BETTING, felt.phase());
      assertTrue(!felt.state().round().hasBets());
    }
  }

  @Test
  @Clause({"QH Idle players", "QH Bank offered"})
  void anOfferThatIsNotAnsweredGoesOn() throws Exception {
    Pace pace = new Pace(HOUR, SOON, HOUR, HOUR, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/three-card-poker").pace(pace))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.until(state -> state.round().rotation().declined().size() == 2);
      assertEquals(0, clock(felt, "offer").seat());
    }
  }

  @Test
  @Clause("QH Idle players")
  void whoTakesTheBankAndPostsNothingLosesIt() throws Exception {
    Pace pace = new Pace(HOUR, SOON, HOUR, HOUR, HOUR, 0);
    HandClock hands = new HandClock();
    try (CardRoom room = room(hands);
        Felt felt = room.felt(TableOrder.of("ca/three-card-poker").pace(pace))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.until(state -> state.round().rotation().offeredTo() == 1);
      felt.does("ann", new Command.TakeBank(1));
      clock(felt, "post");
      hands.advance(Duration.ofMillis(SOON));
      felt.until(state -> state.round().rotation().offeredTo() == 2);
      assertTrue(felt.types().contains("BankVacated"));
    }
  }
}
