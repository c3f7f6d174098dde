package io.queenhigh.rules.progressive.controller;

import static java.util.stream.Collectors.toCollection;

import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.controller.ConsoleRuling.Refused;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The dealer marks what the cards say, and calls a supervisor. */
final class Marking {

  private Marking() {}

  static ConsoleRuling selectSpot(
      Console console, Person person, ConsoleCommand.SelectSpot command) {
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "selects a spot", ControllerStep.MARK),
            () ->
                Check.refuseIf(
                    console,
                    console.controller() == Controller.GAME_MANAGER,
                    "The keypad has no spots: press the hand",
                    ControllerStep.MARK),
            () -> Check.settling(console, "Selecting a spot", ControllerStep.MARK),
            () ->
                Check.refuseIf(
                    console,
                    !console.lit().contains(command.seat()),
                    "Seat " + command.seat() + " has no progressive wager",
                    ControllerStep.MARK));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(new ConsoleEvent.SpotSelected(command.seat()));
  }

  static ConsoleRuling pressHand(Console console, Person person, ConsoleCommand.PressHand command) {
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "presses a hand", ControllerStep.MARK),
            () -> Check.settling(console, "Marking a hand", ControllerStep.MARK),
            () ->
                Check.refuseIf(
                    console,
                    console.button(command.hand()).isEmpty(),
                    "There is no button \"" + command.hand() + "\"",
                    ControllerStep.PAY_TABLES),
            () ->
                Check.refuseIf(
                    console,
                    console.key() == SupervisorKey.JPH,
                    "Marks are changed with the key at Run",
                    ControllerStep.MARK));
    if (no.isPresent()) {
      return no.get();
    }
    List<Integer> marked =
        seats(console, command.hand()).stream().filter(console.marked()::contains).toList();
    return marked.isEmpty()
        ? mark(console, person, command.hand())
        : unmark(console, person, command.hand(), marked);
  }

  /** The keypad marks every hand of a kind, the display the one at the selected spot. */
  private static List<Integer> seats(Console console, String hand) {
    return console.evidence().orElseThrow().held().stream()
        .filter(held -> held.hand().equals(hand))
        .map(Held::seat)
        .filter(seat -> isKeypad(console) || seat == console.spot())
        .toList();
  }

  private static boolean isKeypad(Console console) {
    return console.controller() == Controller.GAME_MANAGER;
  }

  private static ConsoleRuling mark(Console console, Person person, String hand) {
    Optional<Refused> no = agrees(console, hand);
    if (no.isPresent()) {
      return no.get();
    }
    List<Integer> seats =
        seats(console, hand).stream()
            .filter(
                seat ->
                    console.evidence().flatMap(e -> e.at(seat)).stream()
                        .anyMatch(console::winsOffTheMeter))
            .toList();
    return ConsoleRuling.accepted(new ConsoleEvent.HandMarked(hand, seats, person.name()));
  }

  /** Whether the cards, the wager and the pay table say what the button says. */
  private static Optional<Refused> agrees(Console console, String hand) {
    String title = console.title(hand);
    Optional<Held> held = heldBy(console, hand);
    return Check.first(
        () ->
            Check.refuseIf(
                console,
                !isKeypad(console) && console.spot() == 0,
                "Select the winner's spot, then the hand",
                ControllerStep.MARK),
        () ->
            Check.refuseIf(
                console, held.isEmpty(), nobodyHolds(console, title), ControllerStep.MARK),
        () ->
            Check.refuseIf(
                console,
                !console.isOffTheMeter(hand),
                title + " is paid from the tray and needs no mark",
                ControllerStep.TRAY_PAYS),
        () ->
            Check.refuseIf(
                console,
                !held.orElseThrow().wagered(),
                "Seat " + held.orElseThrow().seat() + " has made no progressive wager",
                ControllerStep.LOCK),
        () ->
            Check.refuseIf(
                console,
                !held.orElseThrow().live(),
                "Seat "
                    + held.orElseThrow().seat()
                    + " has folded, and folded hands do not qualify here",
                ControllerStep.SETTLE));
  }

  /** One that wins if there is one, so that a neighbour without a wager does not hide it. */
  private static Optional<Held> heldBy(Console console, String hand) {
    List<Held> holders =
        seats(console, hand).stream()
            .flatMap(seat -> console.evidence().orElseThrow().at(seat).stream())
            .toList();
    return holders.stream()
        .filter(console::winsOffTheMeter)
        .findFirst()
        .or(() -> holders.stream().findFirst());
  }

  private static String nobodyHolds(Console console, String title) {
    if (isKeypad(console)) {
      return "Nobody at the table holds " + title;
    }
    return "Seat "
        + console.spot()
        + " holds "
        + console
            .evidence()
            .orElseThrow()
            .at(console.spot())
            .map(held -> console.title(held.hand()) + ", not " + title)
            .orElse("nothing that is on the pay table");
  }

  private static ConsoleRuling unmark(
      Console console, Person person, String hand, List<Integer> seats) {
    Optional<Refused> no =
        Check.refuseIf(
            console,
            seats.stream().anyMatch(console.recorded()::contains),
            "The win is in the log: only a manual adjustment takes it back",
            ControllerStep.LOGGED);
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(new ConsoleEvent.HandUnmarked(hand, seats, person.name()));
  }

  static ConsoleRuling callSupervisor(Console console, Person person) {
    Optional<Refused> no =
        Check.first(
            () -> Check.dealer(console, person, "calls a supervisor", ControllerStep.CALL),
            () -> Check.settling(console, "Calling a supervisor", ControllerStep.CALL),
            () ->
                Check.refuseIf(
                    console,
                    console.marked().isEmpty(),
                    "No hand is marked that a supervisor could verify",
                    ControllerStep.CALL),
            () ->
                Check.refuseIf(
                    console, console.called(), "A supervisor is called", ControllerStep.CALL),
            () -> everyWinnerIsMarked(console));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(
            new ConsoleEvent.SupervisorCalled(List.copyOf(console.marked()), person.name()));
  }

  static Optional<Refused> everyWinnerIsMarked(Console console) {
    return console.unmarked().stream()
        .findFirst()
        .map(
            held ->
                new Refused(
                    "Seat "
                        + held.seat()
                        + " holds "
                        + console.title(held.hand())
                        + " and is not marked",
                    console.cite(ControllerStep.MARK)));
  }

  static ConsoleRuling fixAmounts(Console console, ConsoleCommand.FixAmounts command) {
    TreeSet<Integer> seats =
        command.hits().stream().map(hit -> hit.winner().seat()).collect(toCollection(TreeSet::new));
    seats.addAll(console.recorded());
    Optional<Refused> no =
        Check.first(
            () ->
                Check.refuseIf(
                    console, !console.called(), "No supervisor was called", ControllerStep.CALL),
            () ->
                Check.refuseIf(
                    console,
                    !seats.equals(console.marked()),
                    "The link has fixed other hands than are marked",
                    ControllerStep.MARK));
    return no.isPresent()
        ? no.get()
        : ConsoleRuling.accepted(
            new ConsoleEvent.AmountsFixed(command.hits().stream().map(Marking::amount).toList()));
  }

  private static Console.Amount amount(Hit hit) {
    return new Console.Amount(hit.winner().seat(), hit.number(), hit.awardCents(), hit.executive());
  }
}
