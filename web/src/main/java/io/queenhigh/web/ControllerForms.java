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

  static ConsoleCommand lock(Fields fields) {
    return new ConsoleCommand.Lock();
  }

  static ConsoleCommand selectSpot(Fields fields) {
    return new ConsoleCommand.SelectSpot(seat(fields));
  }

  static ConsoleCommand pressHand(Fields fields) {
    return new ConsoleCommand.PressHand(fields.text("hand", 1, LONGEST_HAND));
  }

  static ConsoleCommand callSupervisor(Fields fields) {
    return new ConsoleCommand.CallSupervisor();
  }

  static ConsoleCommand lockUpCards(Fields fields) {
    return new ConsoleCommand.LockUpCards(seat(fields));
  }

  static ConsoleCommand payEnvy(Fields fields) {
    return new ConsoleCommand.PayEnvy();
  }

  static ConsoleCommand endRound(Fields fields) {
    return new ConsoleCommand.EndRound();
  }

  // The supervisor's

  static ConsoleCommand turnKey(Fields fields) {
    return new ConsoleCommand.TurnKey(fields.oneOf("to", SupervisorKey.class));
  }

  static ConsoleCommand pressJPot(Fields fields) {
    return new ConsoleCommand.PressJPot();
  }

  static ConsoleCommand pressConfirm(Fields fields) {
    return new ConsoleCommand.PressConfirm();
  }

  static ConsoleCommand swipeCard(Fields fields) {
    return new ConsoleCommand.SwipeCard();
  }

  private static int seat(Fields fields) {
    return fields.small("seat", 1, MOST_SEATS);
  }
}
