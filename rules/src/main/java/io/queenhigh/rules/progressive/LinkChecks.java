package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** Questions that several commands on a link must pass. */
final class LinkChecks {

  private LinkChecks() {}

  static Optional<Refused> manager(Staff person, String what) {
    return Check.refuseIf(
        person.post() != Staff.Post.MANAGER,
        "only-a-manager",
        "Only a manager " + what,
        LinkRule.PEOPLE);
  }

  static Optional<Refused> notRetired(Link link) {
    return Check.refuseIf(
        link.standing() == Standing.RETIRED,
        "link-retired",
        "Link " + link.terms().id() + " is retired",
        LinkRule.RETIREMENT);
  }

  /** Changes by hand would move the ground under hits whose amounts are fixed. */
  static Optional<Refused> nothingPending(Link link) {
    return link.pending().isEmpty()
        ? Check.fine()
        : Check.no(
            "hit-pending",
            "Hit "
                + link.pending().getFirst().hit().number()
                + " at table "
                + link.pending().getFirst().hit().table()
                + " is pending: confirm or cancel it first",
            LinkRule.ORDER_OF_HITS);
  }

  static Optional<Refused> explained(String because, LinkRule rule) {
    return Check.refuseIf(
        because.isBlank(), "explanation-needed", "An explanation is needed", rule);
  }
}
