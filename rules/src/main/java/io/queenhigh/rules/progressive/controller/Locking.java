package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.controller.Console.Phase;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** From the first chip on a sensor to open hands. */
final class Locking {

  private static final int COMMUNITY_CARDS = 2;

  private Locking() {}

  static Ruling<ConsoleEvent> light(Console console, ConsoleCommand.LightSensor command) {
    Optional<Refused> no =
        Check.first(
            () -> notLocked(console),
            Check.refuseIf(
                () -> !command.regularWager(),
                "regular-wager-first",
                "Seat " + command.seat() + " needs the regular game's wager first",
                console.cite(ControllerStep.SENSOR)));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    return console.lit().contains(command.seat())
        ? Ruling.accepted()
        : Ruling.accepted(new ConsoleEvent.SensorLit(command.seat()));
  }

  static Ruling<ConsoleEvent> clear(Console console, ConsoleCommand.ClearSensor command) {
    Optional<Refused> no = notLocked(console);
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    return console.lit().contains(command.seat())
        ? Ruling.accepted(new ConsoleEvent.SensorCleared(command.seat()))
        : Ruling.accepted();
  }

  private static Optional<Refused> notLocked(Console console) {
    return ConsoleChecks.betting(
        console,
        "progressive-locked",
        "The progressive wagers of this round are locked",
        ControllerStep.LOCK);
  }

  static Ruling<ConsoleEvent> lock(Console console, Staff person) {
    String button = console.controller().lockButton();
    return Ruling.unless(
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "presses " + button, ControllerStep.LOCK),
            () ->
                ConsoleChecks.betting(
                    console,
                    "lock-pressed-already",
                    button + " was pressed already in this round",
                    ControllerStep.LOCK),
            Check.refuseIf(
                () -> console.lit().isEmpty(),
                "no-sensor-lit",
                "No sensor is lit: there is no progressive wager to lock",
                console.cite(ControllerStep.LOCK))),
        () -> new ConsoleEvent.WagersLocked(List.copyOf(console.lit()), person.name()));
  }

  static Ruling<ConsoleEvent> readWins(Console console, ConsoleCommand.ReadWins command) {
    return Ruling.unless(
        Check.refuseIf(
            console.phase() == Phase.BETTING || console.phase() == Phase.OVER,
            "wins-come-after-the-lock",
            "Winning hands are keyed between "
                + console.controller().lockButton()
                + " and "
                + console.controller().overButton(),
            console.cite(ControllerStep.MARK)),
        () -> new ConsoleEvent.CardsShown(command.evidence()));
  }

  static Ruling<ConsoleEvent> showCards(Console console, ConsoleCommand.ShowCards command) {
    int community = console.controller() == Controller.MULTI_GAME_LINK ? COMMUNITY_CARDS : 0;
    int cards = command.evidence().community().size();
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> console.phase() == Phase.BETTING,
                "lock-before-the-deal",
                "Progressive wagers must be locked before the deal: press "
                    + console.controller().lockButton(),
                console.cite(ControllerStep.LOCK)),
            Check.refuseIf(
                () ->
                    console.phase() != Phase.LOCKED
                        && !(console.phase() == Phase.SETTLING && console.marked().isEmpty()),
                "hands-open-already",
                "The hands of this round are open already",
                console.cite(ControllerStep.DEAL)),
            Check.refuseIf(
                () -> community == 0 && cards != 0,
                "no-community-cards-here",
                "No community cards are dealt for this pay table",
                console.cite(ControllerStep.DEAL)),
            Check.refuseIf(
                () -> cards != community,
                "community-cards-missing",
                "Two community cards belong to every hand: open them after the dealer's",
                console.cite(ControllerStep.DEAL))),
        () -> new ConsoleEvent.CardsShown(command.evidence()));
  }
}
