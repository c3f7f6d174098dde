package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.controller.Console.Phase;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** Questions that several buttons must pass. */
final class ConsoleChecks {

  private ConsoleChecks() {}

  /** Supervisors stand in for dealers. */
  static Optional<Refused> dealer(Console console, Staff person, String what, ControllerStep step) {
    return Check.refuseIf(
        !person.mayDeal(), "only-the-dealer", "Only the dealer " + what, console.cite(step));
  }

  static Optional<Refused> settling(Console console, String what, ControllerStep step) {
    return switch (console.phase()) {
      case SETTLING -> Check.fine();
      case BETTING ->
          Check.no(
              "after-the-deal",
              what + " comes after the deal: press " + console.controller().lockButton() + " first",
              console.cite(step));
      case LOCKED ->
          Check.no(
              "when-hands-are-open", what + " comes when the hands are open", console.cite(step));
      case OVER -> Check.no("controller-round-over", "The round is over", console.cite(step));
    };
  }

  static Optional<Refused> betting(Console console, String id, String why, ControllerStep step) {
    return Check.refuseIf(console.phase() != Phase.BETTING, id, why, console.cite(step));
  }
}
