package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.StakePractice;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The seats that the house fills so that nobody has to wait for company. */
@Clause("FLOOR Practice players")
class PracticePlayersTest {

  private static final String TCP = "wa/three-card-poker";
  private static final long HOUR = 3_600_000;

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 1_000_000_00);
    return room;
  }

  private static List<Spot> practice(Felt felt) {
    return felt.state().round().spots().values().stream()
        .filter(spot -> PracticePlayers.isOne(spot.player()))
        .toList();
  }

  @Test
  void theyBetTheMinimumOnceAPersonHasBet() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(3))) {
      felt.sits("ann", 1, 100_00);
      assertTrue(practice(felt).stream().noneMatch(Spot::hasBet));
      felt.bets("ann", 1, 50_00);
      felt.until(state -> state.round().bettingSpots().size() == 4);
      assertTrue(practice(felt).stream().allMatch(spot -> spot.stake(Wager.ANTE) == 1_00));
    }
  }

  @Test
  void theyPlayByTheBook() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(6))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
      for (Spot spot : practice(felt)) {
        boolean plays =
            CardRoom.ADVICE.plays(
                felt.state().round().game(), Cards.of(spot.cards()), Optional.empty(), Cards.NONE);
        assertEquals(plays ? Decision.PLAYED : Decision.FOLDED, spot.decision());
      }
    }
  }

  @Test
  @Clause("WA-FACE Report Assumption")
  void theyKeepAPlaceForEveryPersonWhoHasNotBetYet() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP, "face-up").practice(4))) {
      room.issue("bob", 100_00);
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00).bets("ann", 1, 10_00);
      felt.until(state -> state.round().bettingSpots().size() == 2);
      felt.bets("bob", 2, 10_00).isReady("ann", 1).isReady("bob", 2).untilTurnOf(1);
      assertEquals(3, felt.state().round().bettingSpots().size());
    }
  }

  @Test
  void aHighMinimumDoesNotStopTheTable() throws Exception {
    Limits high = new Limits(20_000_00, 100_000_00);
    TableOrder order =
        TableOrder.of("ca/three-card-poker")
            .practice(3)
            .terms(usual -> usual.withLimits(Wager.ANTE, high).withLimits(Wager.PAIR_PLUS, high));
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 100_000_00).until(state -> state.round().bankCents() > 0);
      felt.bets("ann", 1, 20_000_00);
      felt.until(state -> state.round().bettingSpots().size() == 3);
      felt.isReady("ann", 1).untilTurnOf(1);
      felt.does("ann", new Command.Play(1)).until(Phase.SETTLED);
    }
  }

  @Test
  void theirChipsAreNobodysAndGoBackWithThem() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(3))) {
      assertEquals(
          15_000_00, practice(felt).stream().mapToLong(one -> felt.rack(one.player())).sum());
      long outside = room.store().balance("cage");
      felt.supervisor(new Configure(TableOrder.of(TCP).practice(1).setup()));
      assertEquals(1, practice(felt).size());
      assertEquals(outside + 10_000_00, room.store().balance("cage"));
      felt.supervisor(new Configure(TableOrder.of(TCP).practice(0).setup()));
      assertEquals(0, practice(felt).size());
      assertEquals(outside + 15_000_00, room.store().balance("cage"));
      assertEquals(0, room.store().balances("wallet/practice").size());
    }
  }

  @Test
  void nobodyButTheFloorGivesChipsAwayAndToNobodyButThem() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).practice(1))) {
      felt.sits("ann", 1, 100_00);
      felt.refuses(
          "ann",
          new StakePractice("ann", 1_000_00),
          "Only the house gives practice players chips (FLOOR Practice players)");
      felt.refusesDealer(
          new StakePractice("ann", 1_000_00),
          "Only practice players play with the house's chips (FLOOR Practice players)");
      felt.refusesDealer(
          new StakePractice("practice-6", 1_00),
          "Only practice players play with the house's chips (FLOOR Practice players)");
      felt.refusesDealer(
          new StakePractice("practice-7", -1),
          "The house lends more than nothing, and not a fortune (FLOOR Practice players)");
      felt.refusesDealer(
          new StakePractice("practice-7", Long.MAX_VALUE),
          "The house lends more than nothing, and not a fortune (FLOOR Practice players)");
      felt.does("ann", new BuyIn(1_00));
      assertEquals(101_00, felt.rack("ann"));
    }
  }

  @Test
  void aTableWithPracticePlayersGoesOnWhenTheyMayNotBet() throws Exception {
    // The Pair Plus that they would make is more than the house lends.
    Limits absurd = new Limits(1_000_000_000_00L, Long.MAX_VALUE);
    Pace pace = new Pace(20, HOUR, HOUR, HOUR, HOUR, 0);
    TableOrder order =
        TableOrder.of("ca/three-card-poker")
            .pace(pace)
            .practice(2)
            .terms(usual -> usual.withLimits(Wager.PAIR_PLUS, absurd));
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 100_00).until(state -> state.round().bankCents() > 0);
      felt.bets("ann", 1, 10_00).untilTurnOf(1);
      felt.does("ann", new Command.Fold(1)).until(Phase.SETTLED);
    }
  }
}
