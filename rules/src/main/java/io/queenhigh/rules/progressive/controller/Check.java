package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.Person.Post;
import io.queenhigh.rules.progressive.controller.Console.Phase;
import io.queenhigh.rules.progressive.controller.ConsoleRuling.Refused;
import java.util.Optional;
import java.util.function.Supplier;

/** Questions that several buttons must pass. */
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

  static Optional<Refused> no(Console console, String why, ControllerStep step) {
    return Optional.of(new Refused(why, console.cite(step)));
  }

  static Optional<Refused> refuseIf(
      Console console, boolean wrong, String why, ControllerStep step) {
    return wrong ? no(console, why, step) : fine();
  }

  /** Supervisors stand in for dealers. */
  static Optional<Refused> dealer(
      Console console, Person person, String what, ControllerStep step) {
    return refuseIf(
        console,
        person.post() != Post.DEALER && person.post() != Post.SUPERVISOR,
        "Only the dealer " + what,
        step);
  }

  static Optional<Refused> settling(Console console, String what, ControllerStep step) {
    return switch (console.phase()) {
      case SETTLING -> fine();
      case BETTING ->
          no(
              console,
              what + " comes after the deal: press " + console.controller().lockButton() + " first",
              step);
      case LOCKED -> no(console, what + " comes when the hands are open", step);
      case OVER -> no(console, "The round is over", step);
    };
  }

  static Optional<Refused> betting(Console console, String why, ControllerStep step) {
    return refuseIf(console, console.phase() != Phase.BETTING, why, step);
  }
}
