package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.TermsFinding.Kind;
import java.util.List;
import java.util.Optional;

/** A link is set up, opened, suspended and resumed. */
final class Opening {

  private Opening() {}

  static LinkRuling setUp(LinkTerms terms, PayTable payTable, Person person) {
    List<TermsFinding> findings = terms.check(payTable, Funds.NONE);
    Optional<Refused> no =
        Check.first(() -> Check.manager(person, "sets up a link"), () -> refusal(findings));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(new LinkEvent.LinkSetUp(terms, findings));
  }

  static Optional<Refused> refusal(List<TermsFinding> findings) {
    return findings.stream()
        .filter(found -> found.kind() == Kind.REFUSAL)
        .map(found -> new Refused(found.says(), found.by()))
        .findFirst();
  }

  static LinkRuling acknowledge(Link link, Person person, LinkCommand.Acknowledge command) {
    Optional<Refused> no =
        Check.first(
            () -> Check.notRetired(link),
            () -> Check.manager(person, "acknowledges a suspected slip"),
            () ->
                Check.refuseIf(
                    link.openSlips().stream().noneMatch(slip -> slip.id().equals(command.slip())),
                    "Nothing waits for acknowledgement under \"" + command.slip() + "\"",
                    LinkRule.SUSPECTED_SLIPS));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(new LinkEvent.SlipAcknowledged(command.slip(), person));
  }

  static LinkRuling open(Link link, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> Check.manager(person, "opens a link"),
            () ->
                Check.refuseIf(
                    link.standing() != Standing.SET_UP,
                    "The link was opened before",
                    LinkRule.SET_UP),
            () -> slips(link));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(
            new LinkEvent.LinkOpened(Funds.ofMeterCents(link.terms().seedCents())));
  }

  private static Optional<Refused> slips(Link link) {
    return link.openSlips().stream()
        .findFirst()
        .map(
            slip ->
                new Refused("A manager has to acknowledge this first: " + slip.says(), slip.by()));
  }

  static LinkRuling suspend(Link link, Person person, LinkCommand.Suspend command) {
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    !person.post().maySign(),
                    "A supervisor, executive or manager suspends a link",
                    LinkRule.PEOPLE),
            () ->
                Check.refuseIf(
                    link.standing() != Standing.OPEN, "The link is not open", LinkRule.SUSPENSION),
            () -> Check.explained(command.because(), LinkRule.SUSPENSION));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(new LinkEvent.LinkSuspended(command.because()));
  }

  /** A difference is found and mended before anyone puts his name under the day. */
  static LinkRuling signOff(Person person, LinkCommand.SignOff command) {
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    !person.post().isSenior(),
                    "A manager or executive signs a day off",
                    LinkRule.RECONCILIATION),
            () ->
                command.books().differences().stream()
                    .findFirst()
                    .map(
                        difference ->
                            new Refused(
                                "The day cannot be signed off: " + difference,
                                LinkRule.RECONCILIATION.cite())));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(new LinkEvent.DaySignedOff(command.day(), command.books(), person));
  }

  static LinkRuling resume(Link link, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> Check.manager(person, "resumes a link"),
            () ->
                Check.refuseIf(
                    link.standing() != Standing.SUSPENDED,
                    "The link is not suspended",
                    LinkRule.SUSPENSION),
            () -> slips(link));
    return no.isPresent() ? no.get() : LinkRuling.accepted(new LinkEvent.LinkResumed());
  }
}
