package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What waits together is written together, and whoever asked for a line stands there as its author.
 */
@DisplayName("Every line of a busy link")
class LinkAuthorsTest extends FloorsApart {

  @Test
  @DisplayName("is by whoever asked for it, whatever else has waited with it")
  void eachByItsOwn() {
    Floor floor = opens();
    calledWin(floor);
    sensors(floor, "two");
    failing = "link/";
    done(press(floor, "two", LinkedRoom.DAN, new ConsoleCommand.Lock()));
    failing = "nothing";

    CompletableFuture<Answer> told = table(floor, "two").readOn();
    CompletableFuture<Answer> confirmed =
        pressed(floor, "one", SAM, new ConsoleCommand.PressJPot());
    done(thread.until(told));
    done(thread.until(confirmed));

    assertEquals("floor", linesOf("Contributed").getLast().actor());
    assertEquals("sam", linesOf("HitConfirmed").getLast().actor());
  }
}
