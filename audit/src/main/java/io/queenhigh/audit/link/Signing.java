package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Proposal;
import io.queenhigh.audit.link.Link.Standing;
import java.util.Optional;

/** What nobody does alone: one proposes, another approves, and one of them is senior. */
final class Signing {

  private Signing() {}

  static Gains proposed(Link link, Fields line, Asked asked) throws Unreadable {
    long number = line.number("number");
    Signer by = Signer.of(line.needed("by"));
    link.expect(
        number == link.nextProposal,
        Kind.LINK,
        "proposal " + link.nextProposal,
        () -> "proposal " + number,
        Rule.TWO_PERSONS);
    link.expectReason(line.text("because"), Rule.TWO_PERSONS);
    maySign(link, by);
    stands(link);
    link.proposals.put(number, new Proposal(by, asked));
    link.nextProposal = number + 1;
    return Gains.none();
  }

  private static void maySign(Link link, Signer by) {
    link.expect(
        by.maySign(),
        Kind.SIGNATURES,
        "a supervisor, executive or manager to sign",
        by::toString,
        Rule.TWO_PERSONS);
  }

  /** The ground does not move under hits whose amounts are fixed, nor on a link that is over. */
  private static void stands(Link link) {
    link.expectNothingPending("a change by hand");
    link.expect(
        link.standing != Standing.RETIRED,
        Kind.LINK,
        "no change of a link that is retired",
        () -> "one",
        Rule.RETIREMENT);
  }

  static Gains withdrawn(Link link, Fields line) throws Unreadable {
    long number = line.number("number");
    maySign(link, Signer.of(line.needed("by")));
    link.expect(
        link.proposals.remove(number) != null,
        Kind.LINK,
        "an open proposal",
        () -> "proposal " + number,
        Rule.TWO_PERSONS);
    return Gains.none();
  }

  /** Holds an approval against what was proposed under its number. */
  static void approved(Link link, Fields line, Asked asked) throws Unreadable {
    long number = line.number("proposal");
    Signer by = Signer.of(line.needed("approvedBy"));
    maySign(link, by);
    stands(link);
    Optional<Proposal> proposal = Optional.ofNullable(link.proposals.remove(number));
    link.expect(
        proposal.filter(open -> open.asked().equals(asked)).isPresent(),
        Kind.LINK,
        proposal.map(open -> "what was proposed, " + open.asked()).orElse("an open proposal"),
        () -> number + ": " + asked,
        Rule.TWO_PERSONS);
    proposal.ifPresent(
        open ->
            link.expect(
                !open.by().name().equals(by.name()) && (open.by().isSenior() || by.isSenior()),
                Kind.SIGNATURES,
                "two different people, one of them a manager or executive",
                () -> open.by() + " and " + by,
                Rule.TWO_PERSONS));
  }
}
