package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.LinkEvent.Proposed;
import java.util.List;
import java.util.Optional;

/**
 * What nobody does alone: terms, adjustments, back-outs, retirement. One person proposes, another
 * approves, and the rules are asked both times because the link plays on in between.
 */
final class Proposing {

  private Proposing() {}

  static LinkRuling terms(Link link, Person person, LinkCommand.ProposeTerms command) {
    List<TermsFinding> findings = command.terms().check(link.payTable(), link.live());
    return propose(
        link,
        person,
        new LinkEvent.TermsProposed(
            link.next().proposal(), command.terms(), findings, person, command.because()));
  }

  static LinkRuling adjustment(Link link, Person person, LinkCommand.ProposeAdjustment command) {
    return propose(
        link,
        person,
        new LinkEvent.AdjustmentProposed(
            link.next().proposal(),
            command.fund(),
            command.cents(),
            command.reason(),
            person,
            command.because()));
  }

  static LinkRuling backOut(Link link, Person person, LinkCommand.ProposeBackOut command) {
    return propose(
        link,
        person,
        new LinkEvent.BackOutProposed(
            link.next().proposal(), command.page(), person, command.because()));
  }

  static LinkRuling retirement(Link link, Person person, LinkCommand.ProposeRetirement command) {
    return propose(
        link,
        person,
        new LinkEvent.RetirementProposed(
            link.next().proposal(), command.to(), person, command.because()));
  }

  private static LinkRuling propose(Link link, Person person, Proposed proposed) {
    Optional<Refused> no =
        Check.first(
            () -> maySign(person),
            () -> Check.explained(proposed.because(), LinkRule.TWO_PERSONS),
            () -> stands(link, proposed));
    return no.isPresent() ? no.get() : LinkRuling.accepted(proposed);
  }

  static LinkRuling approve(Link link, Person person, LinkCommand.Approve command) {
    Optional<Proposed> found = Optional.ofNullable(link.proposals().get(command.proposal()));
    Optional<Refused> no =
        Check.first(
            () -> isOpen(found, command.proposal()),
            () -> maySign(person),
            () -> areTwo(found.orElseThrow().by(), person),
            () -> stands(link, found.orElseThrow()));
    if (no.isPresent()) {
      return no.get();
    }
    return LinkRuling.accepted(
        switch (found.orElseThrow()) {
          case LinkEvent.TermsProposed proposed -> Adjusting.terms(link, proposed, person);
          case LinkEvent.AdjustmentProposed proposed -> Adjusting.funds(link, proposed, person);
          case LinkEvent.BackOutProposed proposed -> Adjusting.backOut(link, proposed, person);
          case LinkEvent.RetirementProposed proposed -> Retiring.retire(link, proposed, person);
        });
  }

  static LinkRuling withdraw(Link link, Person person, LinkCommand.Withdraw command) {
    Optional<Refused> no =
        Check.first(
            () ->
                isOpen(
                    Optional.ofNullable(link.proposals().get(command.proposal())),
                    command.proposal()),
            () -> maySign(person));
    return no.isPresent()
        ? no.get()
        : LinkRuling.accepted(new LinkEvent.ProposalWithdrawn(command.proposal(), person));
  }

  private static Optional<Refused> stands(Link link, Proposed proposed) {
    return Check.first(
        () -> Check.notRetired(link),
        () -> Check.nothingPending(link),
        () ->
            switch (proposed) {
              case LinkEvent.TermsProposed terms -> Adjusting.mayChange(link, terms.terms());
              case LinkEvent.AdjustmentProposed adjustment -> Adjusting.mayAdjust(link, adjustment);
              case LinkEvent.BackOutProposed backOut -> Adjusting.mayBackOut(link, backOut.page());
              case LinkEvent.RetirementProposed retirement ->
                  Retiring.mayRetire(link, retirement.to());
            });
  }

  private static Optional<Refused> isOpen(Optional<Proposed> found, int number) {
    return Check.refuseIf(
        found.isEmpty(), "There is no open proposal " + number, LinkRule.TWO_PERSONS);
  }

  private static Optional<Refused> maySign(Person person) {
    return Check.refuseIf(
        !person.post().maySign(),
        "Supervisors, executives and managers sign changes of a link",
        LinkRule.TWO_PERSONS);
  }

  private static Optional<Refused> areTwo(Person one, Person other) {
    return Check.first(
        () ->
            Check.refuseIf(
                one.name().equals(other.name()),
                "Another person than " + one.name() + " has to approve this",
                LinkRule.TWO_PERSONS),
        () ->
            Check.refuseIf(
                !one.post().isSenior() && !other.post().isSenior(),
                "One of the two signs as manager or executive",
                LinkRule.TWO_PERSONS));
  }
}
