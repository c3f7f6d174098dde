package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.Person.Post;
import io.queenhigh.rules.progressive.controller.Console.Amount;
import io.queenhigh.rules.progressive.controller.ConsoleRuling.Refused;
import java.util.List;
import java.util.Optional;

/** The supervisor verifies and records: by key and J-pot, or by confirm and card. */
final class Verifying {

  private Verifying() {}

  /** The key goes to JPH for a win that waits, and back to Run at any time. */
  static ConsoleRuling turnKey(Console console, Person person, ConsoleCommand.TurnKey command) {
    Optional<Refused> no =
        Check.first(
            () -> hasAKey(console),
            () -> mayVerify(console, person),
            () ->
                Check.refuseIf(
                    console,
                    console.key() == command.to(),
                    "The key is at " + command.to() + " already",
                    ControllerStep.CONFIRM),
            () -> command.to() == SupervisorKey.JPH ? somethingWaits(console) : Check.fine());
    if (no.isPresent()) {
      return no.get();
    }
    ConsoleEvent turned = new ConsoleEvent.KeyTurned(command.to(), person.name());
    return command.to() == SupervisorKey.RUN && !console.onTheMeter().isEmpty()
        ? ConsoleRuling.accepted(turned, new ConsoleEvent.MeterReleased(console.onTheMeter()))
        : ConsoleRuling.accepted(turned);
  }

  static ConsoleRuling pressJPot(Console console, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> hasAKey(console),
            () -> mayVerify(console, person),
            () ->
                Check.refuseIf(
                    console,
                    console.key() != SupervisorKey.JPH,
                    "J-pot works with the key at JPH",
                    ControllerStep.CONFIRM),
            () -> somethingWaits(console),
            () -> isHighEnough(console, person));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(recorded(console.nextToConfirm().orElseThrow(), person));
  }

  static ConsoleRuling pressConfirm(Console console, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> hasACardReader(console),
            () -> mayVerify(console, person),
            () -> somethingWaits(console),
            () ->
                Check.refuseIf(
                    console,
                    console.confirming().isPresent(),
                    "Confirm was pressed: swipe a card",
                    ControllerStep.CONFIRM));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(new ConsoleEvent.ConfirmPressed(person.name()));
  }

  static ConsoleRuling swipeCard(Console console, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> hasACardReader(console),
            () -> mayVerify(console, person),
            () -> somethingWaits(console),
            () ->
                Check.refuseIf(
                    console,
                    console.confirming().isEmpty(),
                    "The supervisor presses confirm before a card is swiped",
                    ControllerStep.CONFIRM),
            () -> isHighEnough(console, person));
    if (no.isPresent()) {
      return no.get();
    }
    Amount next = console.nextToConfirm().orElseThrow();
    return ConsoleRuling.accepted(
        recorded(next, person), new ConsoleEvent.MeterReleased(List.of(next.hit())));
  }

  private static ConsoleEvent recorded(Amount next, Person person) {
    return new ConsoleEvent.WinRecorded(next.seat(), next.hit(), person);
  }

  private static Optional<Refused> hasAKey(Console console) {
    return Check.refuseIf(
        console,
        console.controller() != Controller.GAME_MANAGER,
        "This controller has no key: press confirm and swipe a card",
        ControllerStep.CONFIRM);
  }

  private static Optional<Refused> hasACardReader(Console console) {
    return Check.refuseIf(
        console,
        console.controller() == Controller.GAME_MANAGER,
        "This controller reads no cards: turn the key to JPH and press J-pot",
        ControllerStep.CONFIRM);
  }

  /** Who has dealt or marked in this round verifies nothing in it, whatever his post. */
  private static Optional<Refused> mayVerify(Console console, Person person) {
    return Check.first(
        () ->
            Check.refuseIf(
                console,
                person.post() == Post.DEALER || console.dealers().contains(person.name()),
                "The dealer does not confirm: call a supervisor",
                ControllerStep.CONFIRM),
        () ->
            Check.refuseIf(
                console,
                !person.post().mayConfirm(),
                "A supervisor or executive confirms a win",
                ControllerStep.CONFIRM));
  }

  private static Optional<Refused> somethingWaits(Console console) {
    return Check.first(
        () -> Check.settling(console, "Confirming", ControllerStep.CONFIRM),
        () ->
            Check.refuseIf(
                console,
                console.marked().isEmpty(),
                "No hand is marked, so that there is nothing to confirm",
                ControllerStep.MARK),
        () ->
            Check.refuseIf(
                console,
                console.recorded().containsAll(console.marked()),
                "Every marked win is in the log already",
                ControllerStep.LOGGED),
        () ->
            Check.refuseIf(
                console,
                !console.called(),
                "The dealer has not called a supervisor",
                ControllerStep.CALL),
        () ->
            Check.refuseIf(
                console,
                console.nextToConfirm().isEmpty(),
                "The link has not fixed the amount yet",
                ControllerStep.METER_PAYS));
  }

  private static Optional<Refused> isHighEnough(Console console, Person person) {
    Amount next = console.nextToConfirm().orElseThrow();
    return Check.refuseIf(
        console,
        next.executive() && person.post() != Post.EXECUTIVE,
        "An award of " + Dollars.text(next.cents()) + " needs an executive",
        ControllerStep.CONFIRM);
  }
}
