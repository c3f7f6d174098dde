package io.queenhigh.web.report;

import io.queenhigh.rules.game.Wager;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A table's day, or a part of it when the table changed its game.
 *
 * @param holder who keeps what is held: the house, or the player-dealers in turn
 * @param dropCents collection fees
 * @param uncoveredCents wagers that went back because the bank could not cover them
 * @param hold of all wagers but the progressive, whose worth moves with its meter
 * @param progressive what the table took in for its link and paid for it; absent without one
 */
public record TableDay(
    String table,
    LocalDate day,
    String game,
    String holder,
    long rounds,
    long voids,
    long irregularities,
    long bankTurns,
    long bankDeclined,
    long dropCents,
    long filledCents,
    long uncoveredCents,
    Hold hold,
    List<Line> wagers,
    Optional<Progressive> progressive) {

  public TableDay {
    wagers = List.copyOf(wagers);
  }

  /** Its awards are all that players won: from the tray, and off the meter, which the link pays. */
  public record Progressive(long bets, long stakedCents, long awardCents, long envyCents) {}

  /** One wager; Play and Ante Bonus are in the Ante's line, as the lab prices them together. */
  public record Line(Wager wager, long bets, Hold hold) {}

  /**
   * Actual against theoretical.
   *
   * @param lowCents three standard deviations below what is expected
   * @param highCents three above; less than one honest day in 370 falls outside
   */
  public record Hold(
      long stakedCents,
      long heldCents,
      long expectedCents,
      long lowCents,
      long highCents,
      boolean within) {}
}
