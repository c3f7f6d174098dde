package io.queenhigh.cli.lab;

import io.queenhigh.catalogue.GameFile;
import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.Studied;
import io.queenhigh.lab.usual.Studies;
import io.queenhigh.lab.usual.Study;
import io.queenhigh.lab.usual.StudyFile;
import io.queenhigh.lab.usual.ThreeCardStudied;
import io.queenhigh.lab.usual.UsualGame;
import io.queenhigh.lab.usual.UsualGames;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The game that a command studies: one by usual rules, or Three Card Poker from its documents.
 *
 * @param head the first keys of every object about it
 * @param isDefault whether shipped figures are about this very game
 */
record UsualOptions(
    Studied game,
    String title,
    String standing,
    String wager,
    Map<String, Object> head,
    boolean isDefault) {

  /** Whether the first word asks for a game by usual rules. */
  static boolean asked(Arguments arguments) {
    return !arguments.words().isEmpty() && UsualGames.has(arguments.words().getFirst());
  }

  static UsualOptions from(CliCommand command, Arguments arguments) throws Usage, SaidNo {
    if (!asked(arguments)) {
      return documented(command, arguments);
    }
    return switch (UsualGames.open(
        arguments.words().getFirst(), arguments.each("--choose"), arguments.each("--pays"))) {
      case UsualGames.Opening.Refused(String why) -> throw new SaidNo(why);
      case UsualGames.Opening.Opened(UsualGame game) ->
          new UsualOptions(
              Studies.of(game),
              game.title() + "  " + game.id() + "  " + String.join(" ", game.chosen()),
              UsualGame.STANDING,
              game.play().wager(),
              UsualJson.head(game),
              game.isDefault());
    };
  }

  /** The game's first choices are those of the shipped figures. */
  private static UsualOptions documented(CliCommand command, Arguments arguments)
      throws Usage, SaidNo {
    Arguments one =
        new Arguments(arguments.words().stream().limit(1).toList(), arguments.options());
    ChosenGame chosen = ChosenGame.from(command, one);
    GameFile file = chosen.file();
    boolean usual =
        file.choose(List.of()) instanceof Opening.Opened(var game)
            && game.fingerprint().equals(chosen.game().fingerprint())
            && game.chosen().equals(chosen.game().chosen());
    return new UsualOptions(
        new ThreeCardStudied(chosen.game()),
        chosen.game().title() + "  " + chosen.game().id(),
        chosen.game().approved() ? "" : "not approved",
        "ante",
        chosen.json(),
        usual);
  }

  Optional<Study> shipped() {
    return isDefault ? StudyFile.shipped(game.id()) : Optional.empty();
  }

  /** From the shipped figures, unless they are of another game or are to be computed again. */
  Base base(boolean compute, Terminal terminal) {
    Optional<Study> shipped = shipped();
    if (shipped.isPresent() && !compute) {
      return shipped.get().base();
    }
    try (ProgressBar bar = new ProgressBar("Every hand", terminal)) {
      return game.base(bar);
    }
  }

  String heading(Terminal terminal) {
    return terminal.strong(title) + (standing.isEmpty() ? "" : "  " + terminal.odd(standing));
  }
}
