package io.queenhigh.floor.golden;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.sensors;
import static io.queenhigh.floor.golden.GoldenRoom.cards;
import static io.queenhigh.floor.golden.GoldenRoom.given;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.ChipsIn;
import io.queenhigh.floor.table.TableCommand.ChipsOut;
import io.queenhigh.floor.table.TableCommand.ForVisitor;
import io.queenhigh.floor.table.TableCommand.Lay;
import io.queenhigh.floor.table.TableCommand.SeatVisitor;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Real cards and chips, and people without accounts: tables that are keyed as they are dealt, and
 * controllers beside tables that are dealt elsewhere. It is left with hands that nobody has keyed
 * yet, and with much that waits for a second person.
 */
final class PhysicalNight implements Script {

  private static final String WASHINGTON = "wa/three-card-poker";
  private static final String SIX_CARD = "ca/6-card-bonus";
  private static final String ROYAL = "As Ks Qs Js Ts";

  @Override
  public String name() {
    return "physical";
  }

  @Override
  public Shuffler shuffler() {
    return ColdDeck.seeded(20261118);
  }

  @Override
  public void plays(GoldenRoom room) {
    people(room);
    keyedAsItIsDealt(room);
    bankedByAVisitor(room);
    besideATable(room);
    leftInTheMiddle(room);
  }

  // People

  /** A guest keeps his name, another loses all he has and gets fresh chips. */
  private static void people(GoldenRoom room) {
    room.hires();
    room.registers("ann", 5_000_00);
    room.registers("bob", 5_000_00);
    Who stays = given(room.people().door().guest()).who();
    room.seconds(30);
    given(room.people().door().keepName(stays, GoldenRoom.PASSWORD));
    Who broke = given(room.people().door().guest()).who();
    Who cal = new Who("cal", Role.CASHIER);
    given(room.people().cashier().redeem(cal, broke.name(), 1_000_00, CardRoom.nextId()));
    room.seconds(30);
    given(room.people().freshChips().give(broke));
  }

  // Three Card Poker: hands are keyed when they are turned up

  private static void keyedAsItIsDealt(GoldenRoom room) {
    LiveTable table = room.opens(keyed(GoldenRoom.setup("phys-1", WASHINGTON, List.of("6B4"))));
    room.dealer(table, new SeatVisitor(1));
    room.dealer(table, new ChipsIn(1, 100_00));
    room.sits(table, "ann", 4, 200_00);
    somebodyMisreads(room, table);
    correctedByTwo(room, table);
    room.dealer(table, new Command.NextRound());
    room.dealer(table, new ChipsOut(1, 40_00));
    aMisdeal(room, table);
    anotherShufflerComesIn(room, table);
    somebodyGoes(room, table);
    // A round that was settled before the last one.
    room.supervisor(table, correction(1, 4, "Ks Kh 5d"));
    LinkedRoom.go(table, EVE, new TableCommand.ApproveCorrection());
  }

  private static void anotherShufflerComesIn(GoldenRoom room, LiveTable table) {
    room.dealer(table, new Command.ReportShufflerFailure());
    while (table.state().round().suspended()) {
      room.seconds(20);
      room.dealer(table, CardRoom.nextShufflerStep(table.state().round()));
    }
  }

  private static TableSetup keyed(TableSetup plain) {
    return GoldenRoom.with(plain, plain.terms(), plain.pace(), Dealer.PERSON, CardSource.KEYED, 0);
  }

