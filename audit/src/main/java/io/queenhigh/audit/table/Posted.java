package io.queenhigh.audit.table;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is posted at a table: its game, and what the house has settled within the game's rules.
 *
 * @param insideASeat the order in which a seat's wagers are settled
 * @param shuffled whether cards come from the shuffler, sealed, and are not keyed in
 * @param cutMillis how long the deal waits for a promised cut
 * @param rotation2026 whether the bank is offered before every hand
 */
record Posted(
    Game game,
    int places,
    int mostPlayers,
    Map<Wager, Limit> limits,
    Optional<FeeSchedule> fees,
    List<Wager> insideASeat,
    MeterOrder meterOrder,
    boolean shuffled,
    long cutMillis,
    boolean rotation2026,
    Optional<OnLink> link) {

  /**
   * The progressive link that the table is on, and whether its meter pays every award.
   *
   * @param verifyFrom the lowest hand whose award a supervisor verifies, besides those off the
   *     meter
   */
  record OnLink(String id, boolean paysAll, Optional<String> verifyFrom) {}

  /** The least and the most on one wager. */
  record Limit(long leastCents, long mostCents) {}
}
