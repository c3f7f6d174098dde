package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.progressive.Link.Standing;
import java.util.Optional;
import java.util.function.Supplier;

/** Questions that several commands on a link must pass. */
final class Check {

  private Check() {}

  /** The first refusal among these checks, in order; later ones are not asked. */
  @SafeVarargs
  static Optional<Refused> first(Supplier<Optional<Refused>>... checks) {
    for (Supplier<Optional<Refused>> check : checks) {
      Optional<Refused> refused = check.get();
      if (refused.isPresent()) {
        return refused;
      }
    }
    return Optional.empty();
  }

  static Optional<Refused> fine() {
    return Optional.empty();
  }

  static Optional<Refused> no(String why, Citation by) {
    return Optional.of(new Refused(why, by));
  }

  static Optional<Refused> refuseIf(boolean wrong, String why, Citation by) {
    return wrong ? no(why, by) : fine();
  }

  static Optional<Refused> refuseIf(boolean wrong, String why, LinkRule rule) {
    return wrong ? no(why, rule.cite()) : fine();
  }

  static Optional<Refused> manager(Person person, String what) {
    return refuseIf(
        person.post() != Person.Post.MANAGER, "Only a manager " + what, LinkRule.PEOPLE);
  }

  static Optional<Refused> notRetired(Link link) {
    return refuseIf(
        link.standing() == Standing.RETIRED,
        "Link " + link.terms().id() + " is retired",
        LinkRule.RETIREMENT);
  }

  /** Changes by hand would move the ground under hits whose amounts are fixed. */
  static Optional<Refused> nothingPending(Link link) {
    return link.pending().isEmpty()
        ? fine()
        : no(
            "Hit "
                + link.pending().getFirst().hit().number()
                + " at table "
                + link.pending().getFirst().hit().table()
                + " is pending: confirm or cancel it first",
            LinkRule.ORDER_OF_HITS.cite());
  }

  static Optional<Refused> explained(String because, LinkRule rule) {
    return refuseIf(because.isBlank(), "An explanation is needed", rule);
  }
}
