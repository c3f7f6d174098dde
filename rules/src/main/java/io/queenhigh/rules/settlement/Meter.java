package io.queenhigh.rules.settlement;

/**
 * The progressive meter of a round in whole cents: what stands on it, and what it restarts with.
 *
 * @param seedCents the house's starting amount after a 100 % award; 0 when it is not known here
 * @param reserveCents what players' wagers have put aside for the next start
 * @param paysAll whether fixed awards come off it, too; usually the tray pays them
 */
public record Meter(long meterCents, long seedCents, long reserveCents, boolean paysAll) {

  /** The usual meter, which pays percentages only. */
  public Meter(long meterCents, long seedCents, long reserveCents) {
    this(meterCents, seedCents, reserveCents, false);
  }

  /** An award leaves the meter; the fraction of a cent that the percentage cut off stays on it. */
  Meter pay(long awardCents) {
    return new Meter(meterCents - awardCents, seedCents, reserveCents, paysAll);
  }

  /** After a 100 % award the meter restarts with seed and reserve. */
  Meter reseed() {
    return new Meter(seedCents + reserveCents, seedCents, 0, paysAll);
  }

  long share(int percent) {
    return Math.multiplyExact(meterCents, percent) / 100;
  }
}
