package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.link.Link.Award;
import io.queenhigh.audit.link.Link.Opened;
import io.queenhigh.audit.link.Link.Standing;
import io.queenhigh.rules.money.Dollars;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;

/** A link ends and hands its money on, or takes another's over; and a day is signed off. */
final class Closing {

  private Closing() {}

  static Gains retired(Link link, Fields line) throws Unreadable {
    String to = line.text("to");
    Signing.approved(link, line, new Asked.Retirement(to));
    link.expectStanding(Standing.SUSPENDED, "retiring", Rule.RETIREMENT);
    link.expect(
        link.rows.values().stream().noneMatch(row -> row.joined)
            && link.log.values().stream().noneMatch(Award::isDue)
            && !to.isBlank()
            && !to.equals(link.id),
        Kind.LINK,
        "a link to retire without tables or unpaid awards, in favour of another",
        () -> "to " + to,
        Rule.RETIREMENT);
    Funds funds = link.live();
    Funds said = Funds.of(line.needed("funds"));
    link.sameFunds(funds, said, "handed on", Rule.RETIREMENT);
    long cents = Micro.begun(funds.total());
    long house =
        funds.shownCents()
            + Micro.whole(funds.reserve())
            + Micro.whole(funds.overflow())
            + link.fractionsCents()
            - cents;
    long foundCents = line.number("cents");
    long foundHouse = line.number("toHouseCents");
    link.expect(
        foundCents == cents && foundHouse == house,
        Kind.METER,
        Dollars.text(cents) + " handed on and " + Dollars.text(house) + " to the house",
        () -> Dollars.text(foundCents) + " and " + Dollars.text(foundHouse),
        Rule.RETIREMENT);
    link.standing = Standing.RETIRED;
    link.settle(Funds.NOTHING);
    link.advanced = 0;
    link.totals.handedOver = Math.subtractExact(link.totals.handedOver, funds.total());
    link.linked.handedOn(link.id, to, said, foundCents);
    return Gains.none().to(Accounts.transit(link.id, to), cents).house(house);
  }

  static Gains received(Link link, Fields line) throws Unreadable {
    String from = line.text("from");
    Funds funds = Funds.of(line.needed("funds"));
    long cents = line.number("cents");
    link.expectNothingPending("taking money over");
    link.expect(
        link.standing == Standing.OPEN || link.standing == Standing.SUSPENDED,
        Kind.LINK,
        "a link in use to take money over",
        () -> "one that " + link.standing.says(),
        Rule.RETIREMENT);
    link.expect(
        cents == Micro.begun(funds.total()),
        Kind.METER,
        Dollars.text(Micro.begun(funds.total())) + " for " + funds,
        () -> Dollars.text(cents),
        Rule.RETIREMENT);
    Funds before = link.live();
    Funds together = before.plus(funds);
    Funds after =
        link.terms().limit().map(limit -> limit.applied(together, before.meter())).orElse(together);
    link.sameFunds(before, Funds.of(line.needed("before")), "before it", Rule.RETIREMENT);
    link.sameFunds(after, Funds.of(line.needed("after")), "after it", Rule.RETIREMENT);
    link.settle(after);
    link.advanced += Micro.cents(cents) - funds.total();
    link.totals.handedOver = Math.addExact(link.totals.handedOver, funds.total());
    link.linked.received(from, link.id, funds, cents, link.where());
    return Gains.none().to(Accounts.transit(from, link.id), -cents);
  }

  static Gains signedOff(Link link, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    link.expect(
        by.isSenior(),
        Kind.SIGNATURES,
        "a manager or executive under a day",
        by::toString,
        Rule.RECONCILIATION);
    Books said = Books.of(line.needed("books"));
    link.expect(
        said.differences() == 0 && said.difference() == 0,
        Kind.METER,
        "a day without a difference",
        () -> Micro.text(said.difference()) + " off, " + said.differences() + " named",
        Rule.RECONCILIATION);
    LocalDate day = day(line.text("day"));
    Optional<Opened> opened = Optional.ofNullable(link.days.get(day));
    Optional<Opened> next =
        Optional.ofNullable(link.days.higherEntry(day)).map(Map.Entry::getValue);
    if (opened.isPresent() && next.isPresent()) {
      link.same(
          Books.of(opened.get(), next.get()),
          said.undifferenced(),
          Kind.METER,
          "the day's books",
          Rule.RECONCILIATION);
    } else if (opened.isPresent()) {
      // The day goes on: between reading the books and signing them more may have been played.
      link.sameMicro(
          opened.get().funds(), said.opening(), "a day that opened", Rule.RECONCILIATION);
      Books now = Books.of(opened.get(), new Opened(link.settledFunds(), link.totals));
      link.expect(
          said.contributions() <= now.contributions() && said.wins() <= now.wins(),
          Kind.METER,
          "no more than " + now,
          said::toString,
          Rule.RECONCILIATION);
    }
    return Gains.none();
  }

  private static LocalDate day(String text) throws Unreadable {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException wrong) {
      throw new Unreadable("no day: " + text);
    }
  }
}
