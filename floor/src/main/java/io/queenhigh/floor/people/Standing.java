package io.queenhigh.floor.people;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What holds for somebody who plays.
 *
 * @param limits those of now
 * @param limitsLater what they will be once a loosening that he has asked for holds
 * @param allowances what he may still lose, period by period
 */
public record Standing(
    Optional<Instant> excludedUntil,
    Optional<Instant> coolingUntil,
    PlayLimits limits,
    PlayLimits limitsLater,
    List<Left> allowances) {

  /**
   * What a limit leaves.
   *
   * @param leftCents what bets may still lose; more than the limit after a gain
   */
  public record Left(LossPeriod period, long limitCents, long leftCents, Instant until) {}
}
