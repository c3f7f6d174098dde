package io.queenhigh.audit.link;

import java.util.Optional;

/** Play from one hit to the next: what it began with, and all that was fed since. */
record Run(Funds start, long fed, long reserveFed) {

  static Run from(Funds start) {
    return new Run(start, 0, 0);
  }

  Run plus(long more, long moreReserve) {
    return new Run(start, Math.addExact(fed, more), Math.addExact(reserveFed, moreReserve));
  }

  Run on(Funds other) {
    return new Run(other, fed, reserveFed);
  }

  /** A limit looks at the sum, so that it does not matter in which order wagers came and went. */
  Funds now(Optional<Terms.Limit> limit) {
    Funds open = start.plus(fed, reserveFed, 0);
    return limit.map(most -> most.applied(open, start.meter())).orElse(open);
  }
}
