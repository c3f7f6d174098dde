package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.CashOut;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chips: bought, bet, paid, cashed, and never from nowhere. */
@Clause("FLOOR Table stakes")
class TableStakesTest {

  private static final String TCP = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    return room(Shuffler.start());
  }

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

  @Test
  void chipsAreBoughtFromTheWalletAndCashedBackIntoIt() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 3, 400_00);
      assertEquals(600_00, felt.wallet("ann"));
      assertEquals(400_00, felt.rack("ann"));
      felt.does("ann", new BuyIn(100_00)).does("ann", new CashOut(50_00));
      assertEquals(550_00, felt.wallet("ann"));
      assertEquals(450_00, felt.rack("ann"));
    }
  }

  @Test
  void nobodyBuysMoreThanHisWalletHolds() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      String no =
          "There is not that much in wallet/ann: ask the cashier for chips (FLOOR Table stakes)";
      felt.refuses("ann", new Sit(1, 1_000_01), no);
      felt.sits("ann", 1, 1_000_00).refuses("ann", new BuyIn(1), no);
      assertEquals(0, felt.wallet("ann"));
    }
  }

  @Test
  void chipsAreSoldOnlyToThoseWhoSit() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.refuses(
          "ann",
          new BuyIn(10_00),
          "Chips are for those who sit at the table: sit down first (FLOOR Table stakes)");
      felt.refuses(
          "ann",
          new CashOut(10_00),
          "Only somebody seated at the table has chips to cash (FLOOR Table stakes)");
    }
  }

  @Test
  void noAmountIsNothingNegativeOrBeyondCounting() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).id("t1"))) {
      felt.sits("ann", 1, 100_00);
      for (long cents : new long[] {0, -1, Long.MIN_VALUE, 1_000_000_000_01L, Long.MAX_VALUE}) {
        felt.refuses(
            "ann",
            new BuyIn(cents),
            "A buy-in is more than nothing and at most 1000000000.00" + " (FLOOR Table stakes)");
        felt.refuses(
            "ann",
            new CashOut(cents),
            "The rack holds 100.00; nothing else can be cashed (FLOOR Table stakes)");
      }
      felt.refuses(
          "bob",
          new Sit(2, -1),
          "A buy-in is more than nothing and at most 1000000000.00" + " (FLOOR Table stakes)");
      assertFalse(felt.state().isSeated("bob"));
    }
  }

  @Test
  void aBetIsMadeWithChipsFromTheRack() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 20_00).bets("ann", 1, 15_00);
      assertEquals(5_00, felt.rack("ann"));
      felt.refuses(
          "ann",
          new Command.Bet(1, Wager.PAIR_PLUS, 6_00),
          "ann has 5.00 at the table, and 6.00 is needed: buy chips first (FLOOR Table stakes)");
      // What lies there already counts toward a larger bet, and a smaller one gives back.
      felt.bets("ann", 1, 20_00);
      assertEquals(0, felt.rack("ann"));
      felt.bets("ann", 1, 8_00);
      assertEquals(12_00, felt.rack("ann"));
      felt.does("ann", new Command.WithdrawBet(1, Wager.ANTE));
      assertEquals(20_00, felt.rack("ann"));
    }
  }

  @Test
  @Clause("WA-TCP Dealing 4")
  void playWithoutChipsIsRefusedInWordsAndPossibleWithThem() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 15_00).bets("ann", 1, 10_00).isReady("ann", 1).untilTurnOf(1);
      felt.refuses(
          "ann",
          new Command.Play(1),
          "ann has 5.00 at the table, and 10.00 is needed: buy chips first (FLOOR Table stakes)");
      assertEquals(Decision.NONE, decision(felt, 1));
      felt.does("ann", new BuyIn(5_00)).does("ann", new Command.Play(1)).until(Phase.SETTLED);
      assertEquals(Decision.PLAYED, decision(felt, 1));
    }
  }

  private static Decision decision(Felt felt, int seat) {
    return felt.state().round().spot(seat).map(Spot::decision).orElseThrow();
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1"})
  void aBetLeavesThePlayersFeeInTheRack() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/6-card-bonus").fees())) {
      bankIsPosted(felt, 200_00);
      felt.sits("ann", 2, 11_00);
      felt.refuses(
          "ann",
          new Command.Bet(2, Wager.ANTE, 10_50),
          "ann has 0.50 at the table, and the collection fee of 1.00 is needed: buy chips first"
              + " (FLOOR Table stakes)");
      felt.bets("ann", 2, 10_00).isReady("ann", 2).untilTurnOf(2);
      assertEquals(0, felt.rack("ann"));
      assertEquals(2_00, room.store().balance("drop/t1"));
    }
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1"})
  void aBankLeavesThePlayerDealersFeeInTheRack() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/6-card-bonus").fees())) {
      felt.sits("bob", 1, 200_00).sits("ann", 2, 400_00);
      felt.until(state -> state.round().rotation().offeredTo() == 1);
      felt.does("bob", new Command.TakeBank(1));
      felt.refuses(
          "bob",
          new Command.PostBank(1, 198_01),
          "bob has 1.99 at the table, and the player-dealer's fee of up to 2.00 is needed:"
              + " buy chips first (FLOOR Table stakes)");
      felt.does("bob", new Command.PostBank(1, 198_00));
      felt.bets("ann", 2, 100_00).isReady("ann", 2).untilTurnOf(2);
      assertEquals(1_00, felt.rack("bob"));
    }
  }

  private static void bankIsPosted(Felt felt, long cents) throws Exception {
    felt.sits("bob", 1, 2 * cents);
    felt.sits("cat", 7, 0);
    felt.until(state -> state.round().rotation().offeredTo() == 1);
    felt.does("bob", new Command.TakeBank(1)).does("bob", new Command.PostBank(1, cents));
    felt.does("cat", new Command.StandUp(7));
  }

  @Test
  void chipsLeaveTheTableBetweenRoundsAndNotDuringOne() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00).bets("ann", 1, 10_00);
      String no = "Chips leave the table between rounds, not during one (FLOOR Table stakes)";
      felt.refuses("ann", new CashOut(1_00), no);
      felt.does("bob", new CashOut(1_00));
      felt.bets("bob", 2, 10_00).isReady("ann", 1).isReady("bob", 2).untilTurnOf(1);
      felt.refuses("ann", new CashOut(1_00), no);
      felt.does("ann", new Command.Fold(1)).does("bob", new Command.Fold(2));
      felt.until(Phase.SETTLED);
      felt.does("ann", new CashOut(90_00)).does("bob", new CashOut(89_00));
      assertEquals(0, felt.rack("ann"));
    }
  }

  @Test
  void theBankIsInPlayAsLongAsItIsHeld() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/three-card-poker"))) {
      bankIsPosted(felt, 100_00);
      felt.refuses(
          "bob",
          new CashOut(1_00),
          "Chips leave the table between rounds, not during one (FLOOR Table stakes)");
      felt.does("bob", new Command.PassBank(1)).does("bob", new CashOut(200_00));
      assertEquals(1_000_00, felt.wallet("bob"));
    }
  }

  @Test
  void whoStandsUpTakesHisRackAndHisOpenBets() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP))) {
      felt.sits("ann", 1, 100_00).bets("ann", 1, 10_00).does("ann", new Command.StandUp(1));
      assertEquals(1_000_00, felt.wallet("ann"));
      assertEquals(0, felt.rack("ann"));
      assertFalse(felt.state().isSeated("ann"));
    }
  }

  @Test
  @Clause("QH Leaving folds")
  void whoLeavesInTheMiddleFoldsAndIsPaidOutAfterTheRound() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP, "6B1"))) {
      felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00);
      felt.bets("ann", 1, 10_00).does("ann", new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00));
      felt.bets("bob", 2, 10_00).isReady("ann", 1).isReady("bob", 2).untilTurnOf(1);
      felt.does("ann", new Command.StandUp(1));
      assertEquals(Decision.FOLDED, decision(felt, 1));
      assertEquals(85_00, felt.rack("ann"));
      felt.refuses("ann", new Command.Play(1), "Seat 1 belongs to ann (WA-TCP Side Bets)");
      felt.does("bob", new Command.Fold(2)).until(Phase.SETTLED);
      long bonus = felt.state().round().settlement().orElseThrow().netOf(1) + 15_00;
      assertEquals(900_00, felt.wallet("ann"));
      felt.floor(new Command.NextRound());
      assertEquals(985_00 + bonus, felt.wallet("ann"));
      assertFalse(felt.state().isSeated("ann"));
    }
  }

  @Test
  @Clause({"QH Fees kept", "QH Supervisor voids"})
  void theRedealOfAVoidRoundAsksForNoSecondFee() throws Exception {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of("ca/6-card-bonus").fees())) {
      bankIsPosted(felt, 199_00);
      felt.does("bob", new Command.PostBank(1, 396_00)); // Two dollars are left for the fee.
      felt.sits("ann", 2, 11_00).bets("ann", 2, 10_00).isReady("ann", 2).untilTurnOf(2);
      felt.voids("cards on the floor").floor(new Command.NextRound());
      assertEquals(10_00, felt.rack("ann"));
      assertEquals(397_00, felt.rack("bob"));
      felt.does("bob", new Command.PostBank(1, 396_00)).bets("ann", 2, 10_00);
      felt.isReady("ann", 2).untilTurnOf(2);
      assertEquals(0, felt.rack("ann"));
      assertEquals(1_00, felt.rack("bob"));
      assertEquals(2_00, room.store().balance("drop/t1"));
    }
  }

  @Test
  void theHouseFillsItsTrayBeforeItOwesMoreThanLiesInIt() throws Exception {
    Shuffler royal = ColdDeck.dealing(1, List.of(ColdDeck.startingWith("As Ks Qs Js Ts 5c")));
    try (CardRoom room = room(royal);
        Felt felt = room.felt(TableOrder.of(TCP, "6B1"))) {
      room.issue("ann", 10_000_00);
      assertEquals(100_000_00, felt.state().trayCents());
      felt.sits("ann", 1, 1_000_00).does("ann", new Command.Bet(1, Wager.PAIR_PLUS, 10_00));
      felt.does("ann", new Command.Bet(1, Wager.SIX_CARD_BONUS, 300_00));
      felt.isReady("ann", 1).until(Phase.SETTLED);
      assertEquals(300_400_00, felt.rack("ann") - 1_000_00);
      assertEquals(0, felt.state().trayCents());
      assertEquals("{\"cents\":20040000}", felt.last("TrayFilled").orElseThrow().payload());
      assertEquals(List.of(), room.store().wrongInTheBooks());
    }
  }
}
