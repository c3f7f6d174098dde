package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.CAL;
import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.LinkDuty;
import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Ruling;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dealer runs a Multi Game Link table by its controller. */
class ControllerTest {

  private static final LinkTerms TERMS = LinkedRoom.multiGameLink();

  @TempDir Path folder = Path.of("");

  private Optional<LinkedRoom> opened = Optional.empty();

  @BeforeEach
  void opens() {
    opened = Optional.of(new LinkedRoom(new CardRoom("sqlite:" + folder.resolve("controller.db"))));
  }

  @AfterEach
  void closes() {
    opened.orElseThrow().close();
  }

  private LiveTable table() {
    LinkedRoom linked = opened.orElseThrow();
    LiveTable table =
        linked.join(linked.open(TERMS), LinkedRoom.keyed(LinkedRoom.setup("t1", TERMS)));
    for (int seat = 1; seat <= 2; seat++) {
      String player = seat == 1 ? "ann" : "bob";
      linked.room().issue(player, 1_000_00);
      CardRoom.go(table, player, new TableCommand.Sit(seat, 200_00));
      CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 10_00));
      CardRoom.go(table, player, new Command.Bet(seat, Wager.PROGRESSIVE, 1_00));
    }
    return table;
  }

  /** Ann has a royal flush, bob a straight flush. */
  private static void deals(LiveTable table) {
    dealer(table, new Command.NoMoreBets());
    dealer(
        table,
        new Command.DealKeyed(
            DeckColour.RED,
            Map.of(1, cards("As Ks Qs"), 2, cards("7s 8s 9s")),
            cards("2h 2d 3c"),
            cards("Ts Js")));
    CardRoom.go(table, "ann", new Command.Play(1));
    CardRoom.go(table, "bob", new Command.Play(2));
    dealer(table, new Command.CollectForfeits());
    dealer(table, new Command.Reveal());
  }

  @Test
  @Clause({"WA-MGL 10.d", "LINK Order of hits"})
  void aMarkTakenBackAndMadeAgainIsClaimedWithTheWholeRound() {
    LiveTable table = table();
    LiveLink link = opened.orElseThrow().link(TERMS.id());
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    deals(table);
    marks(table, 1, "royal-flush");
    marks(table, 2, "straight-flush");
    LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
    assertEquals(2, link.state().pending().size());
    LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(1));
    LinkedRoom.refuses(
        LinkedRoom.press(table, DAN, new ConsoleCommand.PressHand("royal-flush")),
        "The amount of this win is fixed: only two people take it back, by voiding the round"
            + " (FLOOR Void by two)");
    // From the dealer's far right: bob first, a tenth, and then ann all that is left.
    assertEquals(
        List.of(2, 1),
        link.state().pending().stream().map(hit -> hit.hit().winner().seat()).toList());
    for (int hit = 0; hit < 2; hit++) {
      LinkedRoom.go(table, SUE, new ConsoleCommand.PressConfirm());
      LinkedRoom.go(table, EVE, new ConsoleCommand.SwipeCard());
    }
    LinkedRoom.refuses(
        LinkedRoom.press(table, DAN, new ConsoleCommand.EndRound()),
        "END GAME comes when everything is settled (FLOOR Progressive wagers)");
    dealer(table, new Command.Settle(Optional.empty()));
    LinkedRoom.go(table, DAN, new ConsoleCommand.PayEnvy());
    LinkedRoom.go(table, DAN, new ConsoleCommand.EndRound());
    dealer(table, new Command.NextRound());
    assertTrue(link.state().pending().isEmpty());
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void withoutALinkInPlayTheChipsGoBackAndTheGameGoesOn() {
    LiveTable table = table();
    LiveLink link = opened.orElseThrow().link(TERMS.id());
    LinkedRoom.go(link, SUE, new LinkCommand.Suspend("a look at the meter"));
    LinkedRoom.refuses(
        CardRoom.ask(table, "ann", new Command.Bet(1, Wager.PROGRESSIVE, 1_00)),
        "The progressive link is not in play; the game goes on without it"
            + " (FLOOR Progressive wagers)");
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    assertEquals(List.of(), table.state().progressiveWagers());
    assertEquals(190_00, table.state().rack("ann"));
    deals(table);
    dealer(table, new Command.Settle(Optional.empty()));
    dealer(table, new Command.NextRound());
    LinkedRoom.go(link, MAX, new LinkCommand.Resume());
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void withoutALinkInPlayTheChipsGoBackWhenTheyWouldBeLockedAndByWhomTheyWouldBe() {
    LiveTable table = table();
    LiveLink link = opened.orElseThrow().link(TERMS.id());
    LinkedRoom.go(link, SUE, new LinkCommand.Suspend("a look at the meter"));
    LinkedRoom.refuses(
        LinkedRoom.press(table, CAL, new ConsoleCommand.Lock()),
        "Only the house dealer presses START GAME (WA-MGL 7)");
    dealer(table, new Command.ReportShufflerFailure());
    LinkedRoom.refuses(
        LinkedRoom.press(table, DAN, new ConsoleCommand.Lock()),
        "Play is suspended until the shuffler is replaced: resume, or void the round"
            + " (WA-TCP Irregularities 2)");
    assertEquals(2, table.state().progressiveWagers().size());
    dealer(table, new Command.ResumeAfterFailure());
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    assertEquals(List.of(), table.state().progressiveWagers());
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void wagersLockedWhileTheTableLeavesGoBack() {
    LiveTable table = table();
    Link without = opened.orElseThrow().link(TERMS.id()).state();
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    LinkedRoom.refuses(
        opened
            .orElseThrow()
            .link(TERMS.id())
            .ask(MAX, CardRoom.nextId(), new LinkCommand.Leave("t1"))
            .join(),
        "Table t1 has progressive wagers locked: it leaves between rounds (LINK Tables)");
    // The link as it would be had the table left a moment before.
    Link left = LinkEvolve.one(without, new LinkEvent.TableLeft("t1"));
    LinkDuty.Tell tell =
        assertInstanceOf(LinkDuty.Tell.class, LinkDuty.next(table.state(), left).orElseThrow());
    Ruling.No<?> no =
        assertInstanceOf(Ruling.No.class, LinkDecide.on(left, tell.by(), tell.command()));
    assertEquals(
        List.of(
            new Step(
                Staff.FLOOR, new TableCommand.ReturnProgressive("Table t1 is not on this link"))),
        LinkDuty.whenRefused(tell, no.refused()).orElseThrow());
  }

  @Test
  @Clause("LINK Void rounds")
  void aVoidRoundGivesBackWhatItFed() {
    LiveTable table = table();
    LiveLink link = opened.orElseThrow().link(TERMS.id());
    long before = link.state().live().totalMicroCents();
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    assertTrue(link.state().live().totalMicroCents() > before);
    deals(table);
    marks(table, 1, "royal-flush");
    marks(table, 2, "straight-flush");
    LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
    TableCommand voids = new TableCommand.InRound(new Command.VoidRound("a card fell"));
    assertInstanceOf(
        Answer.Done.class,
        table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), voids)).join());
    assertEquals(2, link.state().pending().size(), "one person alone voids no hit");
    assertInstanceOf(
        Answer.Done.class,
        table.ask(Ask.of(EVE, CardRoom.nextId(), new TableCommand.ConfirmVoid())).join());
    assertEquals(before, link.state().live().totalMicroCents());
    assertTrue(link.state().pending().isEmpty());
    assertEquals(200_00, table.state().rack("ann"));
    dealer(table, new Command.NextRound());
  }

  private static void marks(LiveTable table, int seat, String hand) {
    LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(seat));
    LinkedRoom.go(table, DAN, new ConsoleCommand.PressHand(hand));
  }

  private static void dealer(LiveTable table, Command command) {
    TableCommand inRound = new TableCommand.InRound(command);
    Answer answer =
        table.ask(Ask.of(new Staff("dan", Post.DEALER), CardRoom.nextId(), inRound)).join();
    assertInstanceOf(Answer.Done.class, answer, command + ": " + answer);
  }
}
