package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import java.util.List;
import java.util.Optional;

/**
 * Rounds that cannot be dealt and that nobody has to bring to an end. The floor calls them off
 * while bets are open: they are void, and what lies there goes back.
 */
final class CallsOff {

  private CallsOff() {}

  /**
   * Sensors stay locked until the round is over. Wagers that the link did not take have gone back,
   * and whoever had them may have gone, too: then there is nothing left to deal. Whoever bets
   * before the time is up is dealt to.
   */
  static Optional<Due> lockedAndEmpty(TableState state) {
    Round round = state.round();
    boolean empty = round.phase() == Phase.BETTING && round.progressiveLocked() && !round.hasBets();
    return empty
        ? Optional.of(
            after(state, state.setup().pace().bettingMillis(), "Nobody has a wager in this round"))
        : Optional.empty();
  }

  /** Without a bank nothing can be dealt; wagers wait for one as long as an offer does. */
  static Due unbanked(TableState state) {
    return after(state, state.setup().pace().offerMillis(), "Nobody banks this round");
  }

  private static Due after(TableState state, long millis, String reason) {
    Step calls = new Step(Actor.Staff.FLOOR_SUPERVISOR, new Command.VoidRound(reason));
    return Due.at(state, "called-off", 0, millis, List.of(calls));
  }
}
