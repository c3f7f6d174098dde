package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.Person;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Command;

/** One command with the one who gives it. A procedure is a list of them, done together. */
public record Step(Actor actor, TableCommand command) {

  public static Step dealer(Command command) {
    return new Step(new Actor.HouseDealer(), new TableCommand.InRound(command));
  }

  public static Step controller(Person person, ConsoleCommand command) {
    return new Step(new Actor.HouseDealer(), new TableCommand.AtController(person, command));
  }

  public static Step player(String name, Command command) {
    return new Step(new Actor.Player(name), new TableCommand.InRound(command));
  }

  public static Step supervisor(Command command) {
    return new Step(new Actor.Supervisor(), new TableCommand.InRound(command));
  }
}
