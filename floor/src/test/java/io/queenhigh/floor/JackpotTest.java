package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.WinPage;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A meter is fed by three tables and hit at one of them. */
class JackpotTest {

  /** Ann is dealt A-K-Q of spades, the dealer a pair. */
  private static final String WINS_ALL = "As Ks Qs 2h 2d 3c";

  private static final String NOTHING = "2s 5h 9d 7h 7d 3c";

  @TempDir Path folder = Path.of("");

  @Test
  void aHitWaitsForASupervisorAndIsPaidOnce() throws Exception {
    Shuffler cold =
        ColdDeck.dealing(
            7,
            List.of(
                ColdDeck.startingWith(WINS_ALL),
                ColdDeck.startingWith(NOTHING),
                ColdDeck.startingWith(NOTHING)));
    FloorSettings settings =
        new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, cold, InstantSource.system());
    try (LinkedRoom linked =
        new LinkedRoom(new CardRoom("sqlite:" + folder.resolve("floor.db"), settings))) {
      CardRoom room = linked.room();
      LiveLink link = linked.open(LinkedRoom.gameManager());
      LiveTable first = linked.join(link, LinkedRoom.setup("t1", LinkedRoom.gameManager()));
      LiveTable second = linked.join(link, LinkedRoom.setup("t2", LinkedRoom.gameManager()));
      LiveTable third = linked.join(link, LinkedRoom.setup("t3", LinkedRoom.gameManager()));

      bets(room, second, "bob");
      plays(second, "bob");
      assertEquals(1_000_18, link.view().meterCents());

      bets(room, first, "ann");
      try (Story story = new Story(first, Viewer.player("ann"))) {
        story.until(state -> state.round().turn() == 1);
        CardRoom.go(first, "ann", new Command.Play(1));
        TableState waits = story.until(state -> !link.state().pending().isEmpty());
        assertEquals(Phase.REVEALED, waits.round().phase());
        story.until(state -> !state.controller().orElseThrow().amounts().isEmpty());
        assertEquals(1_000_37, link.state().pending().getFirst().hit().awardCents());

        // Elsewhere play goes on and feeds the next meter.
        bets(room, third, "cid");
        plays(third, "cid");
        assertEquals(1_000_37, link.view().meterCents());
        assertEquals(1_000_20, link.view().nextCents());

        LinkedRoom.go(first, SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
        LinkedRoom.go(first, SUE, new ConsoleCommand.PressJPot());
        LinkedRoom.refuses(
            LinkedRoom.press(first, SUE, new ConsoleCommand.PressJPot()),
            "Every marked win is in the log already (WA-GM 9.i)");
        LinkedRoom.go(first, SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
        TableState settled = story.until(FirstRoundTest::isSettled);
        assertEquals(
            1_000_37,
            settled.round().settlement().orElseThrow().meter().orElseThrow().awardedCents());
      }
      assertEquals(1_000_20, link.view().meterCents());
      LinkedRoom.refuses(
          link.ask(SUE, CardRoom.nextId(), new LinkCommand.Pay(1)).join(),
          "sue confirmed this win: somebody else pays it (LINK People)");
      LinkedRoom.go(link, LinkedRoom.CAL, new LinkCommand.Pay(1));
      assertEquals(800_00 + 1_000_37, room.store().balance("wallet/ann"));
      LinkedRoom.refuses(
          link.ask(LinkedRoom.CAL, CardRoom.nextId(), new LinkCommand.Pay(1)).join(),
          "Award 1 was paid already (LINK Paid once)");

      WinPage page = LinkBooks.page(room.store(), "emerald", 1).orElseThrow();
      assertEquals("t1.1", page.round());
      assertEquals(1_000_37, page.awardCents());
      assertEquals("sue", page.confirmedBy().name());
      assertEquals(List.of(), room.store().wrongInTheBooks());
      assertTrue(room.store().balance("meter/emerald") == 1_000_20);
    }
  }

  private static void bets(CardRoom room, LiveTable table, String player) {
    room.issue(player, 1_000_00);
    CardRoom.go(table, player, new TableCommand.Sit(1, 200_00));
    CardRoom.go(table, player, new Command.Bet(1, Wager.ANTE, 10_00));
    CardRoom.go(table, player, new Command.Bet(1, Wager.PROGRESSIVE, 1_00));
    CardRoom.go(table, player, new TableCommand.Ready(1));
  }

  private static void plays(LiveTable table, String player) throws Exception {
    try (Story story = new Story(table, Viewer.player(player))) {
      story.until(state -> state.round().turn() == 1);
      CardRoom.go(table, player, new Command.Play(1));
      story.until(FirstRoundTest::isSettled);
    }
  }
}
