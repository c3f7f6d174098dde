package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What a night of faults has found between tables and their links, each in as few steps as it
 * takes.
 */
@DisplayName("A table and its link that do not stand at the same line")
class TableAndLinkApartTest extends FloorsApart {

  private static final String ANN = "ann";

  private static final TableCommand LAID =
      new TableCommand.Lay(1, Map.of(Wager.ANTE, 10_00L, Wager.PROGRESSIVE, 1_00L));
  private static final TableCommand STANDS_UP =
      new TableCommand.ForVisitor(1, new Command.StandUp(1));

  @Test
  @DisplayName("a floor that lags behind at a table gives none of its contributions back")
  void laggingFloorGivesNothingBack() {
    Floor north = opens();
    Floor south = floor();
    lock(north, "one");
    lock(south, "two");

    press(south, "one", LinkedRoom.DAN, new ConsoleCommand.CallSupervisor());

    assertEquals(List.of(), linesOf("ContributionReturned"));
    assertEquals(2, linesOf("Contributed").size());
  }

  @Test
  @DisplayName("a floor that lags behind at a link gives back nothing that the link has taken")
  void laggingFloorLeavesWhatWasTaken() {
    Floor north = opens();
    sensors(north, "one");
    Floor south = floor();
    done(press(north, "one", LinkedRoom.DAN, new ConsoleCommand.Lock()));
    done(press(north, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound()));

    // This floor finds out about the table by writing to it; its link is still behind.
    press(south, "one", LinkedRoom.DAN, new ConsoleCommand.Lock());
    press(south, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound());

    assertEquals(1, linesOf("Contributed").size());
    assertEquals(List.of(), linesOf("table/one", "ProgressiveReturned"));
  }

  @Test
  @DisplayName("a seat whose wager went back wins nothing, in words, and its round ends")
  void wagersThatWentBack() {
    Floor floor = opens();
    sensors(floor, "one");
    suspendedAsItLocks(floor, "one");
    assertEquals(List.of(), linesOf("Contributed"));

    assertEquals(Set.of(), table(floor, "one").state().controller().orElseThrow().lit());
    Answer.No no =
        assertInstanceOf(
            Answer.No.class, asks(floor, "one", LinkedRoom.DAN, new TableCommand.KeyWin(1, WIN)));

    assertEquals("no-progressive-wager-at-spot", no.refused().id());
    done(press(floor, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound()));
    done(asks(floor, "one", LinkedRoom.DAN, new TableCommand.InRound(new Command.NextRound())));
    assertEquals(2, table(floor, "one").state().round().number());
  }

  @Test
  @DisplayName("a dealt round is called off when its wagers went back after the lock and all left")
  void lockedWithNobodyThere() {
    Floor floor = opens();
    TableSetup dealt = LinkedRoom.keyed(LinkedRoom.setup("dealt", TERMS));
    joins(floor, dealt);
    done(asks(floor, "dealt", LinkedRoom.DAN, LAID));
    suspendedAsItLocks(floor, "dealt");
    assertEquals(1, linesOf("table/dealt", "ProgressiveReturned").size());

    done(asks(floor, "dealt", LinkedRoom.DAN, STANDS_UP));
    thread.pass(Duration.ofMillis(dealt.pace().bettingMillis()));

    assertEquals(Phase.VOID, table(floor, "dealt").state().round().phase());
    done(asks(floor, "dealt", LinkedRoom.DAN, new TableCommand.InRound(new Command.NextRound())));
    assertFalse(table(floor, "dealt").state().round().progressiveLocked());
  }

  @Test
  @DisplayName("a dealt round whose progressive wagers went back goes on with those who stay")
  void lockedWithSomebodyThere() {
    Floor floor = opens();
    TableSetup dealt = LinkedRoom.keyed(LinkedRoom.setup("dealt", TERMS));
    joins(floor, dealt);
    done(asks(floor, "dealt", LinkedRoom.DAN, LAID));
    suspendedAsItLocks(floor, "dealt");

    thread.pass(Duration.ofMillis(2 * dealt.pace().bettingMillis()));

    done(asks(floor, "dealt", LinkedRoom.DAN, new TableCommand.InRound(new Command.NoMoreBets())));
  }

  @Test
  @DisplayName("a win is recorded at the table by the person who confirmed it on the link")
  void recordedByWhoHasConfirmed() {
    Floor floor = opens();
    calledWin(floor);
    confirmedOnTheLinkAlone(floor);

    Answer other = press(floor, "one", LinkedRoom.EVE, new ConsoleCommand.PressJPot());

    Answer.No no = assertInstanceOf(Answer.No.class, other, other.toString());
    assertEquals("win-confirmed-by-another", no.refused().id());
    done(press(floor, "one", SAM, new ConsoleCommand.PressJPot()));
    assertEquals(1, linesOf("HitConfirmed").size());
  }

