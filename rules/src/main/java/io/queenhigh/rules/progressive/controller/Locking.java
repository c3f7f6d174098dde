package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.controller.Console.Phase;
import io.queenhigh.rules.progressive.controller.ConsoleRuling.Refused;
import java.util.List;
import java.util.Optional;

/** From the first chip on a sensor to open hands. */
final class Locking {

  private static final int COMMUNITY_CARDS = 2;

  private Locking() {}

  static ConsoleRuling light(Console console, ConsoleCommand.LightSensor command) {
    Optional<Refused> no =
        Check.first(
            () -> notLocked(console),
            () ->
                Check.refuseIf(
                    console,
                    !command.regularWager(),
                    "Seat " + command.seat() + " needs the regular game's wager first",
                    ControllerStep.SENSOR));
    if (no.isPresent()) {
      return no.get();
    }
    return console.lit().contains(command.seat())
        ? ConsoleRuling.accepted()
        : ConsoleRuling.accepted(new ConsoleEvent.SensorLit(command.seat()));
  }

  static ConsoleRuling clear(Console console, ConsoleCommand.ClearSensor command) {
    Optional<Refused> no = notLocked(console);
    if (no.isPresent()) {
      return no.get();
    }
    return console.lit().contains(command.seat())
        ? ConsoleRuling.accepted(new ConsoleEvent.SensorCleared(command.seat()))
        : ConsoleRuling.accepted();
  }

  private static Optional<Refused> notLocked(Console console) {
    return Check.betting(
        console, "The progressive wagers of this round are locked", ControllerStep.LOCK);
  }

  static ConsoleRuling lock(Console console, Person person) {
    String button = console.controller().lockButton();
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "presses " + button, ControllerStep.LOCK),
            () ->
                Check.betting(
                    console, button + " was pressed already in this round", ControllerStep.LOCK),
            () ->
                Check.refuseIf(
                    console,
                    console.lit().isEmpty(),
                    "No sensor is lit: there is no progressive wager to lock",
                    ControllerStep.LOCK));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(
            new ConsoleEvent.WagersLocked(List.copyOf(console.lit()), person.name()));
  }

  static ConsoleRuling showCards(Console console, ConsoleCommand.ShowCards command) {
    int community = console.controller() == Controller.MULTI_GAME_LINK ? COMMUNITY_CARDS : 0;
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    console,
                    console.phase() == Phase.BETTING,
                    "Progressive wagers must be locked before the deal: press "
                        + console.controller().lockButton(),
                    ControllerStep.LOCK),
            () ->
                Check.refuseIf(
                    console,
                    console.phase() != Phase.LOCKED,
                    "The hands of this round are open already",
                    ControllerStep.DEAL),
            () ->
                Check.refuseIf(
                    console,
                    command.evidence().community().size() != community,
                    community == 0
                        ? "No community cards are dealt for this pay table"
                        : "Two community cards belong to every hand: open them after the dealer's",
                    ControllerStep.DEAL));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(new ConsoleEvent.CardsShown(command.evidence()));
  }
}
