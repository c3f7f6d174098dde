package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.LinkTerms.Limit;
import java.util.Optional;

/**
 * Play between two hits: what the funds began with, and what wagers have fed them since. What
 * stands there now follows from the sums alone, so a returned wager leaves no trace and a hit that
 * is taken back joins two stretches into one.
 *
 * @param fedMicroCents the meter's part of all wagers since, before any limit
 */
public record Stretch(Funds start, long fedMicroCents, long reserveFedMicroCents) {

  static Stretch from(Funds start) {
    return new Stretch(start, 0, 0);
  }

  Stretch fed(long meterMicroCents, long reserveMicroCents) {
    return new Stretch(
        start,
        Math.addExact(fedMicroCents, meterMicroCents),
        Math.addExact(reserveFedMicroCents, reserveMicroCents));
  }

  /** This stretch with what came after it, as if nothing had been between them. */
  Stretch joinedBy(Stretch later) {
    return fed(later.fedMicroCents, later.reserveFedMicroCents);
  }

  /** The same feed on other funds. */
  Stretch startingFrom(Funds funds) {
    return new Stretch(funds, fedMicroCents, reserveFedMicroCents);
  }

  Funds now(Optional<Limit> limit) {
    long meter = Math.addExact(start.meterMicroCents(), fedMicroCents);
    long reserve = Math.addExact(start.reserveMicroCents(), reserveFedMicroCents);
    Funds unlimited = new Funds(meter, reserve, start.overflowMicroCents());
    return limit.isEmpty() ? unlimited : limit.get().applied(unlimited, start.meterMicroCents());
  }
}
