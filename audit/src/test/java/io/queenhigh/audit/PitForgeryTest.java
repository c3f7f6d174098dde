package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who dealt, called time and voided is part of the books: another name in a line is found. */
class PitForgeryTest {

  private static final String STREAM = "table/t";
  private static final Staff DORA = new Staff("dora", Post.DEALER);
  private static final Staff SUE = new Staff("sue", Post.SUPERVISOR);

  @TempDir Path folder = Path.of("");

  private String address = "";

  /** A hand that folds, then a round that two people void. */
  @BeforeEach
  void play() {
    address = "sqlite:" + folder.resolve("floor.db");
    try (CardRoom room = new CardRoom(address)) {
      room.issue("ann", 1_000_00);
      LiveTable table =
          room.open(
              LinkedRoom.keyed(
                  CardRoom.setup("t", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0)));
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
    }
  }

  private static void ask(LiveTable table, Staff by, Command command) {
    ask(table, by, new TableCommand.InRound(command));
  }

  private static void ask(LiveTable table, Staff by, TableCommand command) {
    Answer answer = table.ask(Ask.of(by, CardRoom.nextId(), command)).join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
  }

  private static List<Card> cards(String text) {
    return Stream.of(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList();
  }

  @Test
  void whatTwoPeopleDidIsSound() {
    assertEquals(List.of(), findings());
  }

  @Test
  @Clause("FLOOR Dealers")
  void aDealerWhoWasNotAssignedIsFound() throws Exception {
    forge("BetsClosed", "", "", "mallory");
    isFound("a dealer who is assigned to the table");
  }

  @Test
  @Clause("FLOOR Time to answer")
  void timeCalledAtTheStartOfTheClockIsFound() throws Exception {
    forge("Folded", "chose-to", "timed-out", "dora");
    isFound("seat 1 to have 3600000 ms to answer");
  }

  @Test
  @Clause("FLOOR Void by two")
  void oneWhoConfirmsHisOwnVoidIsFound() throws Exception {
    forge(
        "VoidProposed",
        "{\"name\":\"dora\",\"post\":\"dealer\"}",
        "{\"name\":\"sue\",\"post\":\"supervisor\"}",
        "sue");
    isFound("a second person, who does not deal here, to confirm a void");
  }

  @Test
  @Clause("FLOOR Void by two")
  void aVoidThatNobodyConfirmedIsFound() throws Exception {
    forge("RoundVoided", "", "", "dora");
    isFound("a round with closed bets to be voided by two people");
  }

  private void forge(String type, String what, String instead, String actor) throws Exception {
    try (Forger forger = new Forger(address)) {
      long seq = forger.find(STREAM, type, what);
      if (!what.isEmpty()) {
        forger.say(STREAM, seq, payload -> payload.replace(what, instead));
      }
      forger.execute(
          "update journal set actor = ? where seq = " + seq + " and stream = ?", actor, STREAM);
      forger.rehash(STREAM);
    }
  }

  private List<Finding> findings() {
    return Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings();
  }

  private void isFound(String words) {
    List<Finding> found = findings();
    assertTrue(
        found.stream().anyMatch(one -> one.kind() == Kind.PIT && one.toString().contains(words)),
        found::toString);
  }
}
