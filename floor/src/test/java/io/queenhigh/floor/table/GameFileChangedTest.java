package io.queenhigh.floor.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A table that was set up with another version of its game file takes no bets. */
class GameFileChangedTest {

  private static final Fold FOLD = new Fold(CardRoom.CATALOGUE);

  private static final TableRules RULES =
      new TableRules(FOLD, Decks.NONE, Optional.empty(), RoomOffice.NONE, 0);

  @Test
  @Clause("FLOOR Table setup")
  void itIsNotPlayedUntilItIsSetUpAgain() {
    TableSetup now = CardRoom.setup("t1", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0);
    TableSetup before =
        new TableSetup(
            now.id(),
            now.title(),
            now.game(),
            now.choices(),
            "0".repeat(64),
            now.terms(),
            now.pace(),
            now.dealer(),
            now.cards(),
            now.practicePlayers(),
            now.rotation2026());
    TableState table = FOLD.first(new TableEvent.TableOpened(before, List.of()), 0);

    assertEquals(
        "The game file has changed since this table was set up: a supervisor voids the round, if"
            + " one is on, and sets the table up again (FLOOR Table setup)",
        refusal(table, Step.player("ann", new Command.SitDown(1))));
    assertEquals(
        refusal(table, Step.player("ann", new Command.SitDown(1))),
        refusal(table, Step.player("ann", new Command.Bet(1, Wager.ANTE, 5_00))));
    Step setUpAgain = new Step(Actor.Staff.FLOOR_SUPERVISOR, new TableCommand.Configure(now));
    assertInstanceOf(Ruling.Accepted.class, RULES.judge(table, List.of(setUpAgain)));
  }

  private static String refusal(TableState table, Step step) {
    return assertInstanceOf(Ruling.No.class, RULES.judge(table, List.of(step)))
        .refused()
        .toString();
  }
}
