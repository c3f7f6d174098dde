package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Settling;
import java.util.List;
import java.util.Optional;

/**
 * A settled round: every wager with its result, money and reason, in the order it was settled.
 *
 * @param procedure how the bank met its wagers; kept with the round
 * @param bankNetCents what the tray or the player-dealer gained or lost; meter awards and fees are
 *     not in it
 */
public record Settlement(
    Settling.Procedure procedure,
    List<SettledWager> wagers,
    List<Envy> envy,
    long bankNetCents,
    Optional<MeterChange> meter) {

  /** The meter before and after the round. */
  public record MeterChange(Meter before, Meter after, long awardedCents) {}

  public Settlement {
    wagers = List.copyOf(wagers);
    envy = List.copyOf(envy);
  }

  public List<SettledWager> at(int seat) {
    return wagers.stream().filter(wager -> wager.seat() == seat).toList();
  }

  public long envyTo(int seat) {
    return envy.stream().filter(pay -> pay.toSeat() == seat).mapToLong(Envy::cents).sum();
  }

  /** What a seat gained or lost over the round, envy included, fees not. */
  public long netOf(int seat) {
    return at(seat).stream().mapToLong(SettledWager::netCents).sum() + envyTo(seat);
  }
}
