package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.beside;
import static io.queenhigh.floor.LinkedRoom.cards;
import static io.queenhigh.floor.LinkedRoom.go;
import static io.queenhigh.floor.LinkedRoom.sensors;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.WinPage;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Player;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The progressive controller beside a table that is dealt elsewhere. */
class BesideTest {

  private static final String ROYAL = "As Ks Qs Js Ts";

  @TempDir Path folder = Path.of("");

  private LinkedRoom room() {
    return new LinkedRoom(new CardRoom("sqlite:" + folder.resolve("floor.db")));
  }

  @Test
  @Clause({"FLOOR Controller only", "WA-MGL 7", "WA-MGL 10.d", "WA-MGL 10.f", "WA-MGL 10.g"})
  void aRoyalAtAnotherGamesTableIsKeyedTwiceConfirmedAndPaidToTheCage() {
    LinkTerms terms = LinkedRoom.multiGameLink();
    try (LinkedRoom linked = room()) {
      LiveLink link = linked.open(terms);
      LiveTable table = linked.join(link, beside("lir-1", "links/let-it-ride", terms));

      go(table, DAN, sensors(2, 3, 5));
      go(table, DAN, sensors(2, 3));
      refuses(
          table,
          DAN,
          new TableCommand.KeyWin(3, cards(ROYAL)),
          "Winning hands are keyed between START GAME and END GAME (WA-MGL 10.d)");
      press(table, DAN, new ConsoleCommand.Lock());
      assertEquals(2_00, link.state().counters().wagers().wageredCents());
      refuses(table, DAN, sensors(2), "No more bets (WA-TCP Dealing 2)");
      refuses(
          table,
          DAN,
          new TableCommand.KeyWin(5, cards(ROYAL)),
          "Seat 5 has no progressive wager (WA-MGL 10.d)");
      refuses(
          table,
          DAN,
          new TableCommand.KeyWin(3, cards("As Ks Qs Js 2h")),
          "As Ks Qs Js 2h is not on pay table MGL (WA-MGL Paytables)");
      go(table, DAN, new TableCommand.KeyWin(3, cards(ROYAL)));
      refuses(
          table,
          DAN,
          new TableCommand.KeyWin(2, cards("Ah Ad Ac Js Qs")),
          "Seat 3 was keyed with As Ks Qs Js Ts: with Ah Ad Ac Js Qs they are not from one deck, the"
              + " player's own cards first (FLOOR Controller only)");
      go(table, DAN, new TableCommand.KeyWin(2, cards("Jh Jd 4c Js Ts")));
      LinkedRoom.refuses(
          LinkedRoom.press(table, DAN, new ConsoleCommand.EndRound()),
          "Envy is paid at the end of the round, before END GAME (WA-MGL 11.c)");
      press(table, DAN, new ConsoleCommand.SelectSpot(3));
      press(table, DAN, new ConsoleCommand.PressHand("royal-flush"));
      press(table, DAN, new ConsoleCommand.CallSupervisor());
      assertEquals(1, link.state().pending().size());
      long award = link.state().pending().getFirst().hit().awardCents();
      assertEquals(50_000_37, award);
      LinkedRoom.go(table, EVE, new ConsoleCommand.PressConfirm());
      LinkedRoom.refuses(
          LinkedRoom.press(table, EVE, new ConsoleCommand.SwipeCard()),
          "Who verifies the win keys the cards of seat 3 first (FLOOR Controller only)");
      refuses(
          table,
          DAN,
          new TableCommand.VerifyWin(3, cards(ROYAL)),
          "The dealer does not confirm: call a supervisor (WA-MGL 10.f)");
      refuses(
          table,
          EVE,
          new TableCommand.VerifyWin(3, cards("Ah Kh Qh Jh Th")),
          "The dealer has keyed other cards for seat 3: look again, both of you (FLOOR Controller"
              + " only)");
      go(table, EVE, new TableCommand.VerifyWin(3, cards("Ts Js Qs Ks As")));
      press(table, EVE, new ConsoleCommand.SwipeCard());
      press(table, DAN, new ConsoleCommand.PayEnvy());
      assertEquals(Phase.SETTLED, table.state().round().phase());
      assertEquals(
          List.of(9_00L, award),
          table.state().round().settlement().orElseThrow().wagers().stream()
              .map(wager -> wager.paidCents())
              .sorted()
              .toList());
      press(table, DAN, new ConsoleCommand.EndRound());
      LinkedRoom.go(link, SUE, new LinkCommand.Pay(1));

      WinPage page = LinkBooks.page(linked.room().store(), "sapphire", 1).orElseThrow();
      assertEquals("lir-1.1", page.round());
      assertEquals("seat-3", page.player());
      assertEquals("eve", page.confirmedBy().name());
      assertEquals(List.of(), linked.room().store().wrongInTheBooks());
      assertEquals(0, linked.room().store().balance("rack/lir-1/seat-2"));
      assertEquals(0, linked.room().store().balance("awards/sapphire"));

      go(table, DAN, sensors(7));
      assertEquals(2, table.state().round().number());
      assertTrue(table.state().wins().isEmpty());
    }
  }

