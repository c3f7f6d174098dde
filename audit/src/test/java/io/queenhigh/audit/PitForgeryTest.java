package io.queenhigh.audit;

import static io.queenhigh.audit.KeyedBooks.DORA;
import static io.queenhigh.audit.KeyedBooks.SUE;
import static io.queenhigh.audit.KeyedBooks.ask;
import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who dealt, called time and voided is part of the books: another name in a line is found. */
class PitForgeryTest {

  @TempDir Path folder = Path.of("");

  private KeyedBooks books = new KeyedBooks("");

  /** A hand that folds, then a round that two people void. */
  @BeforeEach
  void play() {
    books =
        KeyedBooks.of(
            folder,
            (room, table) -> {
              room.issue("ann", 1_000_00);
              CardRoom.go(table, "ann", new TableCommand.Sit(1, 100_00));
              CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
              ask(table, DORA, new Command.NoMoreBets());
              ask(
                  table,
                  DORA,
                  new Command.DealKeyed(
                      table.state().round().deck(),
                      Map.of(1, cards("Qs Qh 4d")),
                      cards("Kd 7c 3h"),
                      List.of()));
              CardRoom.go(table, "ann", new Command.Fold(1));
              ask(table, DORA, new Command.ReportWrongNumberOfCards(0, 4));
              ask(table, SUE, new TableCommand.ConfirmVoid());
              ask(table, DORA, new Command.NextRound());
            });
  }

  @Test
  void whatTwoPeopleDidIsSound() {
    assertEquals(List.of(), books.findings());
  }

  @Test
  @Clause("FLOOR Dealers")
  void aDealerWhoWasNotAssignedIsFound() throws Exception {
    books.forge("BetsClosed", "", "", "mallory");
    isFound("a dealer who is assigned to the table");
  }

  @Test
  @Clause("FLOOR Time to answer")
  void timeCalledAtTheStartOfTheClockIsFound() throws Exception {
    books.forge("Folded", "chose-to", "timed-out", "dora");
    isFound("seat 1 to have 3600000 ms to answer");
  }

  @Test
  @Clause("FLOOR Void by two")
  void oneWhoConfirmsHisOwnVoidIsFound() throws Exception {
    books.forge(
        "VoidProposed",
        "{\"name\":\"dora\",\"post\":\"dealer\"}",
        "{\"name\":\"sue\",\"post\":\"supervisor\"}",
        "sue");
    isFound("a second person, who does not deal here, to confirm a void");
  }

  @Test
  @Clause("FLOOR Void by two")
  void aVoidThatNobodyConfirmedIsFound() throws Exception {
    books.forge("RoundVoided", "", "", "dora");
    isFound("a round with closed bets to be voided by two people");
  }

  private void isFound(String words) {
    List<Finding> found = books.findings();
    assertTrue(
        found.stream().anyMatch(one -> one.kind() == Kind.PIT && one.toString().contains(words)),
        found::toString);
  }
}
