package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.WhoConfirms;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleDecide;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** What is pressed, turned and swiped at a table's progressive controller. */
final class ControllerRules {

  private ControllerRules() {}

  static Optional<Refused> press(Deliberation table, Actor actor, ConsoleCommand.Pressed button) {
    TableState state = table.state();
    if (state.controller().isEmpty()) {
      return no("no-controller", "This table has no progressive controller");
    }
    if (!(actor instanceof Staff person)) {
      return no("controller-is-the-houses", "Only the house's people use the controller");
    }
    if (state.setup().isControllerOnly()) {
      Optional<Refused> no = ControllerOnly.beforePressing(table, person, button);
      if (no.isPresent()) {
        return no;
      }
    }
    return pressed(table, person, button);
  }

  private static Optional<Refused> pressed(
      Deliberation table, Staff person, ConsoleCommand.Pressed button) {
    TableState state = table.state();
    if (button instanceof ConsoleCommand.Lock) {
      return lock(table, person);
    }
    return Check.first(
        () -> hasNotDealt(state, person, button),
        () -> isSettled(state, state.controller().get(), button),
        () -> table.link().mayUnmark(unmarked(state.controller().get(), button)),
        () -> agreesWithTheLink(table.link(), state.controller().get(), person, button),
        () -> decide(table, person, button));
  }

  /** Trouble may have kept the table from hearing of a win that the link has in its log. */
  private static Optional<Refused> agreesWithTheLink(
      LinkRules link, Console console, Staff person, ConsoleCommand.Pressed button) {
    boolean records =
        button instanceof ConsoleCommand.PressJPot || button instanceof ConsoleCommand.SwipeCard;
    return console
        .nextToConfirm()
        .filter(_ -> records)
        .flatMap(next -> link.confirmedBy(next.hit()))
        .filter(other -> !other.equals(person))
        .flatMap(
            other ->
                Check.no(
                    "win-confirmed-by-another",
                    "The link has this win confirmed by " + other + ", who presses once more",
                    LinkRule.PEOPLE));
  }

  /** Who keyed the cards may have pressed no button, and is this round's dealer all the same. */
  private static Optional<Refused> hasNotDealt(
      TableState state, Staff person, ConsoleCommand.Pressed button) {
    boolean confirms =
        switch (button) {
          case ConsoleCommand.TurnKey _,
              ConsoleCommand.PressJPot _,
              ConsoleCommand.PressConfirm _,
              ConsoleCommand.SwipeCard _ ->
              true;
          case ConsoleCommand.Lock _,
              ConsoleCommand.SelectSpot _,
              ConsoleCommand.PressHand _,
              ConsoleCommand.CallSupervisor _,
              ConsoleCommand.LockUpCards _,
              ConsoleCommand.PayEnvy _,
              ConsoleCommand.EndRound _,
              ConsoleCommand.FixAmounts _ ->
              false;
        };
    return confirms
        ? WhoConfirms.mayConfirm(
            person,
            state.dealtRound(),
            state.controller().orElseThrow().controller().cite(ControllerStep.CONFIRM))
        : Check.fine();
  }

  /** Envy and the end of the round come when everything else is paid. */
  private static Optional<Refused> isSettled(
      TableState state, Console console, ConsoleCommand.Pressed button) {
    boolean open = state.round().phase() != Phase.SETTLED;
    return Check.first(
        Check.refuseIf(
            () -> open && button instanceof ConsoleCommand.EndRound,
            "settle-first",
            console.controller().overButton() + " comes when everything is settled",
            HouseRule.PROGRESSIVE),
        Check.refuseIf(
            () -> open && button instanceof ConsoleCommand.PayEnvy,
            "settle-before-envy",
            "Envy is paid at the end of the round: settle the other wagers first",
            console.controller().cite(ControllerStep.ENVY_PAID)));
  }

  /** The seats whose marks a button would take back. */
  private static List<Integer> unmarked(Console console, ConsoleCommand.Pressed button) {
    return switch (ConsoleDecide.on(console, Staff.FLOOR, button)) {
      case Ruling.No<ConsoleEvent> _ -> List.of();
      case Ruling.Accepted(List<ConsoleEvent> events) -> LinkRules.unmarked(events);
    };
  }

  private static Optional<Refused> decide(
      Deliberation table, Staff person, ConsoleCommand.Pressed button) {
    return switch (ConsoleDecide.on(table.state().controller().orElseThrow(), person, button)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<ConsoleEvent> events) -> {
        events.forEach(event -> table.happen(new TableEvent.AtController(event)));
        yield Check.fine();
      }
    };
  }

  /** COIN IN or START GAME: without a link in play the chips go back, and the game goes on. */
  private static Optional<Refused> lock(Deliberation table, Staff person) {
    Round round = table.state().round();
    if (table.link().takesWagers().isPresent() && !round.progressiveLocked()) {
      // They go back when they would have been locked: not while play is suspended.
      if (Decide.on(round, person, new Command.LockProgressive())
          instanceof Ruling.No<?>(Refused refused)) {
        return Optional.of(refused);
      }
      for (LockedWager wager : table.state().progressiveWagers()) {
        table.happen(TableEvent.of(new Event.BetWithdrawn(wager.seat(), Wager.PROGRESSIVE)));
      }
      return Check.fine();
    }
    return Check.first(
        () -> decide(table, person, new ConsoleCommand.Lock()),
        () -> table.decide(person, new Command.LockProgressive()),
        () ->
            table.state().setup().isControllerOnly()
                ? table.decide(person, new Command.NoMoreBets())
                : Check.fine());
  }

  static Optional<Refused> giveBack(Deliberation table, Actor actor, String because) {
    TableState state = table.state();
    Round round = state.round();
    boolean mayGoBack = LinkRules.holdsWagers(round) && !round.isDealt() && !round.phase().isOver();
    if (!actor.mayDeal() || !mayGoBack) {
      return no("nothing-to-give-back", "There are no locked wagers that could go back");
    }
    List<Integer> seats = state.progressiveWagers().stream().map(LockedWager::seat).toList();
    ChipRules.fillTray(table, state.lockedCents());
    table.happen(new TableEvent.ProgressiveReturned(seats, because));
    return Check.fine();
  }

  /** The controller's dealer reads every hand that could win. */
  static void turnUpHands(Deliberation table) {
    boolean locked = table.state().controller().filter(LinkRules::isLocked).isPresent();
    if (locked && table.state().round().isAllSeen()) {
      table.happen(new TableEvent.HandsTurnedUp(Controllers.readable(table.state().round())));
    }
  }

  private static Optional<Refused> no(String id, String why) {
    return Check.no(id, why, HouseRule.PROGRESSIVE);
  }
}
