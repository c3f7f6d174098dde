package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.LinkEvent.Proposed;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.ruling.TwoPersons;
import java.util.List;
import java.util.Optional;

/**
 * What nobody does alone: terms, adjustments, back-outs, retirement, declared games. One person
 * proposes, another approves, and the rules are asked both times because the link plays on in
 * between.
 */
final class Proposing {

  private Proposing() {}

  static Ruling<LinkEvent> terms(Link link, Staff person, LinkCommand.ProposeTerms command) {
    List<TermsFinding> findings = command.terms().check(link.payTable(), link.live());
    return propose(
        link,
        person,
        new LinkEvent.TermsProposed(
            link.next().proposal(), command.terms(), findings, person, command.because()));
  }

  static Ruling<LinkEvent> adjustment(
      Link link, Staff person, LinkCommand.ProposeAdjustment command) {
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

  static Ruling<LinkEvent> backOut(Link link, Staff person, LinkCommand.ProposeBackOut command) {
    return propose(
        link,
        person,
        new LinkEvent.BackOutProposed(
            link.next().proposal(), command.page(), person, command.because()));
  }

  static Ruling<LinkEvent> retirement(
      Link link, Staff person, LinkCommand.ProposeRetirement command) {
    return propose(
        link,
        person,
        new LinkEvent.RetirementProposed(
            link.next().proposal(), command.to(), person, command.because()));
  }

  static Ruling<LinkEvent> game(Link link, Staff person, LinkCommand.ProposeGame command) {
    return propose(
        link,
        person,
        new LinkEvent.GameProposed(
            link.next().proposal(), command.game(), person, command.because()));
  }

  private static Ruling<LinkEvent> propose(Link link, Staff person, Proposed proposed) {
    return Ruling.unless(
        Check.first(
            () -> maySign(person),
            () -> LinkChecks.explained(proposed.because(), LinkRule.TWO_PERSONS),
            () -> stands(link, proposed)),
        () -> proposed);
  }

  static Ruling<LinkEvent> approve(Link link, Staff person, LinkCommand.Approve command) {
    Optional<Proposed> found = Optional.ofNullable(link.proposals().get(command.proposal()));
    Optional<Refused> no =
        Check.first(
            () -> isOpen(found, command.proposal()),
            () -> maySign(person),
            () -> areTwo(found.orElseThrow().by(), person),
            () -> stands(link, found.orElseThrow()));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    return Ruling.accepted(
        switch (found.orElseThrow()) {
          case LinkEvent.TermsProposed proposed -> Adjusting.terms(link, proposed, person);
          case LinkEvent.AdjustmentProposed proposed -> Adjusting.funds(link, proposed, person);
          case LinkEvent.BackOutProposed proposed -> Adjusting.backOut(link, proposed, person);
          case LinkEvent.RetirementProposed proposed -> Retiring.retire(link, proposed, person);
          case LinkEvent.GameProposed proposed -> Declaring.declare(proposed, person);
        });
  }

  static Ruling<LinkEvent> withdraw(Link link, Staff person, LinkCommand.Withdraw command) {
    return Ruling.unless(
        Check.first(
            () ->
                isOpen(
                    Optional.ofNullable(link.proposals().get(command.proposal())),
                    command.proposal()),
            () -> maySign(person)),
        () -> new LinkEvent.ProposalWithdrawn(command.proposal(), person));
  }

  private static Optional<Refused> stands(Link link, Proposed proposed) {
    return Check.first(
        () -> LinkChecks.notRetired(link),
        () -> LinkChecks.nothingPending(link),
        () ->
            switch (proposed) {
              case LinkEvent.TermsProposed terms -> Adjusting.mayChange(link, terms.terms());
              case LinkEvent.AdjustmentProposed adjustment -> Adjusting.mayAdjust(link, adjustment);
              case LinkEvent.BackOutProposed backOut -> Adjusting.mayBackOut(link, backOut.page());
              case LinkEvent.RetirementProposed retirement ->
                  Retiring.mayRetire(link, retirement.to());
              case LinkEvent.GameProposed game -> Declaring.mayDeclare(link, game.game());
            });
  }

  private static Optional<Refused> isOpen(Optional<Proposed> found, int number) {
    return Check.refuseIf(
        found.isEmpty(),
        "no-such-proposal",
        "There is no open proposal " + number,
        LinkRule.TWO_PERSONS);
  }

  private static Optional<Refused> maySign(Staff person) {
    return Check.refuseIf(
        !person.post().maySign(),
        "signing-needs-rank",
        "Supervisors, executives and managers sign changes of a link",
        LinkRule.TWO_PERSONS);
  }

  private static Optional<Refused> areTwo(Staff one, Staff other) {
    return Check.first(
        () -> TwoPersons.areTwo(one, other, LinkRule.TWO_PERSONS),
        Check.refuseIf(
            () -> !one.post().isSenior() && !other.post().isSenior(),
            "one-signs-as-senior",
            "One of the two signs as manager or executive",
            LinkRule.TWO_PERSONS));
  }
}
