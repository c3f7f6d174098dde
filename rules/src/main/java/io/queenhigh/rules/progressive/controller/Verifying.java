package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.WhoConfirms;
import io.queenhigh.rules.progressive.controller.Console.Amount;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** The supervisor verifies and records: by key and J-pot, or by confirm and card. */
final class Verifying {

  private Verifying() {}

  /** The key goes to JPH for a win that waits, and back to Run at any time. */
  static Ruling<ConsoleEvent> turnKey(
      Console console, Staff person, ConsoleCommand.TurnKey command) {
    Optional<Refused> no =
        Check.first(
            () -> hasAKey(console),
            () -> mayVerify(console, person),
            Check.refuseIf(
                () -> console.key() == command.to(),
                "key-there-already",
                "The key is at " + command.to() + " already",
                console.cite(ControllerStep.CONFIRM)),
            () -> command.to() == SupervisorKey.JPH ? somethingWaits(console) : Check.fine());
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    ConsoleEvent turned = new ConsoleEvent.KeyTurned(command.to(), person.name());
    return command.to() == SupervisorKey.RUN && !console.onTheMeter().isEmpty()
        ? Ruling.accepted(turned, new ConsoleEvent.MeterReleased(console.onTheMeter()))
        : Ruling.accepted(turned);
  }

  static Ruling<ConsoleEvent> pressJPot(Console console, Staff person) {
    return Ruling.unless(
        Check.first(
            () -> hasAKey(console),
            () -> mayVerify(console, person),
            Check.refuseIf(
                () -> console.key() != SupervisorKey.JPH,
                "j-pot-with-key-at-jph",
                "J-pot works with the key at JPH",
                console.cite(ControllerStep.CONFIRM)),
            () -> somethingWaits(console),
            () -> isHighEnough(console, person)),
        () -> recorded(console.nextToConfirm().orElseThrow(), person));
  }

  static Ruling<ConsoleEvent> pressConfirm(Console console, Staff person) {
    return Ruling.unless(
        Check.first(
            () -> hasACardReader(console),
            () -> mayVerify(console, person),
            () -> somethingWaits(console),
            Check.refuseIf(
                () -> console.confirming().isPresent(),
                "confirm-pressed-already",
                "Confirm was pressed: swipe a card",
                console.cite(ControllerStep.CONFIRM))),
        () -> new ConsoleEvent.ConfirmPressed(person.name()));
  }

  static Ruling<ConsoleEvent> swipeCard(Console console, Staff person) {
    Optional<Refused> no =
        Check.first(
            () -> hasACardReader(console),
            () -> mayVerify(console, person),
            () -> somethingWaits(console),
            Check.refuseIf(
                () -> console.confirming().isEmpty(),
                "confirm-before-card",
                "The supervisor presses confirm before a card is swiped",
                console.cite(ControllerStep.CONFIRM)),
            () -> isHighEnough(console, person));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Amount next = console.nextToConfirm().orElseThrow();
    ConsoleEvent recorded = recorded(next, person);
    return next.hit() == 0
        ? Ruling.accepted(recorded)
        : Ruling.accepted(recorded, new ConsoleEvent.MeterReleased(List.of(next.hit())));
  }

  private static ConsoleEvent recorded(Amount next, Staff person) {
    return new ConsoleEvent.WinRecorded(next.seat(), next.hit(), person);
  }

  private static Optional<Refused> hasAKey(Console console) {
    return Check.refuseIf(
        console.controller() != Controller.GAME_MANAGER,
        "controller-has-no-key",
        "This controller has no key: press confirm and swipe a card",
        console.cite(ControllerStep.CONFIRM));
  }

  private static Optional<Refused> hasACardReader(Console console) {
    return Check.refuseIf(
        console.controller() == Controller.GAME_MANAGER,
        "controller-has-no-card-reader",
        "This controller reads no cards: turn the key to JPH and press J-pot",
        console.cite(ControllerStep.CONFIRM));
  }

  private static Optional<Refused> mayVerify(Console console, Staff person) {
    return WhoConfirms.mayConfirm(person, console.dealers(), console.cite(ControllerStep.CONFIRM));
  }

  private static Optional<Refused> somethingWaits(Console console) {
    return Check.first(
        () -> ConsoleChecks.settling(console, "Confirming", ControllerStep.CONFIRM),
        Check.refuseIf(
            () -> console.marked().isEmpty(),
            "nothing-to-confirm",
            "No hand is marked, so there is nothing to confirm",
            console.cite(ControllerStep.MARK)),
        Check.refuseIf(
            () -> console.recorded().containsAll(console.marked()),
            "all-wins-in-the-log",
            "Every marked win is in the log already",
            console.cite(ControllerStep.LOGGED)),
        Check.refuseIf(
            () -> !console.called(),
            "dealer-has-not-called",
            "The dealer has not called a supervisor",
            console.cite(ControllerStep.CALL)),
        Check.refuseIf(
            () -> console.nextToConfirm().isEmpty(),
            "amount-not-fixed-yet",
            "The link has not fixed the amount yet",
            console.cite(ControllerStep.METER_PAYS)));
  }

  private static Optional<Refused> isHighEnough(Console console, Staff person) {
    Amount next = console.nextToConfirm().orElseThrow();
    return WhoConfirms.isHighEnough(
        person, next.executive(), next.cents(), console.cite(ControllerStep.CONFIRM));
  }
}
