package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;

/** One command with the one who gives it. A procedure is a list of them, done together. */
public record Step(Actor actor, TableCommand command) {

  public Step(Actor actor, Command command) {
    this(actor, new TableCommand.InRound(command));
  }

  public Step(Actor actor, ConsoleCommand.Pressed button) {
    this(actor, new TableCommand.AtController(button));
  }

  /** What the floor does by itself. */
  public static Step floor(Command command) {
    return new Step(Actor.Staff.FLOOR, command);
  }

  public static Step player(String name, Command command) {
    return new Step(new Actor.Player(name), command);
  }
}
