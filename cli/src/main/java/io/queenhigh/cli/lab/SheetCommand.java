package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.sheet.ParSheet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;

/** {@code queenhigh sheet GAME -o FILE}: the par sheet of a game as a PDF. */
public final class SheetCommand implements CliCommand {

  @Override
  public String name() {
    return "sheet";
  }

  @Override
  public String summary() {
    return "writes the par sheet of a game as a PDF";
  }

  @Override
  public String help() {
    return """
        queenhigh sheet wa/three-card-poker -o par.pdf
        queenhigh sheet wa/three-card-poker --choose TCP-01,6B1,P1 -o par.pdf
        queenhigh sheet my/game --games my-games -o draft.pdf      marked as not approved

        Pay tables, exact figures beside the printed ones, how every wager ends, how to play, what a session looks
        like. The same game gives the same file, byte for byte.

          -o FILE              where to write it; a file that is there is replaced
          --choose NAME        a pay table, controller or option; may be repeated
          --games FOLDER       game files of your own""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("-o", "--choose", "--games");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    String name =
        arguments.value("-o").orElseThrow(() -> new Usage("sheet needs a file: -o par.pdf"));
    ChosenGame chosen = ChosenGame.from(this, arguments);
    ByteArrayOutputStream sheet = new ByteArrayOutputStream();
    ParSheet.write(chosen.file(), chosen.game(), LocalDate.now(ZoneOffset.UTC), sheet);
    try {
      Files.write(Path.of(name), sheet.toByteArray());
    } catch (IOException | InvalidPathException failed) {
      throw new SaidNo("-o " + name + ": the file cannot be written.");
    }
    terminal.say("Wrote " + name + ".");
    return Exit.DONE;
  }
}
