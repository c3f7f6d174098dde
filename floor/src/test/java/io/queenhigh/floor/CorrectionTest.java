package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.ForVisitor;
import io.queenhigh.floor.table.TableCommand.Lay;
import io.queenhigh.floor.table.TableCommand.SeatVisitor;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hands of settled rounds that were keyed wrong: which rounds, whose money, on whose word. */
class CorrectionTest {

  private static final String TCP = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    return room(new HandClock());
  }

  private CardRoom room(HandClock clock) {
    return new CardRoom(
        "sqlite:" + folder.resolve("floor.db"),
        new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), clock));
  }

  private static void refusesExecutive(Felt felt, TableCommand command, String words) {
    felt.refuses(
        Ask.of(new Staff(Felt.EXECUTIVE, Post.EXECUTIVE), CardRoom.nextId(), command), words);
  }

  private static void assign(Felt felt, List<Staff> dealers) {
    Staff max = new Staff("max", Post.MANAGER);
    assertInstanceOf(
        Answer.Done.class,
        felt.table()
            .ask(Ask.of(max, CardRoom.nextId(), new TableCommand.AssignDealers(dealers)))
            .join());
  }

  /** Seat 1 plays a hand against king high, and everything is settled. */
  private static void settled(Felt felt, String hand) {
    felt.dealer(new Lay(1, Map.of(Wager.ANTE, 10_00L))).dealer(new Command.NoMoreBets());
    felt.dealer(new Command.DealStacks(felt.state().round().deck(), Optional.empty()));
    felt.dealer(new ForVisitor(1, new Command.Play(1)));
    felt.dealer(
        new Command.CollectForfeits(), new Command.RevealKeyed(cards("Kd 7c 3h"), List.of()));
    felt.dealer(new Command.KeyHand(1, cards(hand)));
    felt.dealer(new Command.Settle(Optional.empty()));
  }

  private static TableCommand correction(long round, String cards) {
    return new TableCommand.ProposeCorrection(
        round, new TreeMap<>(Map.of(1, cards(cards))), "the tape shows another card");
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void anyRoundOfTheDayIsCorrected() {
    HandClock clock = new HandClock();
    try (CardRoom room = room(clock);
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      settled(felt, "Qs Jh 4d");
      felt.dealer(new Command.NextRound());
      settled(felt, "Qs Jh 4d");
      felt.dealer(new Command.NextRound());
      assertEquals(0, felt.rack("seat-1"));
      felt.refusesSupervisor(
          correction(3, "Qs Qh 4d"),
          "Round 3 is none that was keyed and settled here today (FLOOR Corrections by two)");
      felt.supervisor(correction(1, "Qs Qh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(40_00, felt.rack("seat-1"));
      felt.supervisor(correction(1, "Qs Jh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(0, felt.rack("seat-1"));
      clock.advance(Duration.ofDays(1));
      felt.supervisor(correction(1, "Qs Qh 4d"));
      settled(felt, "Qs Jh 4d");
      refusesExecutive(
          felt,
          new TableCommand.ApproveCorrection(),
          "That round is no longer one of the day: reject its correction (FLOOR Corrections by"
              + " two)");
      felt.executive(new TableCommand.RejectCorrection());
      assertEquals(Set.of(3L), felt.state().settled().keySet());
    }
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void whoeverSitsThereNowNeitherPaysNorIsPaidForWhoHasLeft() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      settled(felt, "Qs Jh 4d");
      felt.dealer(new Command.NextRound());
      felt.dealer(new ForVisitor(1, new Command.StandUp(1)));
      felt.dealer(new SeatVisitor(1)).dealer(new TableCommand.ChipsIn(1, 100_00));
      felt.supervisor(correction(1, "Qs Qh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(100_00, felt.rack("seat-1"), "what was won went to the cage");
      felt.supervisor(correction(1, "Qs Jh 4d"));
      refusesExecutive(
          felt,
          new TableCommand.ApproveCorrection(),
          "seat-1 owes 40.00 and has left the table (FLOOR Corrections by two)");
      assertEquals(100_00, felt.rack("seat-1"));
    }
  }

  @Test
  @Clause({"FLOOR Corrections by two", "FLOOR Changes between rounds"})
  void aRoundOfTheHouseIsPaidByTheHouseAfterPlayersHaveBegunToBank() {
    TableOrder order = TableOrder.of(TCP).byHand().keyed();
    try (CardRoom room = room();
        Felt felt = room.felt(order)) {
      settled(felt, "Qs Jh 4d");
      felt.supervisor(new TableCommand.Configure(order.game("ca/three-card-poker").setup()));
      assertEquals(0, felt.state().trayCents(), "no chips of the house where players bank");
      felt.supervisor(correction(1, "Qs Qh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(40_00, felt.rack("seat-1"));
      felt.supervisor(correction(1, "Qs Jh 4d")).executive(new TableCommand.ApproveCorrection());
      assertEquals(0, felt.rack("seat-1"));
      assertEquals(0, felt.state().trayCents(), "what was collected went to the cage");
    }
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void whoDealtTheRoundHasNoSayInItsCorrectionHoweverLateItComes() {
    try (CardRoom room = room();
        Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed())) {
      Staff sam = new Staff("sam", Post.SUPERVISOR);
      List<Staff> usual = felt.state().dealers();
      List<Staff> withSam = new ArrayList<>(usual);
      withSam.add(sam);
      assign(felt, withSam);
      settled(felt, "Qs Jh 4d");
      assign(felt, usual);
      felt.dealer(new Command.NextRound());
      felt.supervisor(correction(1, "Qs Qh 4d"));
      felt.refuses(
          Ask.of(sam, CardRoom.nextId(), new TableCommand.ApproveCorrection()),
          "Whoever deals at this table does not approve what was keyed there (FLOOR Corrections by"
              + " two)");
      felt.refuses(
          Ask.of(sam, CardRoom.nextId(), new TableCommand.RejectCorrection()),
          "Who deals at this table has no say in what was keyed there (FLOOR Corrections by two)");
      felt.executive(new TableCommand.ApproveCorrection());
      assertEquals(40_00, felt.rack("seat-1"));
    }
  }
}
