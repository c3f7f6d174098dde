package io.queenhigh.cli.games;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.LinkGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game a command is about: {@code GAME [--choose NAME]… [--games FOLDER]}. */
public record ChosenGame(GameFile file, Game game) {

  public static ChosenGame from(CliCommand command, Arguments arguments) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.isEmpty()) {
      throw new Usage(
          command.name()
              + " needs a game, such as wa/three-card-poker; queenhigh games lists them");
    }
    if (words.size() > 1) {
      throw new Usage(
          command.name() + " takes one game; cards with blanks need quotes: \"Qs 6h 4d\"");
    }
    Catalogue catalogue = OpenCatalogue.from(arguments);
    return switch (catalogue.look(words.getFirst())) {
      case Catalogue.Look.NotFound(String why) -> throw new SaidNo(why);
      case Catalogue.Look.Found(GameFile file) ->
          switch (file.choose(arguments.each("--choose"))) {
            case Opening.Unknown(String why) -> throw new SaidNo(why);
            case Opening.Opened(Game game) -> new ChosenGame(file, game);
          };
    };
  }

  /** The same for a command that asks for nothing but the progressive, wherever it is dealt. */
  public static ChosenGame withItsController(CliCommand command, Arguments arguments)
      throws Usage, SaidNo {
    Optional<LinkGame> beside =
        arguments.words().size() == 1
            ? OpenCatalogue.from(arguments).linkGame(arguments.words().getFirst())
            : Optional.empty();
    if (beside.isEmpty()) {
      return from(command, arguments);
    }
    return switch (beside.get().toStudy(arguments.each("--choose"))) {
      case Opening.Unknown(String why) -> throw new SaidNo(why);
      case Opening.Opened(Game game) -> new ChosenGame(beside.get().beside(), game);
    };
  }

  /** The first line of every page about a game. */
  public String heading(Terminal terminal) {
    return terminal.strong(game.title())
        + "  "
        + game.id()
        + (game.chosen().isEmpty() ? "" : "  " + String.join(" ", game.chosen()))
        + (game.approved() ? "" : "  " + terminal.bad("not approved"));
  }

  /** The first keys of every object about a game. */
  public Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.id());
    object.put("choices", game.chosen());
    object.put("fingerprint", game.fingerprint());
    object.put("approved", game.approved());
    return object;
  }

  /** The command line that leads here again with another command. */
  public String again(String command) {
    return "queenhigh "
        + command
        + " "
        + game.id()
        + (game.chosen().isEmpty() ? "" : " --choose " + String.join(",", game.chosen()));
  }
}
