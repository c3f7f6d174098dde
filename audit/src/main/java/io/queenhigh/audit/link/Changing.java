package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Award;
import io.queenhigh.audit.link.Link.Standing;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;

/** Changes by two people: new terms, corrected funds, an award taken back. */
final class Changing {

  private Changing() {}

  static Gains terms(Link link, Fields line) throws Unreadable {
    Terms terms = Terms.of(line.needed("terms"));
    Signing.approved(link, line, new Asked.NewTerms(terms));
    link.expectStanding(Standing.SUSPENDED, "new terms", Rule.SUSPENSION);
    link.expect(
        link.rows.values().stream().noneMatch(row -> row.lock.holdsWagers()),
        Kind.LINK,
        "new terms while no wagers are locked under the old ones",
        () -> "some are",
        Rule.SUSPENSION);
    link.expect(
        terms.forGood().equals(link.terms().forGood()),
        Kind.LINK,
        "terms that keep " + link.terms().forGood(),
        () -> terms.forGood().toString(),
        Rule.SET_UP);
    link.settle(link.shown());
    Opening.post(link, terms, line);
    return Gains.none();
  }

  static Asked.Adjustment adjustment(Fields line) throws Unreadable {
    return new Asked.Adjustment(line.text("fund"), line.number("cents"), line.text("reason"));
  }

  static Gains adjusted(Link link, Fields line) throws Unreadable {
    Asked.Adjustment asked = adjustment(line);
    Signing.approved(link, line, asked);
    Funds before = link.live();
    link.expect(
        isReason(link, asked, before),
        Kind.LINK,
        "a reason that allows this change",
        () -> asked + " of " + before,
        Rule.REASONS);
    boolean above = asked.reason().equals("above-posted-limit");
    Funds after = plus(before, asked.fund(), asked.cents());
    if (above) {
      boolean reserve = link.terms().limit().filter(Terms.Limit::toReserve).isPresent();
      after = plus(after, reserve ? "reserve" : "overflow", -asked.cents());
    }
    link.sameFunds(before, Funds.of(line.needed("before")), "before it", Rule.REASONS);
    link.sameFunds(after, Funds.of(line.needed("after")), "after it", Rule.REASONS);
    link.settle(after);
    if (above) {
      return Gains.none();
    }
    link.totals.byHandCents = Math.addExact(link.totals.byHandCents, asked.cents());
    if (asked.reason().equals("seed-recovery")) {
      link.totals.seedRecoveredCents =
          Math.subtractExact(link.totals.seedRecoveredCents, asked.cents());
    }
    return Gains.none().house(-asked.cents());
  }

  private static Funds plus(Funds funds, String fund, long cents) {
    long micro = Micro.cents(cents);
    return switch (fund) {
      case "reserve" -> funds.plus(0, micro, 0);
      case "overflow" -> funds.plus(0, 0, micro);
      default -> funds.plus(micro, 0, 0);
    };
  }

  private static boolean isReason(Link link, Asked.Adjustment asked, Funds before) {
    boolean meter = asked.fund().equals("meter");
    long cents = asked.cents();
    long held = Micro.whole(of(before, asked.fund()));
    Optional<Long> limit = link.terms().limit().map(Terms.Limit::cents);
    boolean overTheLimit =
        meter && cents > 0 && limit.filter(most -> held + cents > most).isPresent();
    boolean allowed =
        switch (asked.reason()) {
          case "malfunction" -> !overTheLimit;
          case "house-adds" -> cents > 0 && !overTheLimit;
          case "non-displayed-funds" -> cents < 0 && !meter;
          case "above-posted-limit" ->
              cents < 0 && meter && limit.filter(most -> -cents <= held - most).isPresent();
          case "seed-recovery" ->
              cents < 0 && meter && -cents <= link.totals.seedOutstandingCents();
          default -> false;
        };
    return allowed && cents != 0 && held + cents >= 0 && link.standing != Standing.SET_UP;
  }

  private static long of(Funds funds, String fund) {
    return switch (fund) {
      case "reserve" -> funds.reserve();
      case "overflow" -> funds.overflow();
      default -> funds.meter();
    };
  }

  /** The prize goes back onto the meter, and the start to those who gave it. */
  static Gains backedOut(Link link, Fields line) throws Unreadable {
    long page = line.number("page");
    Signing.approved(link, line, new Asked.BackOut(page));
    Optional<Award> found = Optional.ofNullable(link.log.get(page));
    link.expect(
        found.filter(award -> !award.backedOut).isPresent(),
        Kind.AWARDS,
        "an award in the log that was not backed out before",
        () -> "page " + page,
        Rule.BACK_OUT);
    if (found.isEmpty()) {
      return Gains.none();
    }
    Award award = found.get();
    Hit hit = award.hit;
    link.in(hit.table(), hit.round());
    Funds before = link.live();
    Funds restored = before.plus(Micro.cents(hit.takenCents()), 0, 0);
    long seed = Math.min(hit.seedCents(), restored.shownCents());
    long reserve = Math.min(hit.reserveCents(), restored.shownCents() - seed);
    Funds after = restored.plus(-Micro.cents(seed + reserve), Micro.cents(reserve), 0);
    String own = told(award.paid, hit.awardCents(), hit.takenCents(), seed, reserve);
    String said =
        told(
            line.yes("wasPaid"),
            line.number("awardCents"),
            line.number("ontoTheMeterCents"),
            line.number("seedCents"),
            line.number("reserveCents"));
    link.same(own, said, Kind.AWARDS, "a back-out of", Rule.BACK_OUT);
    link.sameFunds(before, Funds.of(line.needed("before")), "before it", Rule.BACK_OUT);
    link.sameFunds(after, Funds.of(line.needed("after")), "after it", Rule.BACK_OUT);
    link.settle(after);
    link.totals.backedOutCents = Math.addExact(link.totals.backedOutCents, hit.takenCents());
    link.totals.seedRecoveredCents = Math.addExact(link.totals.seedRecoveredCents, seed);
    link.totals.byHandCents = Math.subtractExact(link.totals.byHandCents, seed);
    award.backedOut = true;
    // What a player keeps is replaced by the house; what he never got goes back whence it came.
    return award.paid
        ? Gains.none().house(seed - hit.takenCents())
        : Gains.none()
            .to(link.account("awards"), -hit.awardCents())
            .house(seed + hit.fromHouseCents());
  }

  private static String told(boolean paid, long award, long onto, long seed, long reserve) {
    return "%s %s, %s onto the meter, %s seed and %s reserve off it"
        .formatted(
            paid ? "paid" : "unpaid",
            Dollars.text(award),
            Dollars.text(onto),
            Dollars.text(seed),
            Dollars.text(reserve));
  }
}
