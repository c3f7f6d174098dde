package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;

/** What stands on a meter, in the reserve for its next start, and above its limit; micro-cents. */
record Funds(long meter, long reserve, long overflow) {

  static final Funds NOTHING = new Funds(0, 0, 0);

  static Funds of(Fields funds) throws Unreadable {
    return new Funds(
        funds.number("meterMicroCents"),
        funds.number("reserveMicroCents"),
        funds.number("overflowMicroCents"));
  }

  Funds plus(long more, long moreReserve, long moreOverflow) {
    return new Funds(
        Math.addExact(meter, more),
        Math.addExact(reserve, moreReserve),
        Math.addExact(overflow, moreOverflow));
  }

  Funds plus(Funds other) {
    return plus(other.meter, other.reserve, other.overflow);
  }

  /** What a display shows. */
  long shownCents() {
    return Micro.whole(meter);
  }

  /** Whether one of the three owes what it does not hold. */
  boolean isShort() {
    return meter < 0 || reserve < 0 || overflow < 0;
  }

  long total() {
    return Math.addExact(Math.addExact(meter, reserve), overflow);
  }

  /** What of it makes no whole cent in any of the three. */
  long parts() {
    return Math.floorMod(meter, Micro.CENT)
        + Math.floorMod(reserve, Micro.CENT)
        + Math.floorMod(overflow, Micro.CENT);
  }

  @Override
  public String toString() {
    return "a meter of "
        + Micro.text(meter)
        + ", a reserve of "
        + Micro.text(reserve)
        + ", an overflow of "
        + Micro.text(overflow);
  }
}
