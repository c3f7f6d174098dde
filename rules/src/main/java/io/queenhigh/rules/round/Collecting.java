package io.queenhigh.rules.round;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;

/** Collection fees: flat, by what lies on the layout when the bets close. */
public final class Collecting {

  private Collecting() {}

  /**
   * What falls due when bets close as they lie: each player's fees for his wagers, then the
   * player-dealer's for all Antes together. What a void round has paid is not charged again.
   */
  public static List<Fee> due(Round round) {
    return round.terms().fees().map(schedule -> due(round, schedule)).orElse(List.of());
  }

  private static List<Fee> due(Round round, FeeSchedule schedule) {
    List<Fee> due = new ArrayList<>();
    long action = 0;
    for (Spot spot : round.bettingSpots().values()) {
      action += spot.stake(Wager.ANTE);
      add(due, round, spot, schedule.playerFee(spot.stakes().keySet()), false);
    }
    long banker = schedule.playerDealerFee(action);
    round.spot(round.rotation().seat()).ifPresent(spot -> add(due, round, spot, banker, true));
    return due;
  }

  private static void add(List<Fee> due, Round round, Spot spot, long cents, boolean playerDealer) {
    long left = cents - paidBefore(round, spot.player(), playerDealer);
    if (left > 0) {
      due.add(new Fee(spot.seat(), spot.player(), left, playerDealer));
    }
  }

  /** What a player has paid in the void round that this one replaces. */
  public static long paidBefore(Round round, String player, boolean playerDealer) {
    return round.feesPaidBefore().stream()
        .filter(paid -> paid.player().equals(player) && paid.playerDealer() == playerDealer)
        .mapToLong(Fee::cents)
        .sum();
  }
}
