package io.queenhigh.audit;

import static io.queenhigh.audit.KeyedBooks.DORA;
import static io.queenhigh.audit.KeyedBooks.SUE;
import static io.queenhigh.audit.KeyedBooks.ask;
import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A physical round, corrected by two: whatever of it is told otherwise is found. */
class PhysicalForgeryTest {

  private static final Staff MAX = new Staff("max", Post.MANAGER);
  private static final Staff SAM = new Staff("sam", Post.SUPERVISOR);
  private static final Staff EVE = new Staff("eve", Post.EXECUTIVE);

  @TempDir Path folder = Path.of("");

  private KeyedBooks books = new KeyedBooks("");

  @BeforeEach
  void play() {
    books =
        KeyedBooks.of(
            folder,
            (_, table) -> {
              ask(table, MAX, new TableCommand.AssignDealers(List.of(DORA, SAM)));
              ask(table, DORA, new TableCommand.Lay(1, Map.of(Wager.ANTE, 5_00L)));
              ask(table, DORA, new TableCommand.Lay(2, Map.of(Wager.ANTE, 10_00L)));
              ask(table, DORA, new Command.NoMoreBets());
              ask(
                  table,
                  DORA,
                  new Command.DealStacks(table.state().round().deck(), Optional.empty()));
              ask(table, DORA, new TableCommand.ForVisitor(1, new Command.Play(1)));
              ask(table, DORA, new TableCommand.ForVisitor(2, new Command.Fold(2)));
              ask(table, DORA, new Command.CollectForfeits());
              ask(table, DORA, new Command.RevealKeyed(cards("Kd 7c 3h"), List.of()));
              ask(table, DORA, new Command.KeyHand(1, cards("Jd 8c 2h")));
              ask(table, DORA, new Command.Settle(Optional.empty()));
              ask(table, MAX, new TableCommand.AssignDealers(List.of(DORA)));
              correct(table, "Ad 8c 2h");
              ask(table, DORA, new Command.NextRound());
              ask(table, DORA, new Command.ReportShufflerFailure());
              while (table.state().round().suspended()) {
                ask(table, DORA, CardRoom.nextShufflerStep(table.state().round()));
              }
              // Somebody else sits there when a straight is seen on the tape.
              ask(table, DORA, new TableCommand.ForVisitor(1, new Command.StandUp(1)));
              ask(table, DORA, new TableCommand.SeatVisitor(1));
              correct(table, "4d 5c 6h");
              ask(table, DORA, new TableCommand.ChipsIn(1, 20_00));
              // And a straight flush, when players have begun to bank.
              ask(
                  table,
                  MAX,
                  new TableCommand.Configure(
                      LinkedRoom.keyed(
                          CardRoom.setup(
                              "t", "ca/three-card-poker", List.of(), CardRoom.PATIENT, 0))));
              correct(table, "4d 5d 6d");
            });
  }

  private static void correct(LiveTable table, String hand) {
    ask(
        table,
        SUE,
        new TableCommand.ProposeCorrection(
            1, new TreeMap<>(Map.of(1, cards(hand))), "the tape shows other cards"));
    ask(table, EVE, new TableCommand.ApproveCorrection());
  }

  @Test
  void whatWasKeyedAndCorrectedIsSound() {
    assertEquals(List.of(), books.findings());
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void oneWhoApprovesHisOwnCorrectionIsFound() throws Exception {
    books.forge("RoundCorrected", "\"name\":\"eve\",\"post\":\"executive\"", SUE_SAYS, "sue");
    isFound("what one person has proposed to be approved by another");
  }

  private static final String SUE_SAYS = "\"name\":\"sue\",\"post\":\"supervisor\"";

  @Test
  @Clause("FLOOR Corrections by two")
  void anotherDifferenceIsFound() throws Exception {
    books.forge(
        "RoundCorrected",
        "\"player\":\"seat-1\",\"cents\":2000",
        "\"player\":\"seat-1\",\"cents\":2500",
        "eve");
    isFound("the differences");
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void oneWhoDealtTheRoundAndApprovesItsCorrectionIsFound() throws Exception {
    books.forge(
        "RoundCorrected",
        "\"name\":\"eve\",\"post\":\"executive\"",
        "\"name\":\"sam\",\"post\":\"supervisor\"",
        "sam");
    isFound("a correction to be approved by somebody who has not dealt its round");
  }

  @Test
  @Clause("FLOOR Corrections by two")
  void whatIsLeftWithSomebodyElseIsFound() throws Exception {
    books.forge("SeatChipsOut", "\"cents\":500", "\"cents\":400", "eve");
    isFound("who has left to be paid at the cage");
  }

  @Test
  @Clause("WA-TCP Irregularities 2")
  void aStepThatWasLeftOutIsFound() throws Exception {
    books.forge("ShufflerStepDone", "\"unplugged\"", "\"replaced\"", "dora");
    isFound("a failed shuffler to be replaced step by step");
  }

  @Test
  @Clause("FLOOR Keyed cards")
  void aHandKeyedAtAFoldedSeatIsFound() throws Exception {
    books.forge("HandKeyed", "{\"seat\":1,", "{\"seat\":2,", "dora");
    isFound("hands turned up that still decide something");
  }

  @Test
  @Clause("FLOOR People without accounts")
  void somebodyElseWhoBetsForAVisitorIsFound() throws Exception {
    books.forge("BetPlaced", "", "", "mallory");
    isFound("a bet of seat-1 by the table's dealer");
  }

  private void isFound(String words) {
    List<Finding> found = books.findings();
    assertTrue(found.stream().anyMatch(one -> one.toString().contains(words)), found::toString);
  }
}
