package io.queenhigh.cli.games;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code queenhigh games}: the shelf; {@code queenhigh games GAME}: one game, clause by clause. */
public final class GamesCommand implements CliCommand {

  @Override
  public String name() {
    return "games";
  }

  @Override
  public String summary() {
    return "lists the games, or shows one clause by clause";
  }

  @Override
  public String help() {
    return """
        queenhigh games                          the approved games
        queenhigh games ca/6-card-bonus          one game: its rules, clause by clause
        queenhigh games --games my-games         with your own game files, marked as not approved
        queenhigh games wa/three-card-poker --json""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--games");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage {
    Catalogue catalogue = OpenCatalogue.from(arguments);
    return switch (arguments.words().size()) {
      case 0 -> list(catalogue, arguments.has("--json"), terminal);
      case 1 -> show(catalogue, arguments.words().getFirst(), arguments.has("--json"), terminal);
      default -> throw new Usage("games takes one game id at most");
    };
  }

  private static int list(Catalogue catalogue, boolean json, Terminal terminal) {
    List<GameFile> games = catalogue.games();
    if (json) {
      terminal.print(
          JsonLine.of(Map.of("games", games.stream().map(GamePage::jsonSummary).toList())));
    } else {
      GamePage.list(games, terminal).forEach(terminal::print);
    }
    catalogue.problems().forEach(problem -> terminal.say(terminal.bad(problem.toString())));
    return catalogue.problems().isEmpty() ? Exit.DONE : Exit.REFUSED;
  }

  private static int show(Catalogue catalogue, String id, boolean json, Terminal terminal) {
    return switch (catalogue.look(id)) {
      case Catalogue.Look.Found(GameFile game) -> {
        if (json) {
          terminal.print(JsonLine.of(GamePage.json(game)));
        } else {
          GamePage.text(game, catalogue.clauses(), terminal).forEach(terminal::print);
        }
        yield Exit.DONE;
      }
      case Catalogue.Look.NotFound(String why) -> {
        terminal.say(terminal.bad(why));
        yield Exit.REFUSED;
      }
    };
  }
}
