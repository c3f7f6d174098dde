package io.queenhigh.rules.progressive;

/**
 * The players' money on a link: the meter, the reserve for its next start, and what a posted limit
 * kept off the meter.
 */
public record Funds(long meterMicroCents, long reserveMicroCents, long overflowMicroCents) {

  public static final Funds NONE = new Funds(0, 0, 0);

  /** One of the three. */
  public enum Fund {
    METER,
    RESERVE,
    OVERFLOW
  }

  public static Funds ofMeterCents(long cents) {
    return new Funds(MicroCents.ofCents(cents), 0, 0);
  }

  /** What the display at the table shows. */
  public long shownCents() {
    return MicroCents.shownCents(meterMicroCents);
  }

  public long reserveCents() {
    return MicroCents.shownCents(reserveMicroCents);
  }

  public long totalMicroCents() {
    return Math.addExact(Math.addExact(meterMicroCents, reserveMicroCents), overflowMicroCents);
  }

  /** Whether one of the three owes what it does not hold. */
  boolean isShort() {
    return meterMicroCents < 0 || reserveMicroCents < 0 || overflowMicroCents < 0;
  }

  public long of(Fund fund) {
    return switch (fund) {
      case METER -> meterMicroCents;
      case RESERVE -> reserveMicroCents;
      case OVERFLOW -> overflowMicroCents;
    };
  }

  Funds plus(Funds other) {
    return new Funds(
        Math.addExact(meterMicroCents, other.meterMicroCents),
        Math.addExact(reserveMicroCents, other.reserveMicroCents),
        Math.addExact(overflowMicroCents, other.overflowMicroCents));
  }

  Funds minus(Funds other) {
    return new Funds(
        Math.subtractExact(meterMicroCents, other.meterMicroCents),
        Math.subtractExact(reserveMicroCents, other.reserveMicroCents),
        Math.subtractExact(overflowMicroCents, other.overflowMicroCents));
  }

  Funds plusCents(Fund fund, long cents) {
    long more = MicroCents.ofCents(cents);
    return switch (fund) {
      case METER -> plus(new Funds(more, 0, 0));
      case RESERVE -> plus(new Funds(0, more, 0));
      case OVERFLOW -> plus(new Funds(0, 0, more));
    };
  }

  /** The parts of a cent that no whole cent in the three accounts stands for. */
  long fractionsMicroCents() {
    return Math.floorMod(meterMicroCents, MicroCents.PER_CENT)
        + Math.floorMod(reserveMicroCents, MicroCents.PER_CENT)
        + Math.floorMod(overflowMicroCents, MicroCents.PER_CENT);
  }
}
