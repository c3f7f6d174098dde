package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.util.Optional;

/** How a link is set up, as far as money and people depend on it. */
record Terms(
    ForGood forGood,
    long seedCents,
    long rate,
    long reserveRate,
    Optional<Limit> limit,
    boolean foldedHandsQualify,
    String order,
    boolean executiveForAll,
    Optional<Long> executiveFromCents,
    long mostTables,
    long mostCents) {

  /** What no signature changes. */
  record ForGood(
      String id,
      String controller,
      String payTable,
      long unitCents,
      long mostCents,
      String paysFrom) {}

  /** A posted limit, and whether the reserve gets what is above it. */
  record Limit(long cents, boolean toReserve) {

    /** What the limit lets stand on a meter that stood at this before. */
    Funds applied(Funds funds, long stoodAt) {
      long above = Math.max(0, funds.meter() - Math.max(Micro.cents(cents), stoodAt));
      return funds.plus(-above, toReserve ? above : 0, toReserve ? 0 : above);
    }
  }

  static Terms of(Fields terms) throws Unreadable {
    Fields stake = terms.needed("stake");
    Fields rates = terms.needed("rates");
    Fields executive = terms.needed("executive");
    Fields ceilings = terms.needed("ceilings");
    return new Terms(
        new ForGood(
            terms.text("id"),
            terms.text("controller"),
            terms.text("payTable"),
            stake.number("unitCents"),
            stake.number("mostCents"),
            terms.text("paysFrom")),
        terms.number("seedCents"),
        rates.number("contributionPer10000"),
        rates.number("reservePer10000"),
        limit(terms.object("limit")),
        terms.yes("foldedHandsQualify"),
        terms.text("meterOrder"),
        executive.yes("wholeMeter"),
        executive.has("fromCents") ? Optional.of(executive.number("fromCents")) : Optional.empty(),
        ceilings.number("tables"),
        ceilings.number("contributionCents"));
  }

  private static Optional<Limit> limit(Optional<Fields> limit) throws Unreadable {
    return limit.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Limit(limit.get().number("cents"), limit.get().text("excess").equals("reserve")));
  }

  /** Whether they can be a link's at all. */
  boolean arePossible() {
    return rate >= 0
        && reserveRate >= 0
        && rate + reserveRate <= 10_000
        && seedCents >= 0
        && forGood.unitCents > 0
        && forGood.mostCents >= forGood.unitCents
        && limit.filter(most -> most.cents < seedCents).isEmpty();
  }

  boolean takes(long cents) {
    return cents > 0 && cents <= forGood.mostCents && cents % forGood.unitCents == 0;
  }

  boolean paysAll() {
    return forGood.paysFrom.equals("all-from-meter");
  }

  boolean hasAKey() {
    return forGood.controller.equals("game-manager");
  }

  boolean asksAnExecutive(int percent, long awardCents) {
    return (executiveForAll && percent == 100)
        || executiveFromCents.filter(from -> awardCents >= from).isPresent();
  }
}
