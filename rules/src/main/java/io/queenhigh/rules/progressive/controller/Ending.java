package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.controller.ConsoleRuling.Refused;
import java.util.Optional;

/** Cards away, envy, and the button that ends the round. */
final class Ending {

  private Ending() {}

  static ConsoleRuling lockUpCards(
      Console console, Person person, ConsoleCommand.LockUpCards command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "takes cards away", ControllerStep.ENVY_HAND_STAYS),
            () -> Check.settling(console, "Locking up cards", ControllerStep.ENVY_HAND_STAYS),
            () ->
                Check.refuseIf(
                    console,
                    !console.envyPaid() && console.evidence().orElseThrow().triggersEnvy(seat),
                    "The hand of seat " + seat + " triggers envy and stays open until that is paid",
                    ControllerStep.ENVY_HAND_STAYS),
            () ->
                Check.refuseIf(
                    console,
                    console.evidence().orElseThrow().at(seat).stream()
                        .anyMatch(
                            held ->
                                console.winsOffTheMeter(held)
                                    && !console.recorded().contains(seat)),
                    "The hand of seat " + seat + " stays open until its win is verified",
                    ControllerStep.CONFIRM));
    return no.isPresent() ? no.get() : ConsoleRuling.accepted(new ConsoleEvent.CardsLockedUp(seat));
  }

  static ConsoleRuling payEnvy(Console console, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "pays envy", ControllerStep.ENVY_PAID),
            () -> Check.settling(console, "Paying envy", ControllerStep.ENVY_PAID),
            () ->
                Check.refuseIf(
                    console, console.envyPaid(), "Envy was paid already", ControllerStep.ENVY_PAID),
            () ->
                Check.refuseIf(
                    console,
                    !console.envyIsDue(),
                    "No envy is due in this round",
                    ControllerStep.ENVY),
            () -> everyWinIsDone(console));
    return no.isPresent() ? no.get() : ConsoleRuling.accepted(new ConsoleEvent.EnvyPaid());
  }

  static ConsoleRuling endRound(Console console, Person person) {
    String button = console.controller().overButton();
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "presses " + button, ControllerStep.OVER),
            () -> Check.settling(console, button, ControllerStep.OVER),
            () -> everyWinIsDone(console),
            () ->
                Check.refuseIf(
                    console,
                    console.envyIsDue(),
                    "Envy is paid at the end of the round, before " + button,
                    ControllerStep.ENVY_PAID));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(new ConsoleEvent.RoundEnded(person.name()));
  }

  static Optional<Refused> everyWinIsDone(Console console) {
    return Check.first(
        () -> Marking.everyWinnerIsMarked(console),
        () ->
            console.marked().stream()
                .filter(seat -> !console.recorded().contains(seat))
                .findFirst()
                .map(
                    seat ->
                        new Refused(
                            "The win of seat " + seat + " is not verified yet",
                            console.cite(ControllerStep.CONFIRM))),
        () ->
            Check.refuseIf(
                console,
                console.key() != SupervisorKey.RUN,
                "The supervisor's key has to return to Run",
                ControllerStep.METER_MOVES));
  }
}
