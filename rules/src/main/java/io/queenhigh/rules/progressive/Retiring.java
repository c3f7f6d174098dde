package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.Award.State;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;

/** A link ends, and the players' money on it goes on to another. */
final class Retiring {

  private Retiring() {}

  static Optional<Refused> mayRetire(Link link, String to) {
    return Check.first(
        Check.refuseIf(
            () -> link.standing() != Standing.SUSPENDED,
            "retire-when-suspended",
            "A link is suspended before it is retired",
            LinkRule.RETIREMENT),
        Check.refuseIf(
            () -> link.joined() > 0,
            "tables-still-on-link",
            "Tables are still on the link: let them leave first",
            LinkRule.RETIREMENT),
        Check.refuseIf(
            () -> link.awards().stream().anyMatch(award -> award.state() == State.DUE),
            "award-still-due",
            "An award is still to be paid",
            LinkRule.RETIREMENT),
        Check.refuseIf(
            () -> to.isBlank() || to.equals(link.terms().id()),
            "name-where-money-goes",
            "The money on a meter is the players': name the link that it goes to",
            LinkRule.RETIREMENT));
  }

  static LinkEvent retire(Link link, LinkEvent.RetirementProposed proposed, Staff approvedBy) {
    Funds funds = link.live();
    long cents = MicroCents.begunCents(funds.totalMicroCents());
    return new LinkEvent.LinkRetired(
        proposed.number(), proposed.to(), funds, cents, link.heldCents() - cents, approvedBy);
  }

  static Ruling<LinkEvent> receive(Link link, Staff person, LinkCommand.Receive command) {
    if (link.receivedFrom().contains(command.from())) {
      return Ruling.accepted();
    }
    Optional<Refused> no =
        Check.first(
            () -> LinkChecks.manager(person, "takes over another link's money"),
            () -> LinkChecks.notRetired(link),
            Check.refuseIf(
                () -> link.standing() == Standing.SET_UP,
                "link-not-open-yet",
                "The link is not open yet",
                LinkRule.RETIREMENT),
            () -> LinkChecks.nothingPending(link),
            Check.refuseIf(
                () -> !isWhole(command),
                "cents-do-not-match",
                "The cents handed on do not stand for these funds",
                LinkRule.RETIREMENT));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Funds before = link.live();
    Funds together = before.plus(command.funds());
    Funds after =
        link.limit()
            .map(limit -> limit.applied(together, before.meterMicroCents()))
            .orElse(together);
    return Ruling.accepted(
        new LinkEvent.FundsReceived(
            command.from(), command.funds(), command.cents(), before, after));
  }

  private static boolean isWhole(LinkCommand.Receive command) {
    Funds funds = command.funds();
    return funds.meterMicroCents() >= 0
        && funds.reserveMicroCents() >= 0
        && funds.overflowMicroCents() >= 0
        && command.cents() == MicroCents.begunCents(funds.totalMicroCents());
  }
}
