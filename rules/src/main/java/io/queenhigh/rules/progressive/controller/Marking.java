package io.queenhigh.rules.progressive.controller;

import static java.util.stream.Collectors.toCollection;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The dealer marks what the cards say, and calls a supervisor. */
final class Marking {

  private Marking() {}

  static Ruling<ConsoleEvent> selectSpot(
      Console console, Staff person, ConsoleCommand.SelectSpot command) {
    return Ruling.unless(
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "selects a spot", ControllerStep.MARK),
            Check.refuseIf(
                () -> console.controller() == Controller.GAME_MANAGER,
                "keypad-has-no-spots",
                "The keypad has no spots: press the hand",
                console.cite(ControllerStep.MARK)),
            () -> ConsoleChecks.settling(console, "Selecting a spot", ControllerStep.MARK),
            Check.refuseIf(
                () -> !console.lit().contains(command.seat()),
                "no-progressive-wager-at-spot",
                "Seat " + command.seat() + " has no progressive wager",
                console.cite(ControllerStep.MARK))),
        () -> new ConsoleEvent.SpotSelected(command.seat()));
  }

  static Ruling<ConsoleEvent> pressHand(
      Console console, Staff person, ConsoleCommand.PressHand command) {
    Optional<Refused> no =
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "presses a hand", ControllerStep.MARK),
            () -> ConsoleChecks.settling(console, "Marking a hand", ControllerStep.MARK),
            Check.refuseIf(
                () -> console.button(command.hand()).isEmpty(),
                "no-such-button",
                "There is no button \"" + command.hand() + "\"",
                console.cite(ControllerStep.PAY_TABLES)),
            Check.refuseIf(
                () -> console.key() == SupervisorKey.JPH,
                "marks-with-key-at-run",
                "Marks are changed with the key at Run",
                console.cite(ControllerStep.MARK)));
    if (no.isPresent()) {
      return Ruling.no(no.get());
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

  private static Ruling<ConsoleEvent> mark(Console console, Staff person, String hand) {
    Optional<Refused> no = agrees(console, hand);
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Integer> seats =
        seats(console, hand).stream()
            .filter(
                seat ->
                    console.evidence().flatMap(e -> e.at(seat)).stream().anyMatch(console::wins))
            .toList();
    return Ruling.accepted(new ConsoleEvent.HandMarked(hand, seats, person.name()));
  }

  /** Whether the cards, the wager and the pay table say what the button says. */
  private static Optional<Refused> agrees(Console console, String hand) {
    String title = console.title(hand);
    Optional<Held> held = heldBy(console, hand);
    return Check.first(
        Check.refuseIf(
            () -> !isKeypad(console) && console.spot() == 0,
            "select-spot-first",
            "Select the winner's spot, then the hand",
            console.cite(ControllerStep.MARK)),
        () -> held.isPresent() ? Check.fine() : nobodyHolds(console, title),
        () ->
            Check.refuseIf(
                !held.orElseThrow().wagered(),
                "no-progressive-wager-made",
                "Seat " + held.orElseThrow().seat() + " has made no progressive wager",
                console.cite(ControllerStep.LOCK)),
        () ->
            Check.refuseIf(
                !held.orElseThrow().live(),
                "folded-hand-does-not-qualify",
                "Seat "
                    + held.orElseThrow().seat()
                    + " has folded, and folded hands do not qualify here",
                console.cite(ControllerStep.SETTLE)));
  }

  /** One that wins if there is one, so that a neighbour without a wager does not hide it. */
  private static Optional<Held> heldBy(Console console, String hand) {
    List<Held> holders =
        seats(console, hand).stream()
            .flatMap(seat -> console.evidence().orElseThrow().at(seat).stream())
            .toList();
    return holders.stream()
        .filter(console::wins)
        .findFirst()
        .or(() -> holders.stream().findFirst());
  }

  private static Optional<Refused> nobodyHolds(Console console, String title) {
    Citation by = console.cite(ControllerStep.MARK);
    if (isKeypad(console)) {
      return Check.no("nobody-holds-it", "Nobody at the table holds " + title, by);
    }
    return Check.no(
        "seat-holds-another-hand",
        "Seat "
            + console.spot()
            + " holds "
            + console
                .evidence()
                .orElseThrow()
                .at(console.spot())
                .map(held -> console.title(held.hand()) + ", not " + title)
                .orElse("nothing that is on the pay table"),
        by);
  }

  private static Ruling<ConsoleEvent> unmark(
      Console console, Staff person, String hand, List<Integer> seats) {
    return Ruling.unless(
        Check.refuseIf(
            seats.stream().anyMatch(console.recorded()::contains),
            "mark-in-the-log",
            "The win is in the log: only a manual adjustment takes it back",
            console.cite(ControllerStep.LOGGED)),
        () -> new ConsoleEvent.HandUnmarked(hand, seats, person.name()));
  }

  static Ruling<ConsoleEvent> callSupervisor(Console console, Staff person) {
    return Ruling.unless(
        Check.first(
            () -> ConsoleChecks.dealer(console, person, "calls a supervisor", ControllerStep.CALL),
            () -> ConsoleChecks.settling(console, "Calling a supervisor", ControllerStep.CALL),
            Check.refuseIf(
                () -> console.marked().isEmpty(),
                "nothing-to-verify",
                "No hand is marked that a supervisor could verify",
                console.cite(ControllerStep.CALL)),
            Check.refuseIf(
                () -> console.called(),
                "supervisor-called-already",
                "A supervisor is called",
                console.cite(ControllerStep.CALL)),
            () -> everyWinnerIsMarked(console)),
        () -> new ConsoleEvent.SupervisorCalled(List.copyOf(console.marked()), person.name()));
  }

  static Optional<Refused> everyWinnerIsMarked(Console console) {
    return console.unmarked().stream()
        .findFirst()
        .map(
            held ->
                new Refused(
                    "winner-not-marked",
                    "Seat "
                        + held.seat()
                        + " holds "
                        + console.title(held.hand())
                        + " and is not marked",
                    console.cite(ControllerStep.MARK)));
  }

  static Ruling<ConsoleEvent> fixAmounts(Console console, ConsoleCommand.FixAmounts command) {
    TreeSet<Integer> seats =
        command.hits().stream().map(hit -> hit.winner().seat()).collect(toCollection(TreeSet::new));
    command.fromTheTray().forEach(amount -> seats.add(amount.seat()));
    seats.addAll(console.recorded());
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !console.called(),
                "no-supervisor-called",
                "No supervisor was called",
                console.cite(ControllerStep.CALL)),
            Check.refuseIf(
                () -> !seats.equals(console.marked()),
                "other-hands-fixed",
                "The link has fixed other hands than are marked",
                console.cite(ControllerStep.MARK))),
        () ->
            new ConsoleEvent.AmountsFixed(
                Stream.concat(
                        command.hits().stream().map(Marking::amount),
                        command.fromTheTray().stream())
                    .toList()));
  }

  private static Console.Amount amount(Hit hit) {
    return new Console.Amount(hit.winner().seat(), hit.number(), hit.awardCents(), hit.executive());
  }
}
