package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.link.Link.Award;
import io.queenhigh.audit.link.Link.Pending;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;

/** A second pair of eyes, a page in the log, the meter's move, and one payment. */
final class Paying {

  private Paying() {}

  static Gains confirmed(Link link, Fields line) throws Unreadable {
    long number = line.number("hit");
    long page = line.number("page");
    Signer by = Signer.of(line.needed("by"));
    Optional<Pending> first = link.pending.stream().filter(hit -> !hit.isLogged()).findFirst();
    link.expect(
        first.filter(hit -> hit.hit.number() == number).isPresent(),
        Kind.AWARDS,
        first
            .map(hit -> "hit " + hit.hit.number() + " to be confirmed first")
            .orElse("no hit to confirm"),
        () -> "hit " + number,
        Rule.ORDER_OF_HITS);
    link.expect(
        page == link.nextPage,
        Kind.AWARDS,
        "page " + link.nextPage + " of the log",
        () -> "page " + page,
        Rule.PAID_ONCE);
    link.nextPage = page + 1;
    Optional<Pending> found = link.pendingHit(number);
    if (found.isEmpty()) {
      return Gains.none();
    }
    Hit hit = found.get().hit;
    link.in(hit.table(), hit.round());
    mayConfirm(link, hit, by);
    long award = line.number("awardCents");
    long house = line.number("fromHouseCents");
    link.expect(
        award == hit.awardCents() && house == hit.fromHouseCents(),
        Kind.AWARDS,
        "an award of " + Dollars.text(hit.awardCents()),
        () -> Dollars.text(award) + ", " + Dollars.text(house) + " of it from the house",
        Rule.ORDER_OF_HITS);
    found.get().page = page;
    link.log.put(page, new Award(hit, by));
    link.totals.wonCents = Math.addExact(link.totals.wonCents, hit.takenCents());
    link.linked.confirmed(link.id, hit, by);
    if (!link.terms().hasAKey()) {
      link.mustMove = number;
    }
    return Gains.none();
  }

  private static void mayConfirm(Link link, Hit hit, Signer by) {
    link.expect(
        by.mayConfirm() && !by.name().equals(hit.dealer()),
        Kind.SIGNATURES,
        "a supervisor or executive who has not marked the hit himself",
        by::toString,
        Rule.PEOPLE);
    link.expect(
        !hit.executive() || by.isExecutive(),
        Kind.SIGNATURES,
        "an executive for an award of " + Dollars.text(hit.awardCents()),
        by::toString,
        Rule.PEOPLE);
  }

  static Gains meterMoved(Link link, Fields line) throws Unreadable {
    long number = line.number("hit");
    Optional<Pending> first = link.pending.stream().findFirst();
    boolean stands =
        link.expect(
            first.filter(hit -> hit.hit.number() == number && hit.isLogged()).isPresent(),
            Kind.AWARDS,
            first
                .map(hit -> "hit " + hit.hit.number() + ", confirmed, to leave the meter first")
                .orElse("no hit on the meter"),
            () -> "hit " + number,
            Rule.ORDER_OF_HITS);
    link.mustMove = 0;
    if (!stands) {
      return Gains.none();
    }
    Pending gone = first.orElseThrow();
    link.in(gone.hit.table(), gone.hit.round());
    long seed = line.number("seedCents");
    long reserve = line.number("reserveCents");
    link.expect(
        seed == gone.hit.seedCents() && reserve == gone.hit.reserveCents(),
        Kind.METER,
        "a start from %s seed and %s reserve"
            .formatted(Dollars.text(gone.hit.seedCents()), Dollars.text(gone.hit.reserveCents())),
        () -> Dollars.text(seed) + " and " + Dollars.text(reserve),
        Rule.ORDER_OF_HITS);
    link.sameFunds(link.shown(), Funds.of(line.needed("before")), "shown", Rule.ORDER_OF_HITS);
    link.settled = gone.since;
    link.pending.removeFirst();
    link.sameFunds(link.shown(), Funds.of(line.needed("after")), "shown then", Rule.ORDER_OF_HITS);
    link.totals.seedCents = Math.addExact(link.totals.seedCents, gone.hit.seedCents());
    return Gains.none();
  }

  static Gains paid(Link link, Fields line) throws Unreadable {
    long page = line.number("page");
    Signer by = Signer.of(line.needed("by"));
    String table = line.text("table");
    String player = line.text("player");
    // A share of an empty meter is an award of nothing.
    long cents = line.number("cents");
    link.expect(
        !by.isDealer(),
        Kind.SIGNATURES,
        "somebody else than a dealer to pay an award",
        by::toString,
        Rule.PEOPLE);
    Optional<Award> award = Optional.ofNullable(link.log.get(page));
    byAnother(link, by, award, Signer.perhaps(line, "confirmedBy"));
    link.expect(
        award.filter(Award::isDue).isPresent(),
        Kind.AWARDS,
        "an award that is due",
        () -> "page " + page + award.map(Paying::state).orElse(", which is not in the log"),
        Rule.PAID_ONCE);
    award.ifPresent(
        due -> {
          link.in(due.hit.table(), due.hit.round());
          link.expect(
              due.hit.awardCents() == cents
                  && due.hit.winner().player().equals(player)
                  && due.hit.table().equals(table),
              Kind.AWARDS,
              Dollars.text(due.hit.awardCents()) + " to " + due.hit.winner().player(),
              () -> Dollars.text(cents) + " to " + player,
              Rule.PAID_ONCE);
          due.paid = true;
        });
    link.tally.award();
    return Gains.none()
        .to(link.account("awards"), -cents)
        .to(
            Accounts.isPractice(player) || Accounts.isVisitor(player)
                ? Accounts.CAGE
                : Accounts.wallet(player),
            cents);
  }

  /** From the first payment on that names who confirmed, nobody pays what he has confirmed. */
  private static void byAnother(
      Link link, Signer by, Optional<Award> award, Optional<Signer> confirmedBy) {
    link.namesWhoConfirmed |= confirmedBy.isPresent();
    if (!link.namesWhoConfirmed) {
      return;
    }
    Optional<Signer> confirmed = award.map(due -> due.confirmedBy);
    link.expect(
        confirmedBy.isPresent() && confirmedBy.equals(confirmed),
        Kind.SIGNATURES,
        "an award confirmed by " + confirmed.map(Signer::toString).orElse("nobody"),
        () -> confirmedBy.map(Signer::toString).orElse("nobody"),
        Rule.PEOPLE);
    link.expect(
        confirmed.filter(one -> one.name().equals(by.name())).isEmpty()
            && award.filter(due -> due.hit.dealer().equals(by.name())).isEmpty(),
        Kind.SIGNATURES,
        "somebody to pay who has neither marked nor confirmed the win",
        by::toString,
        Rule.PEOPLE);
  }

  private static String state(Award award) {
    return award.paid ? ", which was paid" : ", which was backed out";
  }
}