  @Test
  @DisplayName("a floor that lags behind at a link voids no round whose win is in its log")
  void laggingFloorVoidsNoWin() {
    Floor north = opens();
    calledWin(north);
    Floor south = floor();
    confirmedOnTheLinkAlone(north);

    done(asks(south, "one", LinkedRoom.SUE, new TableCommand.InRound(new Command.VoidRound("x"))));
    Answer answer = asks(south, "one", LinkedRoom.EVE, new TableCommand.ConfirmVoid());

    Answer.No no = assertInstanceOf(Answer.No.class, answer, answer.toString());
    assertEquals("win-in-the-links-log", no.refused().id());
  }

  @Test
  @DisplayName("a floor that lags behind at a link opens no round before the link has given back")
  void laggingFloorWaitsForTheLink() {
    Floor north = opens();
    sensors(north, "one");
    Floor south = floor();
    done(press(north, "one", LinkedRoom.DAN, new ConsoleCommand.Lock()));
    failing = "link/";
    done(asks(north, "one", LinkedRoom.SUE, new TableCommand.InRound(new Command.VoidRound("x"))));
    asks(north, "one", LinkedRoom.EVE, new TableCommand.ConfirmVoid());

    Answer answer = asks(south, "one", LinkedRoom.DAN, LinkedRoom.sensors(1, 3));

    Answer.No no = assertInstanceOf(Answer.No.class, answer, answer.toString());
    assertEquals("link-has-not-closed-round", no.refused().id());
    failing = "nothing";
    sensors(south, "one");
    assertEquals(1, linesOf("ContributionReturned").size());
  }

  @Test
  @DisplayName("a win that was recorded is recorded for a floor that lags behind both, too")
  void laggingFloorRepeatsTheFirstAnswer() {
    Floor north = opens();
    calledWin(north);
    Floor south = floor();
    Ask press =
        Ask.of(SAM, nextId(), new TableCommand.AtController(new ConsoleCommand.PressJPot()));
    Answer first = thread.until(table(north, "one").ask(press));
    done(first);

    // This floor's link reads on when it is asked to confirm, and finds that it has.
    Answer again = thread.until(table(south, "one").ask(press));

    assertEquals(first, again);
    assertEquals(1, linesOf("HitConfirmed").size());
  }

  @Test
  @DisplayName("no card is dealt before the link has taken the locked wagers or they are back")
  void dealsWhenTheLinkHasAnswered() {
    Floor north = opens();
    LiveTable table = annBetsAtAnAutomaticTable(north);
    Floor south = floor();
    // Each floor knows half of it: the bet that the one takes, and that the link takes none.
    orders(south, LinkedRoom.SUE, new LinkCommand.Suspend("a look"));
    bets(table, Wager.PROGRESSIVE, 1_00);
    unknown = "WagersLocked";

    try (Watch _ = annLooksAt(north);
        Watch _ = annLooksAt(south)) {
      thread.pass(Duration.ofMillis(CardRoom.PATIENT.bettingMillis() - 500));
      done(thread.until(table.ask(Ask.player(ANN, nextId(), new TableCommand.Ready(1)))));
      // The other floor's clock calls no more bets before this one reads what it has written.
      thread.pass(Duration.ofSeconds(10));
    }

    assertEquals(1, linesOf("table/auto", "ProgressiveReturned").size());
    long back = linesOf("table/auto", "ProgressiveReturned").getFirst().seq();
    long dealt = linesOf("table/auto", "HandDealt").getFirst().seq();
    assertTrue(back < dealt, () -> "back at line " + back + ", dealt at line " + dealt);
    assertEquals(List.of(), linesOf("Contributed"));
  }

  private LiveTable annBetsAtAnAutomaticTable(Floor floor) {
    done(thread.until(floor.openTable("max", nextId(), LinkedRoom.setup("auto", TERMS))));
    LiveTable table = table(floor, "auto");
    orders(floor, LinkedRoom.MAX, new LinkCommand.Join(floor.links().fit(table)));
    CardRoom.issue(store, ANN, 1_000_00);
    done(thread.until(table.ask(Ask.player(ANN, nextId(), new TableCommand.Sit(1, 1_000_00)))));
    bets(table, Wager.ANTE, 10_00);
    return table;
  }

  private static Watch annLooksAt(Floor floor) {
    return table(floor, "auto").watch(Viewer.player(ANN), OptionalLong.empty(), _ -> {});
  }

  private void bets(LiveTable table, Wager wager, long cents) {
    TableCommand bet = new TableCommand.InRound(new Command.Bet(1, wager, cents));
    done(thread.until(table.ask(Ask.player(ANN, nextId(), bet))));
  }
}
