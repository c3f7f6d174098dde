package io.queenhigh.audit.link;

/** All that ever came to a link's funds and went from them; whole cents where nothing is below. */
final class Totals {

  long fed;
  long reserveFed;
  long returned;
  long wonCents;
  long seedCents;
  long backedOutCents;
  long byHandCents;
  long seedRecoveredCents;
  long handedOver;

  Totals copy() {
    Totals copy = new Totals();
    copy.fed = fed;
    copy.reserveFed = reserveFed;
    copy.returned = returned;
    copy.wonCents = wonCents;
    copy.seedCents = seedCents;
    copy.backedOutCents = backedOutCents;
    copy.byHandCents = byHandCents;
    copy.seedRecoveredCents = seedRecoveredCents;
    copy.handedOver = handedOver;
    return copy;
  }

  /** What the house has put up and not taken back. */
  long seedOutstandingCents() {
    return seedCents - seedRecoveredCents;
  }
}
