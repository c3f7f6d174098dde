package io.queenhigh.floor.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.table.TableRules.Verdict;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Command;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A table that was set up with another version of its game file takes no bets. */
class GameFileChangedTest {

  private static final Fold FOLD = new Fold(CardRoom.CATALOGUE);

  private static final Decks NO_DECKS =
      new Decks() {
        @Override
        public Optional<Sealed> sealed() {
          return Optional.empty();
        }

        @Override
        public Optional<Sealed> shuffle(long round, DeckColour colour) {
          return Optional.empty();
        }
      };

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
    TableState table = FOLD.first(before, 0);

    assertEquals(
        "The game file has changed since this table was set up: a supervisor voids the round, if"
            + " one is on, and sets the table up again (FLOOR Table setup)",
        refusal(table, Step.player("ann", new Command.SitDown(1))));
    assertEquals(
        refusal(table, Step.player("ann", new Command.SitDown(1))),
        refusal(table, Step.player("ann", new Command.Bet(1, Wager.ANTE, 5_00))));
    Step setUpAgain = new Step(new Actor.Supervisor(), new TableCommand.Configure(now));
    assertInstanceOf(
        Verdict.Accepted.class,
        TableRules.judge(FOLD, table, List.of(setUpAgain), NO_DECKS, Optional.empty(), 0));
  }

  private static String refusal(TableState table, Step step) {
    return assertInstanceOf(
            Verdict.No.class,
            TableRules.judge(FOLD, table, List.of(step), NO_DECKS, Optional.empty(), 0))
        .refused()
        .toString();
  }
}
