package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;

/** Cards away, envy, and the button that ends the round. */
final class Ending {

  private Ending() {}

  static Ruling<ConsoleEvent> lockUpCards(
      Console console, Staff person, ConsoleCommand.LockUpCards command) {
    int seat = command.seat();
    return Ruling.unless(
        Check.first(
            () ->
                ConsoleChecks.dealer(
                    console, person, "takes cards away", ControllerStep.ENVY_HAND_STAYS),
            () ->
                ConsoleChecks.settling(console, "Locking up cards", ControllerStep.ENVY_HAND_STAYS),
            Check.refuseIf(
                () -> !console.envyPaid() && console.evidence().orElseThrow().triggersEnvy(seat),
                "envy-hand-stays",
                "The hand of seat " + seat + " triggers envy and stays open until that is paid",
                console.cite(ControllerStep.ENVY_HAND_STAYS)),
            Check.refuseIf(
                () -> console.waitsForASupervisor(seat),
                "winning-hand-stays",
                "The hand of seat " + seat + " stays open until its win is verified",
                console.cite(ControllerStep.CONFIRM))),
        () -> new ConsoleEvent.CardsLockedUp(seat));
  }

  static Ruling<ConsoleEvent> payEnvy(Console console, Staff person) {
    return Ruling.unless(
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "pays envy", ControllerStep.ENVY_PAID),
            () -> ConsoleChecks.settling(console, "Paying envy", ControllerStep.ENVY_PAID),
            Check.refuseIf(
                () -> console.envyPaid(),
                "envy-paid-already",
                "Envy was paid already",
                console.cite(ControllerStep.ENVY_PAID)),
            Check.refuseIf(
                () -> !console.envyIsDue(),
                "no-envy-due",
                "No envy is due in this round",
                console.cite(ControllerStep.ENVY)),
            () -> everyWinIsDone(console)),
        () -> new ConsoleEvent.EnvyPaid());
  }

  static Ruling<ConsoleEvent> endRound(Console console, Staff person) {
    String button = console.controller().overButton();
    return Ruling.unless(
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "presses " + button, ControllerStep.OVER),
            () -> ConsoleChecks.settling(console, button, ControllerStep.OVER),
            () -> everyWinIsDone(console),
            Check.refuseIf(
                () -> console.envyIsDue(),
                "envy-before-the-end",
                "Envy is paid at the end of the round, before " + button,
                console.cite(ControllerStep.ENVY_PAID))),
        () -> new ConsoleEvent.RoundEnded(person.name()));
  }

  static Optional<Refused> everyWinIsDone(Console console) {
    return Check.first(
        () -> Marking.everyWinnerIsMarked(console),
        () ->
            console.waiting().stream()
                .findFirst()
                .map(
                    seat ->
                        new Refused(
                            "win-not-verified",
                            "The win of seat " + seat + " is not verified yet",
                            console.cite(ControllerStep.CONFIRM))),
        Check.refuseIf(
            () -> console.key() != SupervisorKey.RUN,
            "key-not-at-run",
            "The supervisor's key has to return to Run",
            console.cite(ControllerStep.METER_MOVES)));
  }
}
