package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.ChipsIn;
import io.queenhigh.floor.table.TableCommand.ChipsOut;
import io.queenhigh.floor.table.TableCommand.ForVisitor;
import io.queenhigh.floor.table.TableCommand.Lay;
import io.queenhigh.floor.table.TableCommand.SeatVisitor;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real cards and chips, people without accounts: the dealer enters what is seen, when it is. */
class PhysicalTableTest {

  private static final String TCP = "wa/three-card-poker";
  private static final String SIX = "ca/6-card-bonus";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 1_000_00);
    return room;
  }

  private static TableCommand plays(int seat) {
    return new ForVisitor(seat, new Command.Play(seat));
  }

  private static TableCommand folds(int seat) {
    return new ForVisitor(seat, new Command.Fold(seat));
  }

  private static Command keys(int seat, String cards) {
    return new Command.KeyHand(seat, cards(cards));
  }

  private static Command turnsUp(String cards) {
    return new Command.RevealKeyed(cards(cards), List.of());
  }

  /** Three visitors have bet, and the stacks lie face down. */
  private static Felt dealt(CardRoom room) {
    Felt felt = room.felt(TableOrder.of(TCP, "6B4").byHand().keyed());
    felt.dealer(new Lay(1, Map.of(Wager.ANTE, 10_00L, Wager.PAIR_PLUS, 5_00L)));
    felt.dealer(new Lay(2, Map.of(Wager.ANTE, 10_00L, Wager.SIX_CARD_BONUS, 5_00L)));
    felt.dealer(new Lay(3, Map.of(Wager.ANTE, 20_00L)));
    felt.dealer(new Command.NoMoreBets());
    return felt.dealer(new Command.DealStacks(DeckColour.RED, Optional.empty()));
  }

  @Test
  @Clause({"FLOOR Keyed cards", "WA-TCP Dealing 3"})
  void cardsAreKeyedWhenTheyAreTurnedUpAndNotBefore() {
    try (CardRoom room = room();
        Felt felt = dealt(room)) {
      assertEquals(Phase.DECIDING, felt.phase());
      felt.refusesDealer(
          keys(1, "Qs Qh 4d"),
          "Hands are turned up after the dealer's, and keyed then: players are deciding (WA-TCP"
              + " Dealing 6)");
      felt.dealer(plays(1)).dealer(folds(2)).dealer(folds(3));
      felt.dealer(new Command.CollectForfeits());
      felt.refusesDealer(
          new Command.Reveal(), "The dealer's hand is keyed as it is turned up (WA-TCP Dealing 6)");
      felt.dealer(turnsUp("Kd 7c 3h"));
      felt.refusesDealer(
          keys(3, "Ac Ad 2c"),
          "Seat 3 has folded and nothing on it is live: its cards go away unseen (WA-TCP Dealing"
              + " 5)");
      felt.refusesDealer(
          new Command.Settle(Optional.empty()),
          "These seats' hands are not keyed yet: [2, 1] (WA-TCP Dealing 6)");
      felt.dealer(keys(2, "Ah 9c 2s"), keys(1, "Qs Qh 4d"));
      felt.dealer(new Command.Settle(Optional.empty()));
      // In for 15 + 10; Ante and Play are paid 1 to 1, the pair 1 to 1.
      assertEquals(25_00 + 25_00, felt.rack("seat-1"));
      assertEquals(0, felt.rack("seat-2"));
      assertEquals(0, felt.rack("seat-3"));
      String file = room.floor().rounds().find("t1.1").orElseThrow().file().orElseThrow();
      assertTrue(file.contains("seat 3    ante 20  cards not-seen  folds\n"), file);
      assertTrue(
          file.contains("seat 2    ante 10  six-card-bonus 5  cards Ah 9c 2s  folds\n"), file);
    }
  }

  @Test
  @Clause("FLOOR Keyed cards")
  void whatWasKeyedWrongIsKeyedOnceMoreAndBothStay() {
    try (CardRoom room = room();
        Felt felt = dealt(room)) {
      felt.dealer(plays(1)).dealer(folds(2)).dealer(folds(3));
      felt.dealer(new Command.CollectForfeits(), turnsUp("Kd 7c 3h"), turnsUp("Jd 7c 3h"));
      felt.dealer(keys(2, "Ah 9c 2s"), keys(1, "Qs Qh 4d"));
      felt.refusesDealer(
          keys(1, "Qs Qh Jd"),
          "Jd is on the table already: Qs Qh Jd cannot be (WA-TCP Introduction)");
      felt.dealer(keys(1, "Qs Jh 4d"), new Command.Settle(Optional.empty()));
      // The dealer does not play with a jack: Ante paid, Play back, Pair Plus lost.
      assertEquals(20_00 + 10_00, felt.rack("seat-1"));
      List<String> keyed =
          felt.journal().stream()
              .filter(line -> line.type().equals("HandKeyed"))
              .map(line -> line.payload())
              .toList();
      assertEquals(5, keyed.size());
      assertTrue(keyed.getLast().contains("\"instead\":[\"Qs\",\"Qh\",\"4d\"]"), keyed::toString);
      felt.refusesDealer(
          keys(1, "Qs Qh 4d"), "No cards are out: the round is settled (WA-TCP Dealing 3)");
    }
  }

  @Test
  @Clause({"FLOOR Keyed cards", "CA-6CB Dealing 8"})
  void theShownCardIsKeyedAtTheDealAndIsPartOfTheHand() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(SIX).byHand().keyed().fees())) {
      for (int seat = 1; seat <= 3; seat++) {
        felt.dealer(new SeatVisitor(seat));
      }
      felt.dealer(new Command.OfferBank(3));
      felt.dealer(new ForVisitor(3, new Command.TakeBank(3)));
      felt.dealer(new ForVisitor(3, new Command.PostBank(3, 200_00)));
      felt.dealer(new Lay(1, Map.of(Wager.ANTE, 25_00L, Wager.PAIR_PLUS, 5_00L)));
      felt.dealer(new Lay(2, Map.of(Wager.ANTE, 50_00L)));
      felt.dealer(new Command.NoMoreBets());
      felt.refusesDealer(
          new Command.DealStacks(DeckColour.RED, Optional.empty()),
          "One card of the dealer's is turned up at the deal: key it (CA-6CB Dealing 8)");
      felt.dealer(new Command.DealStacks(DeckColour.RED, Card.parse("Kh")));
      felt.dealer(new Command.KeyShownCard(Card.parse("Kd").orElseThrow()));
      TableView view = felt.table().view(Viewer.BYSTANDER);
      assertEquals(cards("Kd"), view.dealer().cards());
      assertEquals(2, view.dealer().cardsDown());
      felt.dealer(folds(1)).dealer(plays(2)).dealer(new Command.CollectForfeits());
      felt.refusesDealer(
          turnsUp("Kh 9d 4c"),
          "Kd was shown at the deal and is not in this hand: one of them is keyed wrong (CA-6CB"
              + " Dealing 8)");
      felt.dealer(turnsUp("Kd 9d 4c"), keys(2, "As Qh 4d"));
      felt.dealer(new Command.Settle(Optional.empty()));
      assertEquals(200_00, felt.rack("seat-2"));
      assertEquals(200_00 + 30_00 - 100_00, felt.rack("seat-3"));
      String file = room.floor().rounds().find("t1.1").orElseThrow().file().orElseThrow();
      assertTrue(file.contains("dealer    9d 4c Kd\n"), file);
    }
  }

  @Test
  @Clause("FLOOR People without accounts")
  void visitorsChipsComeFromTheCageAndGoBackToItUnderTheDealersName() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      felt.dealer(new SeatVisitor(3)).dealer(new ChipsIn(3, 100_00));
      felt.dealer(new Lay(3, Map.of(Wager.ANTE, 10_00L, Wager.PAIR_PLUS, 5_00L)));
      assertEquals(85_00, felt.rack("seat-3"));
      felt.dealer(new Lay(3, Map.of(Wager.ANTE, 20_00L)));
      assertEquals(80_00, felt.rack("seat-3"));
      felt.dealer(new Lay(3, Map.of()));
      assertEquals(100_00, felt.rack("seat-3"));
      felt.dealer(new ChipsOut(3, 40_00));
      felt.refusesDealer(
          new ChipsOut(3, 61_00),
          "The rack holds 60.00; nothing else can be cashed (FLOOR People without accounts)");
      felt.dealer(new Lay(3, Map.of(Wager.ANTE, 100_00L)));
      assertEquals(0, felt.rack("seat-3"));
      felt.dealer(new ForVisitor(3, new Command.StandUp(3)));
      assertEquals(0, felt.rack("seat-3"));
      assertTrue(felt.state().round().spots().isEmpty());
      List<LedgerRow> rows = room.store().transfers(TableLines.stream("t1"), 1, felt.state().seq());
      assertFalse(rows.isEmpty());
      assertTrue(
          rows.stream()
              .noneMatch(row -> row.from().startsWith("wallet/") || row.to().startsWith("wallet/")),
          rows::toString);
      assertTrue(felt.last("SeatChipsOut").orElseThrow().payload().contains("\"name\":\"dora\""));
    }
  }

  @Test
  @Clause("FLOOR People without accounts")
  void nobodyActsForSomebodyWhoCanActHimself() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed());
        Felt shuffled = room.felt(TableOrder.of(TCP).id("t2").byHand())) {
      felt.sits("ann", 1, 100_00).dealer(new SeatVisitor(2));
      felt.refusesDealer(
          new Lay(1, Map.of(Wager.ANTE, 10_00L)),
          "Seat 1 belongs to ann, who acts alone (FLOOR People without accounts)");
      felt.refuses(
          "ann",
          new Lay(2, Map.of(Wager.ANTE, 10_00L)),
          "Only the table's dealer acts for people without accounts (FLOOR People without"
              + " accounts)");
      felt.refuses(
          "ann",
          new Command.Bet(2, Wager.ANTE, 10_00),
          "Seat 2 belongs to seat-2 (WA-TCP Side Bets)");
      felt.refuses(
          "seat-4",
          new TableCommand.Sit(4, 0),
          "seat-4 is the name of somebody without an account at that seat (FLOOR People without"
              + " accounts)");
      felt.refusesSupervisor(
          new Lay(2, Map.of(Wager.ANTE, 10_00L)),
          "Table t1 is dealt by dora, dan: a supervisor assigns dealers (FLOOR Dealers)");
      shuffled.refusesDealer(
          new SeatVisitor(2),
          "People without accounts sit at tables whose cards are keyed, not at this one (FLOOR"
              + " People without accounts)");
      felt.bets("ann", 1, 10_00).dealer(new Lay(2, Map.of(Wager.ANTE, 10_00L)));
      felt.dealer(new Command.NoMoreBets());
      felt.dealer(new Command.DealStacks(DeckColour.RED, Optional.empty()));
      felt.does("ann", new Command.Play(1)).dealer(folds(2));
      felt.dealer(new Command.CollectForfeits(), turnsUp("Kd 7c 3h"), keys(1, "2c 4d 9h"));
      felt.dealer(new Command.Settle(Optional.empty()));
      assertEquals(80_00, felt.rack("ann"));
    }
  }

  @Test
  @Clause("WA-TCP Irregularities 1")
  void aMisdealIsReportedAtEveryStepWithCardsAndGivesAllChipsBack() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      for (int steps = 0; steps <= 5; steps++) {
        felt.dealer(new Lay(1, Map.of(Wager.ANTE, 10_00L)));
        felt.dealer(new Command.NoMoreBets());
        List<TableCommand> round =
            List.of(
                new TableCommand.InRound(
                    new Command.DealStacks(felt.state().round().deck(), Optional.empty())),
                plays(1),
                new TableCommand.InRound(new Command.CollectForfeits()),
                new TableCommand.InRound(turnsUp("Kd 7c 3h")),
                new TableCommand.InRound(keys(1, "Qs Qh 4d")));
        round.subList(0, steps).forEach(felt::dealer);
        felt.dealer(new Command.ReportShufflerFailure(), new Command.ResumeAfterFailure());
        felt.dealer(new Command.ReportWrongNumberOfCards(1, 4));
        felt.supervisor(new TableCommand.ConfirmVoid());
        assertEquals(Phase.VOID, felt.phase());
        felt.dealer(new Command.NextRound());
        assertEquals(steps < 2 ? 10_00 : 20_00, felt.rack("seat-1"));
      }
    }
  }

  private static TableCommand correction(int seat, String cards) {
    return new TableCommand.ProposeCorrection(
        0, new TreeMap<>(Map.of(seat, cards(cards))), "the tape shows another card");
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void aSettledRoundIsCorrectedByTwoAndOnlyTheDifferenceMoves() {
    try (CardRoom room = room();
        Felt felt = dealt(room)) {
      felt.dealer(plays(1)).dealer(folds(2)).dealer(folds(3));
      felt.dealer(new Command.CollectForfeits(), turnsUp("Kd 7c 3h"));
      felt.dealer(keys(2, "Ah 9c 2s"), keys(1, "Qs Jh 4d"));
      felt.dealer(new Command.Settle(Optional.empty()));
      assertEquals(0, felt.rack("seat-1"));
      felt.refusesDealer(
          correction(1, "Qs Qh 4d"),
          "A supervisor or executive proposes a correction (FLOOR Corrections by two)");
      felt.refusesSupervisor(
          correction(3, "Qs Qh 4d"),
          "No hand of seat 3 was keyed in that round (FLOOR Corrections by two)");
      felt.refusesSupervisor(correction(1, "Qs Qh 9c"), "9c is dealt twice (WA-TCP Introduction)");
      felt.supervisor(correction(1, "Qs Qh 4d"));
      felt.refusesSupervisor(
          new TableCommand.ApproveCorrection(),
          "Somebody other than sue has to approve this (FLOOR Corrections by two)");
      felt.dealer(new Command.NextRound());
      felt.executive(new TableCommand.ApproveCorrection());
      // Ante, Play and Pair Plus were taken, and each of them had won as much.
      assertEquals(2 * 25_00, felt.rack("seat-1"));
      felt.supervisor(correction(1, "Qs Jh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(0, felt.rack("seat-1"));
      felt.supervisor(correction(0, "Jd 7c 3h")).executive(new TableCommand.RejectCorrection());
      assertEquals(Optional.empty(), felt.state().correcting());
    }
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void whoBankedTheRoundStandsForItsCorrection() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(SIX).byHand().keyed().fees())) {
      felt.sits("ann", 1, 100_00).dealer(new SeatVisitor(3));
      felt.dealer(new Command.OfferBank(3));
      felt.dealer(new ForVisitor(3, new Command.TakeBank(3)));
      felt.dealer(new ForVisitor(3, new Command.PostBank(3, 200_00)));
      felt.bets("ann", 1, 25_00).dealer(new Command.NoMoreBets());
      felt.dealer(new Command.DealStacks(DeckColour.RED, Card.parse("Kh")));
      felt.does("ann", new Command.Play(1));
      felt.dealer(new Command.CollectForfeits(), turnsUp("Kh 9d 4c"), keys(1, "As Qh 4d"));
      felt.dealer(new Command.Settle(Optional.empty()));
      long ann = felt.rack("ann");
      long banker = felt.rack("seat-3");
      felt.supervisor(correction(1, "Js Qh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(ann - 100_00, felt.rack("ann"));
      assertEquals(banker + 100_00, felt.rack("seat-3"));
      felt.does("ann", new TableCommand.CashOut(felt.rack("ann")));
      felt.supervisor(correction(1, "As Qh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(100_00, felt.rack("ann"));
      felt.does("ann", new TableCommand.CashOut(100_00));
      felt.supervisor(correction(1, "Js Qh 4d"));
      felt.refuses(
          Ask.of(
              new Staff(Felt.EXECUTIVE, Post.EXECUTIVE),
              CardRoom.nextId(),
              new TableCommand.ApproveCorrection()),
          "ann owes 100.00 and has 0.00 at the table: the correction waits until that is there"
              + " (FLOOR Corrections by two)");
    }
  }
}
