package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Rotation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The player-dealer's position at live tables: who is offered it, who takes it, when it goes on.
 */
class BankTurnsTest {

  private static final String SIX_CARD = "ca/6-card-bonus";
  private static final String TCP = "ca/three-card-poker";

  private static final long HOUR = 3_600_000;

  /** People have all the time they want; the dealer has none. */
  private static final Pace NO_PAUSE = new Pace(HOUR, HOUR, HOUR, 0, HOUR, 0);

  @TempDir Path folder = Path.of("");

  private final HandClock clock = new HandClock();

  private CardRoom room() {
    CardRoom room =
        new CardRoom(
            "sqlite:" + folder.resolve("floor.db"),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), clock));
    for (String player : List.of("ann", "bob", "cat")) {
      room.issue(player, 100_000_00);
    }
    return room;
  }

  private static Rotation rotation(Felt felt) {
    return felt.state().round().rotation();
  }

  private static TableState untilOffered(Felt felt, int seat) throws Exception {
    return felt.until(state -> state.round().rotation().offeredTo() == seat);
  }

  private static boolean waitsForAPerson(TableState state) {
    return state.round().bankCents() > 0 || state.round().rotation().offeredTo() == 1;
  }

  private static void banks(Felt felt, String player, int seat) throws Exception {
    untilOffered(felt, seat);
    felt.does(player, new Command.TakeBank(seat));
    felt.does(player, new Command.PostBank(seat, 500_00));
  }

  /** Bets, folds, and waits for the next round. */
  private static void losesARound(Felt felt, String player, int seat) throws Exception {
    long number = felt.state().round().number();
    felt.bets(player, seat, 5_00).isReady(player, seat).untilTurnOf(seat);
    felt.does(player, new Command.Fold(seat));
    felt.until(state -> state.round().number() == number + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {SIX_CARD, TCP, "ca/players-casino-ventura"})
  @Clause("FLOOR Practice players")
  void aPracticePlayerBanksFirstSoThatAVisitorCanPlayAtOnce(String game) throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(game).pace(NO_PAUSE).practice(2))) {
      assertFalse(felt.types().contains("BankOffered"), "nobody is there to play");
      felt.sits("ann", 1, 500_00);
      TableState posted = felt.until(state -> state.round().bankCents() > 0);
      int banker = posted.round().rotation().seat();
      assertTrue(posted.round().spot(banker).orElseThrow().player().startsWith("practice-"));
      losesARound(felt, "ann", 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SIX_CARD, TCP, "ca/players-casino-ventura"})
  @Clause({"CA-6CB Type of Game", "CA-TCP Round 10", "QH Bank offered"})
  void thePositionIsOfferedOnAfterTwoRoundsAmongPracticePlayers(String game) throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(game).pace(NO_PAUSE).practice(2))) {
      felt.sits("ann", 1, 5_000_00);
      List<Integer> bankers = new ArrayList<>();
      for (int round = 1; round <= 8; round++) {
        TableState ready = felt.until(BankTurnsTest::waitsForAPerson);
        if (ready.round().rotation().offeredTo() == 1) {
          felt.does("ann", new Command.DeclineBank(1));
          felt.until(state -> state.round().bankCents() > 0);
        }
        bankers.add(rotation(felt).seat());
        losesARound(felt, "ann", 1);
      }
      int last = felt.state().round().terms().places();
      int first = bankers.getFirst();
      int other = first == last ? last - 1 : last;
      assertEquals(List.of(first, first, other, other, first, first, other, other), bankers);
    }
  }

  @Test
  @Clause({"CA-6CB Type of Game", "FLOOR Practice players"})
  void aPersonBanksWhilePracticePlayersBet() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(SIX_CARD).fees().pace(NO_PAUSE).practice(3))) {
      felt.sits("ann", 1, 2_000_00);
      while (felt.until(BankTurnsTest::waitsForAPerson).round().rotation().offeredTo() != 1) {
        losesARound(felt, "ann", 1);
      }
      long before = felt.rack("ann");
      long number = felt.state().round().number();
      felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 500_00));
      felt.until(state -> state.round().number() == number + 1);
      assertEquals(1, rotation(felt).seat());
      felt.does("ann", new Command.PostBank(1, 500_00));
      felt.until(state -> state.round().number() == number + 2);
      // By now a practice player may have taken it.
      assertNotEquals(1, rotation(felt).seat(), "after two rounds it goes on");
      long fees =
          felt.journal().stream()
              .filter(line -> line.type().equals("FeeDropped"))
              .filter(line -> line.payload().startsWith("{\"seat\":1,"))
              .filter(line -> line.payload().contains("\"playerDealer\":true"))
              .count();
      assertEquals(2, fees);
      assertEquals(List.of(), room.store().wrongInTheBooks());
      long rack = felt.rack("ann");
      assertTrue(Math.abs(rack - before) <= 2 * 500_00 + 2 * 2_00, rack + " after " + before);
    }
  }

  @Test
  @Clause("QH Bank offered")
  void withoutPracticePlayersItTakesTwoPeopleAndTheFirstIsAskedFirst() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(NO_PAUSE))) {
      felt.sits("ann", 2, 1_000_00);
      assertFalse(felt.types().contains("BankOffered"));
      felt.sits("bob", 5, 1_000_00);
      untilOffered(felt, 2);
      felt.refuses(
          "bob", new Command.TakeBank(5), "The bank is offered to seat 2 (CA-TCP Round 10)");
      felt.does("ann", new Command.DeclineBank(2));
      untilOffered(felt, 5);
      banks(felt, "bob", 5);
      losesARound(felt, "ann", 2);
      assertEquals(5, rotation(felt).seat());
      assertEquals(2, rotation(felt).roundsInARow());
      felt.does("bob", new Command.PostBank(5, 100_00));
      losesARound(felt, "ann", 2);
      assertEquals(0, rotation(felt).seat());
      assertEquals(2, rotation(felt).offeredTo());
    }
  }

  @Test
  @Clause("QH Bank offered")
  void wagersThatNobodyBanksGoBackAndTheBankIsOfferedAgain() throws Exception {
    Pace pace = new Pace(HOUR, 20, HOUR, 0, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace))) {
      felt.sits("ann", 1, 1_000_00).sits("bob", 2, 1_000_00);
      untilOffered(felt, 1);
      felt.bets("ann", 1, 5_00).does("ann", new Command.DeclineBank(1));
      felt.does("bob", new Command.DeclineBank(2));
      calledOff(felt, "ann");
      felt.until(_ -> felt.waitsFor("offer", 0));
      assertEquals(List.of(), room.store().wrongInTheBooks());
    }
  }

  @Test
  @Clause("QH Bank offered")
  void wagersOfAPlayerWhoIsAloneGoBack() throws Exception {
    Pace pace = new Pace(HOUR, 20, HOUR, 0, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).pace(pace))) {
      felt.sits("ann", 1, 1_000_00).bets("ann", 1, 5_00);
      calledOff(felt, "ann");
      assertFalse(felt.types().contains("BankOffered"), "nobody could bet against the bank");
    }
  }

  private void calledOff(Felt felt, String player) throws Exception {
    felt.until(_ -> felt.waitsFor("called-off", 0));
    clock.advance(Duration.ofMillis(20));
    felt.until(state -> state.round().number() == 2);
    assertEquals(1_000_00, felt.rack(player));
    assertTrue(felt.last("RoundVoided").orElseThrow().payload().contains("Nobody banks"));
  }

  @Test
  @Clause({"FLOOR Rotation of 2026", "CA-6CB Type of Game"})
  void underTheRotationRulesThePositionIsOfferedBeforeEveryHand() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(SIX_CARD).pace(NO_PAUSE).rotation())) {
      felt.sits("ann", 1, 5_000_00).sits("bob", 2, 5_000_00);
      banks(felt, "ann", 1);
      losesARound(felt, "bob", 2);
      assertEquals(0, rotation(felt).seat());
      assertEquals(2, rotation(felt).offeredTo());
      felt.does("bob", new Command.DeclineBank(2));
      banks(felt, "ann", 1);
      assertEquals(2, rotation(felt).roundsInARow());
      losesARound(felt, "bob", 2);
      banks(felt, "bob", 2);
      losesARound(felt, "ann", 1);
      assertEquals(1, rotation(felt).offeredTo());
    }
  }

  @Test
  @Clause("FLOOR Rotation of 2026")
  void underTheRotationRulesNobodyBanksAloneForFortyMinutes() throws Exception {
    try (CardRoom room = room();
        Felt felt =
            room.felt(
                TableOrder.of(SIX_CARD).pace(new Pace(0, 0, 0, 0, HOUR, 0)).rotation().byHand())) {
      felt.sits("ann", 1, 50_000_00).sits("bob", 2, 50_000_00);
      for (int minute = 0; minute < 40; minute += 10) {
        annBanksBobLoses(felt);
        clock.advance(Duration.ofMinutes(10));
      }
      String no =
          "For forty minutes nobody but ann has banked: play goes on when another player takes the"
              + " bank (FLOOR Rotation of 2026)";
      felt.does("bob", new Command.DeclineBank(2));
      felt.refuses("ann", new Command.TakeBank(1), no);
      felt.does("ann", new Command.DeclineBank(1)).dealer(new Command.OfferBank(2));
      felt.does("bob", new Command.TakeBank(2)).does("bob", new Command.PostBank(2, 100_00));
      felt.bets("ann", 1, 5_00).dealer(new Command.NoMoreBets());
      assertEquals(Phase.BETS_CLOSED, felt.phase());
    }
  }

  @Test
  @Clause({"FLOOR Rotation of 2026", "FLOOR Practice players"})
  void aPracticePlayerWhoMayBankNoLongerLetsTheOfferGoOn() throws Exception {
    Pace pace = new Pace(12_000, 20, HOUR, 0, HOUR, 0);
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(SIX_CARD).pace(pace).practice(1).rotation())) {
      felt.sits("ann", 1, 5_000_00);
      for (int round = 1; round <= 4; round++) {
        if (felt.until(BankTurnsTest::waitsForAPerson).round().rotation().offeredTo() == 1) {
          felt.does("ann", new Command.DeclineBank(1));
          felt.until(state -> state.round().bankCents() > 0);
        }
        long next = round + 1L;
        felt.bets("ann", 1, 5_00).isReady("ann", 1).untilTurnOf(1);
        clock.advance(Duration.ofMinutes(10));
        felt.does("ann", new Command.Fold(1)).until(state -> state.round().number() == next);
      }
      untilOffered(felt, 1);
      felt.does("ann", new Command.DeclineBank(1));
      felt.until(_ -> felt.waitsFor("bank", 7));
      clock.advance(Duration.ofMillis(20));
      felt.until(state -> state.round().rotation().declined().contains("practice-7"));
    }
  }

  @Test
  @Clause("FLOOR Rotation of 2026")
  void whoeverBetsCanStillBeDealtToBeforeTheRotationIsOverdue() {
    Pace pace = new Pace(12_000, 0, 0, 0, HOUR, 0);
    TableOrder order = TableOrder.of(SIX_CARD).pace(pace).rotation().byHand();
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      felt.sits("ann", 1, 50_000_00).sits("bob", 2, 50_000_00);
      annBanksBobLoses(felt);
      clock.advance(Duration.ofMinutes(39));
      felt.does("bob", new Command.DeclineBank(2)).does("ann", new Command.TakeBank(1));
      felt.does("ann", new Command.PostBank(1, 100_00));
      clock.advance(Duration.ofSeconds(47));
      felt.bets("bob", 2, 5_00);
      clock.advance(Duration.ofSeconds(1));
      felt.refuses(
          "bob",
          new Command.Bet(2, Wager.ANTE, 6_00),
          "For forty minutes nobody but ann has banked: play goes on when another player takes the"
              + " bank (FLOOR Rotation of 2026)");
      felt.dealer(new Command.NoMoreBets());
      assertEquals(Phase.BETS_CLOSED, felt.phase());
    }
  }

  private static void annBanksBobLoses(Felt felt) {
    if (rotation(felt).offeredTo() == 2) {
      felt.does("bob", new Command.DeclineBank(2));
    } else if (rotation(felt).offeredTo() == 0) {
      felt.dealer(new Command.OfferBank(1));
    }
    felt.does("ann", new Command.TakeBank(1)).does("ann", new Command.PostBank(1, 100_00));
    felt.bets("bob", 2, 5_00);
    felt.dealerFinishes();
  }
}
