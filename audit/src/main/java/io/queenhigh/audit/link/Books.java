package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Opened;

/** A link's books over a day, in micro-cents. */
record Books(
    long opening,
    long contributions,
    long reserve,
    long returned,
    long wins,
    long seeds,
    long backedOut,
    long adjustments,
    long handedOver,
    long closing,
    int differences) {

  static Books of(Fields books) throws Unreadable {
    return new Books(
        books.number("opening"),
        books.number("contributions"),
        books.number("reserve"),
        books.number("returned"),
        books.number("wins"),
        books.number("seeds"),
        books.number("backedOut"),
        books.number("adjustments"),
        books.number("handedOver"),
        books.number("closing"),
        books.texts("differences").size());
  }

  static Books of(Opened from, Opened to) {
    Totals was = from.totals();
    Totals is = to.totals();
    return new Books(
        from.funds(),
        is.fed - was.fed,
        is.reserveFed - was.reserveFed,
        is.returned - was.returned,
        Micro.cents(is.wonCents - was.wonCents),
        Micro.cents(is.seedCents - was.seedCents),
        Micro.cents(is.backedOutCents - was.backedOutCents),
        Micro.cents(is.byHandCents - was.byHandCents),
        is.handedOver - was.handedOver,
        to.funds(),
        0);
  }

  Books undifferenced() {
    return new Books(
        opening,
        contributions,
        reserve,
        returned,
        wins,
        seeds,
        backedOut,
        adjustments,
        handedOver,
        closing,
        0);
  }

  /** What should be there and is not. */
  long difference() {
    return opening
        + contributions
        + reserve
        - returned
        - wins
        + seeds
        + backedOut
        + adjustments
        + handedOver
        - closing;
  }
}
