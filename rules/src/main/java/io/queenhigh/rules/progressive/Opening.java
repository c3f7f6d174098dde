package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.TermsFinding.Kind;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.ruling.TwoPersons;
import java.util.List;
import java.util.Optional;

/** A link is set up, opened, suspended and resumed. */
final class Opening {

  private Opening() {}

  static Ruling<LinkEvent> setUp(LinkTerms terms, PayTable payTable, Staff person) {
    List<TermsFinding> findings = terms.check(payTable, Funds.NONE);
    return Ruling.unless(
        Check.first(
            () -> LinkChecks.manager(person, "sets up a link"),
            Check.refuseIf(
                () -> terms.configured().source().isBlank(),
                "configured-without-source",
                "Say where the maker's configured seed and rate are written",
                LinkRule.SET_UP),
            () -> refusal(findings)),
        () -> new LinkEvent.LinkSetUp(terms, findings, Optional.of(person)));
  }

  static Optional<Refused> refusal(List<TermsFinding> findings) {
    return findings.stream()
        .filter(found -> found.kind() == Kind.REFUSAL)
        .map(found -> new Refused(found.id(), found.says(), found.by()))
        .findFirst();
  }

  static Ruling<LinkEvent> acknowledge(Link link, Staff person, LinkCommand.Acknowledge command) {
    return Ruling.unless(
        Check.first(
            () -> LinkChecks.notRetired(link),
            () -> LinkChecks.manager(person, "acknowledges what speaks against a link"),
            Check.refuseIf(
                () -> link.openSlips().stream().noneMatch(slip -> slip.id().equals(command.slip())),
                "nothing-to-acknowledge",
                "Nothing waits for acknowledgement under \"" + command.slip() + "\"",
                LinkRule.SUSPECTED_SLIPS)),
        () -> new LinkEvent.SlipAcknowledged(command.slip(), person));
  }

  /** The seed is the house's money: who set the link up does not let it out alone. */
  static Ruling<LinkEvent> open(Link link, Staff person) {
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !person.post().maySign(),
                "opening-needs-rank",
                "A supervisor, executive or manager opens a link",
                LinkRule.PEOPLE),
            Check.refuseIf(
                () -> link.standing() != Standing.SET_UP,
                "link-opened-before",
                "The link was opened before",
                LinkRule.SET_UP),
            () -> link.setUpBy().flatMap(by -> TwoPersons.areTwo(by, person, LinkRule.TWO_PERSONS)),
            () -> slips(link)),
        () ->
            new LinkEvent.LinkOpened(
                Funds.ofMeterCents(link.terms().seedCents()), Optional.of(person)));
  }

  private static Optional<Refused> slips(Link link) {
    return link.openSlips().stream()
        .findFirst()
        .map(
            slip ->
                new Refused(
                    "slip-not-acknowledged",
                    "A manager has to acknowledge this first: " + slip.says(),
                    slip.by()));
  }

  static Ruling<LinkEvent> suspend(Link link, Staff person, LinkCommand.Suspend command) {
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !person.post().maySign(),
                "suspending-needs-rank",
                "A supervisor, executive or manager suspends a link",
                LinkRule.PEOPLE),
            Check.refuseIf(
                () -> link.standing() != Standing.OPEN,
                "link-not-open",
                "The link is not open",
                LinkRule.SUSPENSION),
            () -> LinkChecks.explained(command.because(), LinkRule.SUSPENSION)),
        () -> new LinkEvent.LinkSuspended(command.because()));
  }

  /** A difference is found and mended before anyone puts his name under the day. */
  static Ruling<LinkEvent> signOff(Staff person, LinkCommand.SignOff command) {
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !person.post().isSenior(),
                "sign-off-needs-rank",
                "A manager or executive signs a day off",
                LinkRule.RECONCILIATION),
            () ->
                command.books().differences().stream()
                    .findFirst()
                    .map(
                        difference ->
                            new Refused(
                                "day-differs",
                                "The day cannot be signed off: " + difference,
                                LinkRule.RECONCILIATION.cite()))),
        () -> new LinkEvent.DaySignedOff(command.day(), command.books(), person));
  }

  static Ruling<LinkEvent> resume(Link link, Staff person) {
    return Ruling.unless(
        Check.first(
            () -> LinkChecks.manager(person, "resumes a link"),
            Check.refuseIf(
                () -> link.standing() != Standing.SUSPENDED,
                "link-not-suspended",
                "The link is not suspended",
                LinkRule.SUSPENSION),
            () -> slips(link)),
        () -> new LinkEvent.LinkResumed());
  }
}
