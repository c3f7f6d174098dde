package io.queenhigh.rules.progressive;

import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.LinkTerms.Limit.Excess;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** Changes by hand: new terms, corrected funds, an award taken back. */
final class Adjusting {

  private Adjusting() {}

  static Optional<Refused> mayChange(Link link, LinkTerms terms) {
    return Check.first(
        Check.refuseIf(
            () -> link.standing() != Standing.SUSPENDED,
            "terms-change-suspended",
            "Terms change only while the link is suspended",
            LinkRule.SUSPENSION),
        () -> noRoundIsOpen(link),
        Check.refuseIf(
            () -> !terms.continues(link.terms()),
            "terms-for-good",
            "Id, controller, pay table, wager, where awards come from and what the maker had"
                + " configured are for good: set up another link and retire this one to it",
            LinkRule.SET_UP),
        () -> Opening.refusal(terms.check(link.payTable(), link.live())),
        () -> tablesStillFit(link, terms));
  }

  private static Optional<Refused> noRoundIsOpen(Link link) {
    return link.tables().asMap().values().stream()
        .filter(row -> row.lock().holdsWagers())
        .findFirst()
        .map(
            row ->
                new Refused(
                    "wagers-under-old-terms",
                    "Table " + row.fit().table() + " still has wagers locked under the old terms",
                    LinkRule.SUSPENSION.cite()));
  }

  private static Optional<Refused> tablesStillFit(Link link, LinkTerms terms) {
    return link.tables().asMap().values().stream()
        .filter(TableOnLink::joined)
        .flatMap(row -> Joining.fits(terms, row.fit()).stream())
        .findFirst();
  }

  static LinkEvent terms(Link link, LinkEvent.TermsProposed proposed, Staff approvedBy) {
    return new LinkEvent.TermsChanged(
        proposed.number(),
        proposed.terms(),
        proposed.terms().check(link.payTable(), link.live()),
        approvedBy);
  }

  static Optional<Refused> mayAdjust(Link link, LinkEvent.AdjustmentProposed proposed) {
    long cents = proposed.cents();
    return Check.first(
        Check.refuseIf(
            () -> link.standing() == Standing.SET_UP,
            "link-not-open-yet",
            "The link is not open yet",
            LinkRule.REASONS),
        Check.refuseIf(
            () -> cents == 0 || cents > Dollars.MOST_CENTS || cents < -Dollars.MOST_CENTS,
            "adjustment-out-of-range",
            "An adjustment is more than nothing and no more than any link holds",
            LinkRule.REASONS),
        Check.refuseIf(
            () -> !proposed.reason().allows(proposed.fund(), cents),
            "no-reason-to-adjust",
            "That is not a reason to "
                + (cents < 0 ? "lower the " : "raise the ")
                + word(proposed.fund()),
            LinkRule.REASONS),
        Check.refuseIf(
            () -> MicroCents.shownCents(link.live().of(proposed.fund())) + cents < 0,
            "fund-too-small",
            "The " + word(proposed.fund()) + " holds less than that",
            LinkRule.REASONS),
        () ->
            switch (proposed.reason()) {
              case ABOVE_POSTED_LIMIT -> downToTheLimit(link, -cents);
              case SEED_RECOVERY -> upToTheSeed(link, -cents);
              case MALFUNCTION, NON_DISPLAYED_FUNDS, HOUSE_ADDS ->
                  staysUnderTheLimit(link, proposed);
            });
  }

  private static Optional<Refused> downToTheLimit(Link link, long cents) {
    long above = link.limit().map(limit -> link.live().shownCents() - limit.cents()).orElse(0L);
    return Check.refuseIf(
        cents > above,
        "not-above-posted-limit",
        "The meter is not that far above its posted limit",
        LinkRule.REASONS);
  }

  private static Optional<Refused> upToTheSeed(Link link, long cents) {
    long outstanding = link.counters().seedOutstandingCents();
    return Check.refuseIf(
        cents > outstanding,
        "seed-already-recovered",
        "The house has put up " + Dollars.text(outstanding) + " that it has not taken back",
        LinkRule.REASONS);
  }

  private static Optional<Refused> staysUnderTheLimit(
      Link link, LinkEvent.AdjustmentProposed proposed) {
    boolean above =
        proposed.fund() == Fund.METER
            && proposed.cents() > 0
            && link.limit()
                .filter(limit -> link.live().shownCents() + proposed.cents() > limit.cents())
                .isPresent();
    return Check.refuseIf(
        above,
        "adjustment-above-limit",
        "That would lift the meter above its limit",
        LinkRule.LIMIT);
  }

  static LinkEvent funds(Link link, LinkEvent.AdjustmentProposed proposed, Staff approvedBy) {
    Funds before = link.live();
    Funds after = before.plusCents(proposed.fund(), proposed.cents());
    if (proposed.reason() == Reason.ABOVE_POSTED_LIMIT) {
      Excess excess = link.limit().orElseThrow().excess();
      Fund to = excess == Excess.RESERVE ? Fund.RESERVE : Fund.OVERFLOW;
      after = after.plusCents(to, -proposed.cents());
    }
    return new LinkEvent.FundsAdjusted(
        proposed.number(),
        proposed.fund(),
        proposed.cents(),
        proposed.reason(),
        approvedBy,
        before,
        after);
  }

  static Optional<Refused> mayBackOut(Link link, long page) {
    Optional<Award> award = link.award(page);
    return Check.first(
        Check.refuseIf(
            () -> award.isEmpty(),
            "page-not-at-hand",
            "Page " + page + " is not among those at hand",
            link.terms().controller().cite(ControllerStep.LOGGED)),
        Check.refuseIf(
            () -> award.orElseThrow().state().isBackedOut(),
            "award-backed-out-already",
            "Award " + page + " was backed out already",
            LinkRule.BACK_OUT));
  }

  /** The prize goes back onto the meter, and the next start back to those who gave it. */
  static LinkEvent backOut(Link link, LinkEvent.BackOutProposed proposed, Staff approvedBy) {
    Award award = link.award(proposed.page()).orElseThrow();
    Hit hit = award.hit();
    Funds before = link.live();
    Funds restored = before.plusCents(Fund.METER, hit.offTheMeterCents());
    long seed = Math.min(hit.seedCents(), restored.shownCents());
    long reserve = Math.min(hit.reserveCents(), restored.shownCents() - seed);
    return new LinkEvent.AwardBackedOut(
        proposed.number(),
        proposed.page(),
        award.state() == Award.State.PAID,
        hit.awardCents(),
        hit.offTheMeterCents(),
        seed,
        reserve,
        approvedBy,
        before,
        restored.plusCents(Fund.METER, -seed - reserve).plusCents(Fund.RESERVE, reserve));
  }

  private static String word(Fund fund) {
    return switch (fund) {
      case METER -> "meter";
      case RESERVE -> "reserve";
      case OVERFLOW -> "overflow pool";
    };
  }
}
