package io.queenhigh.audit.settling;

import io.queenhigh.rules.game.Settling.Procedure;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a round ended, by the auditor's own reckoning.
 *
 * @param wagers every wager in the order in which it was settled
 * @param envy by seats: no document gives it an order
 * @param bankNetCents what the tray or the player-dealer gained or lost, the meter's money left out
 */
public record Outcome(
    Procedure procedure,
    List<Paid> wagers,
    List<Envy> envy,
    long bankNetCents,
    Optional<MeterAfter> meter) {

  /** How a wager ended. */
  public enum Result {
    WINS,
    LOSES,
    PUSHES,
    FORFEITED,
    UNCOVERED,
    PARTLY_COVERED;

    /** As it is spelled in JSON: {@code partly-covered}. */
    public String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * One wager after the money has moved.
   *
   * @param paidCents winnings, without the stake
   * @param returnedCents how much of the stake went back
   */
  public record Paid(
      int seat, Wager wager, long stakeCents, Result result, long paidCents, long returnedCents) {

    public long netCents() {
      return paidCents + returnedCents - stakeCents;
    }
  }

  /** A pay from the tray to one spot because another holds a top hand. */
  public record Envy(int fromSeat, int toSeat, long cents) {}

  /** The meter before and after the round. */
  public record MeterAfter(Laid.Meter before, Laid.Meter after, long awardedCents) {}

  public Outcome {
    wagers = List.copyOf(wagers);
    envy = List.copyOf(envy);
  }

  /** What a seat gained or lost over the round, envy included, fees not. */
  public long netOf(int seat) {
    long won = wagers.stream().filter(paid -> paid.seat() == seat).mapToLong(Paid::netCents).sum();
    return won + envy.stream().filter(pay -> pay.toSeat() == seat).mapToLong(Envy::cents).sum();
  }
}
