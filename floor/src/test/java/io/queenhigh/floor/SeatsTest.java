package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who sits where, and for how long a chair is kept for somebody who is not there. */
class SeatsTest {

  private static final String TCP = "wa/three-card-poker";

  private static final Duration RESERVED = Duration.ofMinutes(5);

  private static final Duration ALMOST = RESERVED.minusMillis(1);

  /** Patient, but for abandoned chairs. */
  private static final Pace PACE =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, RESERVED.toMillis(), 0);

  @TempDir Path folder = Path.of("");

  private final HandClock clock = new HandClock();

  private CardRoom room() {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), clock));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    return room;
  }

  private static List<Integer> taken(Felt felt) {
    return felt.state().round().spots().values().stream().map(Spot::seat).toList();
  }

  @Test
  void whoAsksForAnySeatGetsTheFirstFreeOne() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).terms(usual -> usual.withPlaces(3)))) {
      felt.sits("cat", 1, 0).sits("dan", 3, 0).sits("ann", 0, 10_00);
      assertEquals("ann", felt.state().round().spot(2).orElseThrow().player());
      felt.refuses("bob", new Sit(0, 10_00), "Seat 1 is taken (WA-TCP Side Bets)");
    }
  }

  @Test
  void aSeatIsKeptForSomebodyWhoseConnectionIsGone() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE))) {
      Watch ann = felt.table().watch(Viewer.player("ann"), OptionalLong.empty(), _ -> {});
      felt.sits("ann", 1, 100_00);
      clock.advance(Duration.ofDays(1));
      room.floor().walkRound();
      assertTrue(here(felt), "who watches is there");

      ann.close();
      clock.advance(ALMOST);
      room.floor().walkRound();
      assertFalse(here(felt));
      assertEquals(List.of(1), taken(felt));

      clock.advance(Duration.ofMillis(1));
      room.floor().walkRound();
      felt.until(state -> !state.isSeated("ann"));
      assertEquals(1_000_00, felt.wallet("ann"));
    }
  }

  private static boolean here(Felt felt) {
    return felt.table().view(Viewer.BYSTANDER).seats().stream().anyMatch(TableView.Seat::here);
  }

  @Test
  void whoComesBackInTimeHasTheSameSeatAndTheSameDecision() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE))) {
      try (Watch _ = felt.table().watch(Viewer.player("ann"), OptionalLong.empty(), _ -> {})) {
        felt.sits("ann", 4, 100_00).bets("ann", 4, 10_00).isReady("ann", 4).untilTurnOf(4);
      }
      TableView before = felt.table().view(Viewer.player("ann"));
      clock.advance(ALMOST);
      room.floor().walkRound();
      try (Watch _ = felt.table().watch(Viewer.player("ann"), OptionalLong.empty(), _ -> {})) {
        clock.advance(ALMOST);
        room.floor().walkRound();
        TableView after = felt.table().view(Viewer.player("ann"));
        assertEquals(before.seats().getFirst().cards(), after.seats().getFirst().cards());
        assertEquals(before.you().orElseThrow().can(), after.you().orElseThrow().can());
        felt.does("ann", new Command.Play(4)).until(Phase.SETTLED);
      }
    }
  }

  @Test
  void aCommandIsASignOfLife() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE))) {
      felt.sits("ann", 1, 100_00);
      clock.advance(ALMOST);
      felt.bets("ann", 1, 10_00);
      clock.advance(ALMOST);
      room.floor().walkRound();
      felt.sits("bob", 2, 10_00); // The table has done what it was told before.
      assertEquals(List.of(1, 2), taken(felt));
    }
  }

  @Test
  @Clause({"QH Leaving folds", "QH Idle players"})
  void whoStaysAwayInTheMiddleOfARoundFoldsAndIsPaidOut() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
      clock.advance(RESERVED);
      room.floor().walkRound();
      felt.until(Phase.SETTLED);
      assertEquals(Decision.FOLDED, felt.state().round().spot(1).orElseThrow().decision());
      felt.floor(new Command.NextRound());
      assertEquals(List.of(), taken(felt));
      assertEquals(990_00, felt.wallet("ann"));
    }
  }

  @Test
  void afterARestartEverybodyHasTheWholeTimeToComeBack() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE))) {
      felt.sits("ann", 1, 100_00);
    }
    clock.advance(Duration.ofDays(2));
    try (CardRoom room = room();
        Felt felt = room.felt("t1")) {
      clock.advance(ALMOST);
      room.floor().walkRound();
      felt.sits("bob", 2, 10_00);
      assertEquals(List.of(1, 2), taken(felt));
      clock.advance(Duration.ofMillis(1));
      room.floor().walkRound();
      felt.until(state -> !state.isSeated("ann"));
    }
  }

  @Test
  @Clause("FLOOR Practice players")
  void practicePlayersAreNeverAbandonedAndLeaveTheFirstSeatsFree() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(PACE).practice(3))) {
      clock.advance(Duration.ofDays(1));
      room.floor().walkRound();
      felt.sits("ann", 0, 100_00);
      assertEquals(List.of(1, 5, 6, 7), taken(felt));
      assertTrue(
          felt.table().view(Viewer.BYSTANDER).seats().stream()
              .allMatch(seat -> seat.practice() == seat.player().startsWith("practice-")));
    }
  }
}
