package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a floor might do by what it knew of a table or a link, and not by what stands there. */
@DisplayName("A floor that lags behind another one")
class LaggingFloorTest extends FloorsApart {

  @Test
  @DisplayName("tells its link of no wagers that have gone back at the table")
  void contributesNothingThatWentBack() {
    Floor north = opens();
    Floor south = floor();
    lockedWithoutTheLink(north);
    readsTheTable(south, "one");
    failing = "nothing";
    orders(north, LinkedRoom.SUE, new LinkCommand.Suspend("a look"));
    readsTheTable(north, "one");
    assertEquals(1, linesOf("table/one", "ProgressiveReturned").size());
    orders(north, LinkedRoom.MAX, new LinkCommand.Resume());

    press(south, "one", LinkedRoom.DAN, new ConsoleCommand.CallSupervisor());

    assertEquals(List.of(), linesOf("Contributed"));
  }

  @Test
  @DisplayName("gives back no wagers of a later round, which its link has taken")
  void laterRoundsStay() {
    Floor north = opens();
    Floor south = floor();
    lockedWithoutTheLink(north);
    readsTheTable(south, "one");
    failing = "nothing";
    done(press(north, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound()));
    lock(north, "one");
    assertEquals(2, linesOf("Contributed").size());
    orders(north, LinkedRoom.SUE, new LinkCommand.Suspend("a look"));

    press(south, "one", LinkedRoom.DAN, new ConsoleCommand.CallSupervisor());

    assertEquals(List.of(), linesOf("table/one", "ProgressiveReturned"));
    assertEquals(List.of(), linesOf("ContributionReturned"));
  }

  @Test
  @DisplayName("takes no table for gone that has joined its link since")
  void hasNotLeft() {
    Floor north = opens();
    openTable(north, LinkedRoom.beside("three", "links/three-card-poker", TERMS));
    Floor south = floor();
    joins(north, "three");
    lock(north, "three");

    readsTheTable(south, "three");

    assertEquals(List.of(), linesOf("table/three", "ProgressiveReturned"));
    assertEquals(1, linesOf("Contributed").size());
  }

  @Test
  @DisplayName("moves the meter when the key returns to Run, also for a win it has not heard of")
  void meterMoves() {
    Floor north = opens();
    lock(north, "one");
    Floor south = floor();
    markedWin(north);
    verifiedWin(north);
    done(press(north, "one", SAM, new ConsoleCommand.PressJPot()));
    readsTheTable(south, "one");

    done(press(south, "one", SAM, new ConsoleCommand.TurnKey(SupervisorKey.RUN)));

    assertEquals(1, linesOf("MeterMoved").size());
    done(press(south, "one", LinkedRoom.DAN, new ConsoleCommand.PayEnvy()));
    done(press(south, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound()));
    assertEquals(1, linesOf("RoundEnded").size());
  }

  @Test
  @DisplayName("takes no mark back whose win the link has fixed")
  void fixedWinsStayMarked() {
    Floor north = opens();
    lock(north, "one");
    markedWin(north);
    Floor south = floor();
    failing = "AmountsFixed";
    done(press(north, "one", LinkedRoom.DAN, new ConsoleCommand.CallSupervisor()));
    failing = "nothing";
    assertEquals(1, linesOf("HitsFixed").size());

    Answer answer =
        press(south, "one", LinkedRoom.DAN, new ConsoleCommand.PressHand("mini-royal-of-spades"));

    Answer.No no = assertInstanceOf(Answer.No.class, answer, answer.toString());
    assertEquals("win-is-called", no.refused().id());
    assertEquals(List.of(), linesOf("table/one", "HandUnmarked"));
  }

  @Test
  @DisplayName("keys no win for a wager that the link has not taken yet and may not take")
  void winsNothingYet() {
    Floor floor = opens();
    lockedWithoutTheLink(floor);

    Answer answer = asks(floor, "one", LinkedRoom.DAN, new TableCommand.KeyWin(1, WIN));

    assertInstanceOf(Answer.Unavailable.class, answer, answer.toString());
    failing = "nothing";
    orders(floor, LinkedRoom.SUE, new LinkCommand.Suspend("a look"));
    done(press(floor, "one", LinkedRoom.DAN, new ConsoleCommand.EndRound()));
    assertEquals(1, linesOf("table/one", "ProgressiveReturned").size());
    done(asks(floor, "one", LinkedRoom.DAN, new TableCommand.InRound(new Command.NextRound())));
  }

  @Test
  @DisplayName("refuses no order at its link for what it has not read")
  void theLinkAsItStands() {
    Floor north = opens();
    Floor south = floor();
    orders(north, LinkedRoom.SUE, new LinkCommand.Suspend("a look"));
    assertTrue(link(south).seq() < link(north).seq());

    orders(south, LinkedRoom.MAX, new LinkCommand.Resume());
  }

  /** The table's line is there, and the link cannot write its own. */
  private void lockedWithoutTheLink(Floor floor) {
    sensors(floor, "one");
    failing = "link/";
    done(press(floor, "one", LinkedRoom.DAN, new ConsoleCommand.Lock()));
    assertEquals(List.of(), linesOf("Contributed"));
  }

  private void readsTheTable(Floor floor, String table) {
    done(thread.until(table(floor, table).readOn()));
  }
}
