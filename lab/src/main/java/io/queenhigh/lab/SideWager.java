package io.queenhigh.lab;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.Optional;

/** A wager beside the Ante that a pay table settles: its table, and whether a fold forfeits it. */
record SideWager(Wager wager, PayTable table, boolean isForfeitedByFolding) {

  /** The wager as this game has it. */
  static Optional<SideWager> of(Game game, Wager wager) {
    return game.rule(wager)
        .flatMap(
            rule ->
                rule.table()
                    .map(
                        table ->
                            new SideWager(
                                wager,
                                table,
                                switch (rule.onFold().is()) {
                                  case FORFEITED -> true;
                                  case STANDS -> false;
                                })));
  }
}
