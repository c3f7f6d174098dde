package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.Strategy;
import java.util.Set;

/** {@code queenhigh strategy GAME}: which hands to play, and what other habits cost. */
public final class StrategyCommand implements CliCommand {

  @Override
  public String name() {
    return "strategy";
  }

  @Override
  public String summary() {
    return "says which hands to play, and what other habits cost";
  }

  @Override
  public String help() {
    return """
        queenhigh strategy wa/three-card-poker           one threshold
        queenhigh strategy ca/three-card-poker           a threshold for every card the dealer shows
        queenhigh strategy ca/6-card-bonus --json        for programs; --csv for spreadsheets

          --choose NAME        a pay table, controller or option; may be repeated
          --games FOLDER       game files of your own""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--games", "--choose");
  }

  @Override
  public Set<String> flags() {
    return Set.of("--json", "--csv");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    OutputForm form = OutputForm.from(arguments);
    ChosenGame chosen = ChosenGame.from(this, arguments);
    Strategy strategy = Strategy.of(chosen.game());
    switch (form) {
      case JSON -> terminal.print(JsonLine.of(StrategyPage.json(chosen, strategy)));
      case CSV -> StrategyPage.csv(chosen, strategy).forEach(terminal::print);
      case TEXT -> {
        StrategyPage.text(chosen, strategy, terminal).forEach(terminal::print);
        terminal.tell("For one hand: queenhigh ev " + chosen.game().id() + " --hand \"Qs 6h 4d\"");
      }
    }
    return Exit.DONE;
  }
}
