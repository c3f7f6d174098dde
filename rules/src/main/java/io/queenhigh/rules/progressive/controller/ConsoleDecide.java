package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Ruling;

/** Judges a button: events when the controller's document allows it, a refusal when not. */
public final class ConsoleDecide {

  private ConsoleDecide() {}

  public static Ruling<ConsoleEvent> on(Console console, Staff person, ConsoleCommand command) {
    return switch (command) {
      case ConsoleCommand.LightSensor light -> Locking.light(console, light);
      case ConsoleCommand.ClearSensor clear -> Locking.clear(console, clear);
      case ConsoleCommand.Lock _ -> Locking.lock(console, person);
      case ConsoleCommand.ShowCards show -> Locking.showCards(console, show);

      case ConsoleCommand.ReadWins read -> Locking.readWins(console, read);

      case ConsoleCommand.SelectSpot select -> Marking.selectSpot(console, person, select);
      case ConsoleCommand.PressHand press -> Marking.pressHand(console, person, press);
      case ConsoleCommand.CallSupervisor _ -> Marking.callSupervisor(console, person);
      case ConsoleCommand.FixAmounts fix -> Marking.fixAmounts(console, fix);

      case ConsoleCommand.TurnKey turn -> Verifying.turnKey(console, person, turn);
      case ConsoleCommand.PressJPot _ -> Verifying.pressJPot(console, person);
      case ConsoleCommand.PressConfirm _ -> Verifying.pressConfirm(console, person);
      case ConsoleCommand.SwipeCard _ -> Verifying.swipeCard(console, person);

      case ConsoleCommand.LockUpCards lockUp -> Ending.lockUpCards(console, person, lockUp);
      case ConsoleCommand.PayEnvy _ -> Ending.payEnvy(console, person);
      case ConsoleCommand.EndRound _ -> Ending.endRound(console, person);
    };
  }
}
