package io.queenhigh.cli.games;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.Reading;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.roundfile.RoundFileProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh settle FILE…}: from round files to money, with reasons. */
public final class SettleCommand implements CliCommand {

  /** No round is longer; a larger file is not read into memory. */
  private static final int MOST_BYTES = 100_000;

  @Override
  public String name() {
    return "settle";
  }

  @Override
  public String summary() {
    return "settles round files, with the reason for every wager";
  }

  @Override
  public String help() {
    return """
        queenhigh settle round.txt            one round, for people
        queenhigh settle round.txt --json     the same for programs
        queenhigh settle *.txt --json         one JSON object per line
        queenhigh settle -                    reads the round from standard input
        queenhigh settle mine.txt --games .   with your own game files from a folder

        A round file names the game, its choices, the cards and the wagers:

          game      wa/three-card-poker
          choose    TCP-01 6B4
          dealer    Kh 9d 4c
          seat 1    ante 25  pair-plus 5  cards Qs 6h 4d  plays
          seat 2    ante 50  cards 2s 5h 9d  folds

        docs/round-files.md describes every line. The exit code is 1 if a file was refused.""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--games");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage {
    if (arguments.words().isEmpty()) {
      throw new Usage("settle needs a round file; queenhigh help settle shows one");
    }
    GameBook games = OpenCatalogue.from(arguments);
    boolean several = arguments.words().size() > 1;
    int exit = Exit.DONE;
    for (String file : arguments.words()) {
      exit = Math.max(exit, settle(file, several, games, arguments.has("--json"), terminal));
    }
    return exit;
  }

  private static int settle(
      String file, boolean several, GameBook games, boolean json, Terminal terminal) {
    return switch (read(file, games, terminal)) {
      case Reading.Settled(Round round) -> {
        if (json) {
          Map<String, Object> object = new LinkedHashMap<>();
          if (several) {
            object.put("file", file);
          }
          object.putAll(SettledPage.json(round));
          terminal.print(JsonLine.of(object));
        } else {
          if (several) {
            terminal.print(terminal.faint(file));
          }
          SettledPage.text(round, terminal).forEach(terminal::print);
        }
        yield Exit.DONE;
      }
      case Reading.Impossible(List<RoundFileProblem> problems) -> {
        if (json) {
          terminal.print(JsonLine.of(refusal(file, problems)));
        }
        problems.forEach(problem -> terminal.say(terminal.bad(place(file, problem))));
        yield Exit.REFUSED;
      }
    };
  }

  private static String place(String file, RoundFileProblem problem) {
    return file + ":" + (problem.line() == 0 ? " " : "") + problem;
  }

  private static Map<String, Object> refusal(String file, List<RoundFileProblem> problems) {
    Map<String, Object> refusal = new LinkedHashMap<>();
    refusal.put("file", file);
    refusal.put(
        "problems",
        problems.stream()
            .map(
                problem -> {
                  Map<String, Object> one = new LinkedHashMap<>();
                  one.put("line", problem.line());
                  one.put("what", problem.what());
                  problem.by().ifPresent(by -> one.put("clause", by.toString()));
                  return one;
                })
            .toList());
    return refusal;
  }

  private static Reading read(String file, GameBook games, Terminal terminal) {
    if (file.isEmpty()) {
      return unreadable("there is no file without a name");
    }
    try (InputStream in = file.equals("-") ? terminal.in() : Files.newInputStream(Path.of(file))) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        return unreadable("the file is too long for one round");
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return RoundFile.settle(text, games);
    } catch (NoSuchFileException | InvalidPathException missing) {
      return unreadable("there is no such file");
    } catch (CharacterCodingException binary) {
      return unreadable("the file is not text in UTF-8");
    } catch (IOException failed) {
      return unreadable("the file cannot be read: " + failed.getMessage());
    }
  }

  private static Reading unreadable(String why) {
    return new Reading.Impossible(List.of(new RoundFileProblem(0, why, Optional.empty())));
  }
}