  /** Three visitors and one who has an account bet, and the stacks lie face down. */
  private static void deals(GoldenRoom room, LiveTable table) {
    room.dealer(table, new Lay(1, Map.of(Wager.ANTE, 10_00L, Wager.PAIR_PLUS, 5_00L)));
    room.dealer(table, new Lay(2, Map.of(Wager.ANTE, 10_00L, Wager.PAIR_PLUS, 5_00L)));
    room.dealer(table, new Lay(2, Map.of(Wager.ANTE, 15_00L, Wager.SIX_CARD_BONUS, 5_00L)));
    room.dealer(table, new Lay(3, Map.of(Wager.ANTE, 20_00L)));
    room.bets(table, "ann", 4, Wager.ANTE, 10_00);
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new Command.DealStacks(table.state().round().deck(), Optional.empty()));
  }

  private static void decides(GoldenRoom room, LiveTable table) {
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      switch (seat) {
        case 1 -> room.dealer(table, new ForVisitor(1, new Command.Play(1)));
        case 4 -> room.does(table, "ann", new Command.Play(4));
        default -> room.dealer(table, new ForVisitor(seat, new Command.Fold(seat)));
      }
    }
    room.dealer(table, new Command.CollectForfeits());
  }

  private static void keys(GoldenRoom room, LiveTable table, int seat, String hand) {
    room.dealer(
        table,
        seat == 0
            ? new Command.RevealKeyed(cards(hand), List.of())
            : new Command.KeyHand(seat, cards(hand)));
  }

  /** The dealer's hand and a player's are keyed once more before they are settled. */
  private static void somebodyMisreads(GoldenRoom room, LiveTable table) {
    deals(room, table);
    decides(room, table);
    keys(room, table, 0, "Kd 7c 3h");
    keys(room, table, 0, "Qd 7c 3h");
    keys(room, table, 2, "Ah 9c 2s");
    keys(room, table, 1, "Qs Qh 4d");
    keys(room, table, 1, "Qs Jh 4d");
    keys(room, table, 4, "Ks Kh 5d");
    room.dealer(table, new Command.Settle(Optional.empty()));
  }

  /** After the money has moved two people correct a hand; another correction is rejected. */
  private static void correctedByTwo(GoldenRoom room, LiveTable table) {
    room.supervisor(table, correction(0, "Jd 7c 3h"));
    LinkedRoom.go(table, EVE, new TableCommand.RejectCorrection());
    room.supervisor(table, correction(1, "Qs Qh 4d"));
    LinkedRoom.go(table, EVE, new TableCommand.ApproveCorrection());
    room.supervisor(table, correction(4, "Ts Kh 5d"));
    LinkedRoom.go(table, EVE, new TableCommand.ApproveCorrection());
  }

  private static TableCommand correction(int seat, String hand) {
    return correction(0, seat, hand);
  }

  private static TableCommand correction(long round, int seat, String hand) {
    return new TableCommand.ProposeCorrection(
        round, new TreeMap<>(Map.of(seat, cards(hand))), "the tape shows another card");
  }

  private static void aMisdeal(GoldenRoom room, LiveTable table) {
    deals(room, table);
    room.dealer(table, new Command.ReportWrongNumberOfCards(1, 4));
    room.confirmsVoid(table);
    room.dealer(table, new Command.NextRound());
  }

  private static void somebodyGoes(GoldenRoom room, LiveTable table) {
    deals(room, table);
    decides(room, table);
    keys(room, table, 0, "Ad 7c 3h");
    keys(room, table, 1, "2s 2h 4d");
    keys(room, table, 2, "Ah 9c 6s");
    keys(room, table, 4, "Ks Kh 5d");
    room.dealer(table, new Command.Settle(Optional.empty()));
    room.dealer(table, new Command.NextRound());
    room.dealer(table, new ForVisitor(3, new Command.StandUp(3)));
  }

  // Six Card Bonus: a visitor banks, and one card of the dealer's is seen at the deal

  private static void bankedByAVisitor(GoldenRoom room) {
    LiveTable table = room.opens(keyed(GoldenRoom.setup("phys-2", SIX_CARD, List.of())));
    room.dealer(table, new SeatVisitor(1));
    room.dealer(table, new SeatVisitor(3));
    room.sits(table, "bob", 2, 500_00);
    room.dealer(table, new Command.OfferBank(3));
    room.dealer(table, new ForVisitor(3, new Command.TakeBank(3)));
    dealsWithAShownCard(room, table, "Kh");
    room.dealer(table, new Command.KeyShownCard(Card.parse("Kd").orElseThrow()));
    room.dealer(table, new ForVisitor(1, new Command.Fold(1)));
    room.does(table, "bob", new Command.Play(2));
    room.dealer(table, new Command.CollectForfeits());
    keys(room, table, 0, "Kd 9d 4c");
    keys(room, table, 2, "As Qh 4d");
    room.dealer(table, new Command.Settle(Optional.empty()));
    room.supervisor(table, correction(2, "Js Qh 4d"));
    LinkedRoom.go(table, EVE, new TableCommand.ApproveCorrection());
    room.dealer(table, new Command.NextRound());
  }

  private static void dealsWithAShownCard(GoldenRoom room, LiveTable table, String shown) {
    room.dealer(table, new ForVisitor(3, new Command.PostBank(3, 200_00)));
    room.dealer(table, new Lay(1, Map.of(Wager.ANTE, 25_00L, Wager.PAIR_PLUS, 5_00L)));
    room.bets(table, "bob", 2, Wager.ANTE, 50_00);
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, new Command.DealStacks(table.state().round().deck(), Card.parse(shown)));
  }

  // Controllers beside tables that are dealt elsewhere

  private static void besideATable(GoldenRoom room) {
    LinkTerms terms = LinkedRoom.multiGameLink();
    LiveLink link = room.linked().open(terms);
    LiveTable table =
        room.linked().join(link, LinkedRoom.beside("lir-1", "links/let-it-ride", terms));
    nobodyWins(room, table, sensors(1, 4, 6), sensors(1, 4));
    aRoyal(room, table);
    LinkedRoom.go(link, SUE, new LinkCommand.Pay(1));
    aVoidRound(room, table);
    LinkedRoom.go(link, SUE, declares("links/dj-wild-stud"));
    LinkedRoom.go(link, MAX, new LinkCommand.Approve(1));
    room.pass(Duration.ofMinutes(5));
    LiveTable wild =
        room.linked()
            .join(
                link, LinkedRoom.beside("dj-1", "links/dj-wild-stud", terms, "own-5-community-0"));
    nobodyWins(room, wild, sensors(1), sensors(1, 2));
  }

  private static void nobodyWins(
      GoldenRoom room, LiveTable table, TableCommand first, TableCommand then) {
    LinkedRoom.go(table, DAN, first);
    room.seconds(5);
    LinkedRoom.go(table, DAN, then);
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    room.pass(Duration.ofMinutes(1));
    LinkedRoom.go(table, DAN, new ConsoleCommand.EndRound());
  }

  /** A royal and trips, and trips that were keyed and taken back. */
  private static void aRoyal(GoldenRoom room, LiveTable table) {
    LinkedRoom.go(table, DAN, sensors(2, 3, 5));
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    room.pass(Duration.ofMinutes(1));
    LinkedRoom.go(table, DAN, new TableCommand.KeyWin(3, cards(ROYAL)));
    LinkedRoom.go(table, DAN, new TableCommand.KeyWin(5, cards("2h 2d 2c Js Ts")));
    LinkedRoom.go(table, DAN, new TableCommand.KeyWin(5, List.of()));
    LinkedRoom.go(table, DAN, new TableCommand.KeyWin(2, cards("Jh Jd 4c Js Ts")));
    marksAndCalls(table);
    room.seconds(90);
    LinkedRoom.go(table, EVE, new TableCommand.VerifyWin(3, cards(ROYAL)));
    LinkedRoom.go(table, EVE, new ConsoleCommand.PressConfirm());
    LinkedRoom.go(table, EVE, new ConsoleCommand.SwipeCard());
    LinkedRoom.go(table, DAN, new ConsoleCommand.PayEnvy());
    LinkedRoom.go(table, DAN, new ConsoleCommand.EndRound());
    room.seconds(30);
  }

  private static void marksAndCalls(LiveTable table) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(3));
    LinkedRoom.go(table, DAN, new ConsoleCommand.PressHand("royal-flush"));
    LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
  }

  private static void aVoidRound(GoldenRoom room, LiveTable table) {
    LinkedRoom.go(table, DAN, sensors(2));
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    room.seconds(30);
    room.supervisor(table, new Command.VoidRound("a card was exposed"));
    room.confirmsVoid(table);
  }

  /** Of these games no document says which cards count; the house does. */
  private static LinkCommand.ProposeGame declares(String game) {
    MeterChance royal =
        new MeterChance("royal-flush", BigInteger.valueOf(4), BigInteger.valueOf(2_598_960));
    return new LinkCommand.ProposeGame(
        new DeclaredGame(game, 5, 0, royal), "the maker's letter of 2 November");
  }

  // Where the night is interrupted

  private static void leftInTheMiddle(GoldenRoom room) {
    // One of three hands is keyed, and what was keyed before waits to be corrected.
    LiveTable revealed = room.table("phys-1");
    deals(room, revealed);
    decides(room, revealed);
    keys(room, revealed, 0, "Jd 7c 3h");
    keys(room, revealed, 2, "Ah 9c 2s");
    room.supervisor(revealed, correction(1, "2s 2h 2d"));
    // Of all cards one is known, and the shuffler stands there in pieces.
    LiveTable stopped = room.table("phys-2");
    dealsWithAShownCard(room, stopped, "9c");
    room.dealer(stopped, new Command.ReportShufflerFailure());
    room.dealer(stopped, CardRoom.nextShufflerStep(stopped.state().round()));
    room.dealer(stopped, CardRoom.nextShufflerStep(stopped.state().round()));
    // A game that one person has declared.
    LinkedRoom.go(room.linked().link("sapphire"), SUE, declares("links/flushes-gone-wild"));
    // A royal that the dealer alone has keyed, and chips on the sensors of another game.
    LiveTable hit = room.table("lir-1");
    LinkedRoom.go(hit, DAN, sensors(1, 3));
    LinkedRoom.go(hit, DAN, new ConsoleCommand.Lock());
    LinkedRoom.go(hit, DAN, new TableCommand.KeyWin(3, cards(ROYAL)));
    marksAndCalls(hit);
    LinkedRoom.go(room.table("dj-1"), DAN, sensors(2, 6));
  }
}