  @Test
  @Clause({"FLOOR Controller only", "WA-GM 6", "WA-GM 9.d", "WA-GM 9.g"})
  void aGameManagerBesideAPhysicalTableSharesTheMeterOfTheSameGame() {
    LinkTerms terms = LinkedRoom.gameManager();
    try (LinkedRoom linked = room()) {
      LiveLink link = linked.open(terms);
      linked.join(link, LinkedRoom.setup("t1", terms));
      LiveTable table = linked.join(link, beside("p1", "links/three-card-poker", terms));

      go(table, DAN, sensors(1, 4));
      press(table, DAN, new ConsoleCommand.Lock());
      go(table, DAN, new TableCommand.KeyWin(1, cards("As Ks Qs")));
      press(table, DAN, new ConsoleCommand.PressHand("mini-royal-of-spades"));
      press(table, DAN, new ConsoleCommand.CallSupervisor());
      go(table, EVE, new TableCommand.VerifyWin(1, cards("As Ks Qs")));
      press(table, EVE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      press(table, EVE, new ConsoleCommand.PressJPot());
      press(table, EVE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
      press(table, DAN, new ConsoleCommand.PayEnvy());
      press(table, DAN, new ConsoleCommand.EndRound());
      assertEquals(100_00, table.state().round().settlement().orElseThrow().envyTo(4));
      assertEquals(List.of(), linked.room().store().wrongInTheBooks());
    }
  }

  @Test
  @Clause({"LINK Declared games", "QH Linked cards", "WA-MGL 3"})
  void aGameWhoseCardsAreUnknownJoinsWhenTwoPeopleHaveDeclaredThem() {
    LinkTerms terms = LinkedRoom.multiGameLink();
    String wild = "links/dj-wild-stud";
    try (LinkedRoom linked = room()) {
      LiveLink link = linked.open(terms);
      linked.join(link, beside("lir-1", "links/let-it-ride", terms));
      LiveTable table = linked.room().open(beside("dj-1", wild, terms, "own-5-community-0"));
      assertTrue(linked.room().floor().links().fit(table, link).isEmpty(), "not declared yet");

      refusesDeclaring(
          link,
          new DeclaredGame(wild, 4, 0, chance("royal-flush", 4, 2_598_960)),
          "4 own and 0 community cards are not five: the pay table reads five (WA-MGL Paytables)");
      refusesDeclaring(
          link,
          new DeclaredGame(wild, 5, 0, chance("straight-flush", 4, 2_598_960)),
          "The meter is won by royal-flush, not by straight-flush (WA-MGL 3)");
      declare(link, new DeclaredGame(wild, 5, 0, chance("royal-flush", 48, 2_869_685)));
      LinkedRoom.refuses(
          link.ask(
                  MAX,
                  CardRoom.nextId(),
                  new LinkCommand.Join(
                      linked.room().floor().links().fit(table, link).orElseThrow()))
              .join(),
          "The chances differ: royal-flush 1/649740 on the link, royal-flush 48/2869685 at table dj-1"
              + " (WA-MGL 3)");
      declare(link, new DeclaredGame(wild, 5, 0, chance("royal-flush", 4, 2_598_960)));
      LinkedRoom.go(
          link,
          MAX,
          new LinkCommand.Join(linked.room().floor().links().fit(table, link).orElseThrow()));
      refusesDeclaring(
          link,
          new DeclaredGame(wild, 3, 2, chance("royal-flush", 4, 2_598_960)),
          "Tables of links/dj-wild-stud are on the link: take them off it first (LINK Declared"
              + " games)");
    }
  }

  private static void declare(LiveLink link, DeclaredGame game) {
    LinkedRoom.go(link, SUE, new LinkCommand.ProposeGame(game, "the maker's letter"));
    int proposal = link.state().proposals().lastKey();
    LinkedRoom.refuses(
        link.ask(SUE, CardRoom.nextId(), new LinkCommand.Approve(proposal)).join(),
        "Somebody other than sue has to approve this (LINK Two persons)");
    LinkedRoom.go(link, MAX, new LinkCommand.Approve(proposal));
  }

  private static void refusesDeclaring(LiveLink link, DeclaredGame game, String why) {
    LinkedRoom.refuses(
        link.ask(SUE, CardRoom.nextId(), new LinkCommand.ProposeGame(game, "the maker's letter"))
            .join(),
        why);
  }

  private static MeterChance chance(String hand, long ways, long of) {
    return new MeterChance(hand, BigInteger.valueOf(ways), BigInteger.valueOf(of));
  }

  @Test
  @Clause("FLOOR Controller only")
  void whatIsDealtElsewhereIsNotDealtHere() {
    LinkTerms terms = LinkedRoom.multiGameLink();
    try (LinkedRoom linked = room()) {
      LiveLink link = linked.open(terms);
      LiveTable table = linked.join(link, beside("lir-1", "links/let-it-ride", terms));
      LiveTable dealt = linked.join(link, LinkedRoom.setup("t1", terms));

      linked.room().issue("ann", 1_000_00);
      LinkedRoom.refuses(
          table
              .ask(Ask.of(new Player("ann"), CardRoom.nextId(), new TableCommand.Sit(1, 10_00)))
              .join(),
          "Table lir-1 is dealt elsewhere: only its progressive controller is run here (FLOOR"
              + " Controller only)");
      refuses(
          table,
          DAN,
          new TableCommand.InRound(new Command.Reveal()),
          "Table lir-1 is dealt elsewhere: only its progressive controller is run here (FLOOR"
              + " Controller only)");
      refuses(
          dealt,
          MAX,
          new TableCommand.VerifyWin(1, cards(ROYAL)),
          "Table t1 is dealt here: its sensors and cards follow the game (FLOOR Controller only)");
      TableSetup wrong = LinkedRoom.setup("t2", terms);
      assertInstanceOf(
          Answer.No.class,
          linked
              .room()
              .floor()
              .openTable(
                  "floor", CardRoom.nextId(), with(wrong, CardSource.CONTROLLER_ONLY), List.of())
              .join());
    }
  }

  @Test
  @Clause({"FLOOR Controller only", "FLOOR People without accounts", "LINK Void rounds"})
  void aVoidRoundGivesTheChipsBackThroughTheCageAndTheMeterItsShare() {
    LinkTerms terms = LinkedRoom.multiGameLink();
    try (LinkedRoom linked = room()) {
      LiveLink link = linked.open(terms);
      LiveTable table = linked.join(link, beside("lir-1", "links/let-it-ride", terms));
      long cage = linked.room().store().balance("cage");
      long tray = linked.room().store().balance("tray/lir-1");

      go(table, DAN, sensors(2));
      press(table, DAN, new ConsoleCommand.Lock());
      go(table, SUE, new TableCommand.InRound(new Command.VoidRound("a card was exposed")));
      go(table, EVE, new TableCommand.ConfirmVoid());
      assertEquals(50_000_00, link.view().meterCents());
      assertEquals(cage, linked.room().store().balance("cage"));
      assertEquals(tray - 1_00, linked.room().store().balance("tray/lir-1"));
      assertEquals(List.of(), linked.room().store().wrongInTheBooks());
    }
  }

  private static TableSetup with(TableSetup setup, CardSource cards) {
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        setup.choices(),
        setup.fingerprint(),
        setup.terms(),
        setup.pace(),
        Dealer.PERSON,
        cards,
        0,
        false,
        setup.link());
  }

  private static void press(LiveTable table, Staff by, ConsoleCommand.Pressed button) {
    LinkedRoom.go(table, by, button);
  }

  private static void refuses(LiveTable table, Staff by, TableCommand command, String why) {
    LinkedRoom.refuses(table.ask(Ask.of(by, CardRoom.nextId(), command)).join(), why);
  }
}
