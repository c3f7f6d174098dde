package io.queenhigh.web;

import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.web.http.Fields;

/** What is pressed, turned or swiped at a table's progressive controller. */
final class ControllerForms {
  private static final int MOST_SEATS = 16;
  private static final int LONGEST_HAND = 60;

  private ControllerForms() {}

  // The dealer's

  static ConsoleCommand.Pressed lock(Fields fields) {
    return new ConsoleCommand.Lock();
  }

  static ConsoleCommand.Pressed selectSpot(Fields fields) {
    return new ConsoleCommand.SelectSpot(seat(fields));
  }

  static ConsoleCommand.Pressed pressHand(Fields fields) {
    return new ConsoleCommand.PressHand(fields.text("hand", 1, LONGEST_HAND));
  }

  static ConsoleCommand.Pressed callSupervisor(Fields fields) {
    return new ConsoleCommand.CallSupervisor();
  }

  static ConsoleCommand.Pressed lockUpCards(Fields fields) {
    return new ConsoleCommand.LockUpCards(seat(fields));
  }

  static ConsoleCommand.Pressed payEnvy(Fields fields) {
    return new ConsoleCommand.PayEnvy();
  }

  static ConsoleCommand.Pressed endRound(Fields fields) {
    return new ConsoleCommand.EndRound();
  }

  // The supervisor's

  static ConsoleCommand.Pressed turnKey(Fields fields) {
    return new ConsoleCommand.TurnKey(fields.oneOf("to", SupervisorKey.class));
  }

  static ConsoleCommand.Pressed pressJPot(Fields fields) {
    return new ConsoleCommand.PressJPot();
  }

  static ConsoleCommand.Pressed pressConfirm(Fields fields) {
    return new ConsoleCommand.PressConfirm();
  }

  static ConsoleCommand.Pressed swipeCard(Fields fields) {
    return new ConsoleCommand.SwipeCard();
  }

  private static int seat(Fields fields) {
    return fields.small("seat", 1, MOST_SEATS);
  }
}
