package io.queenhigh.cli;

import io.queenhigh.catalogue.Version;
import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.cli.audit.VerifyCommand;
import io.queenhigh.cli.audit.WitnessCommand;
import io.queenhigh.cli.floor.JackpotCommand;
import io.queenhigh.cli.floor.LogCommand;
import io.queenhigh.cli.floor.NightCommand;
import io.queenhigh.cli.floor.NodesCommand;
import io.queenhigh.cli.floor.PlayCommand;
import io.queenhigh.cli.floor.RehearseCommand;
import io.queenhigh.cli.floor.SensorsCommand;
import io.queenhigh.cli.floor.ServeCommand;
import io.queenhigh.cli.floor.StaffCommand;
import io.queenhigh.cli.floor.StoreCommand;
import io.queenhigh.cli.games.GamesCommand;
import io.queenhigh.cli.games.SettleCommand;
import io.queenhigh.cli.help.CompletionCommand;
import io.queenhigh.cli.help.LauncherCommand;
import io.queenhigh.cli.help.ManualCommand;
import io.queenhigh.cli.lab.EdgeCommand;
import io.queenhigh.cli.lab.EvCommand;
import io.queenhigh.cli.lab.FaceUpCommand;
import io.queenhigh.cli.lab.MergeCommand;
import io.queenhigh.cli.lab.ProgressiveCommand;
import io.queenhigh.cli.lab.SheetCommand;
import io.queenhigh.cli.lab.SimulateCommand;
import io.queenhigh.cli.lab.StrategyCommand;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.optional.ExportCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the command that was asked for and runs it. */
public final class Commands {

  private static final List<CliCommand> DOING =
      List.of(
          new ServeCommand(),
          new PlayCommand(),
          new GamesCommand(),
          new SettleCommand(),
          new EdgeCommand(),
          new EvCommand(),
          new StrategyCommand(),
          new FaceUpCommand(),
          new SheetCommand(),
          new SimulateCommand(),
          new ProgressiveCommand(),
          new MergeCommand(),
          new VerifyCommand(),
          new WitnessCommand(),
          new LogCommand(),
          new StaffCommand(),
          new SensorsCommand(),
          new StoreCommand(),
          new NodesCommand(),
          new ExportCommand(),
          new RehearseCommand(),
          new NightCommand(),
          new JackpotCommand());

  private static final String EXAMPLES =
      """

        queenhigh                                    the floor, open on http://localhost:8080
        queenhigh play ca/6-card-bonus               the game in this terminal
        queenhigh games                              the approved games
        queenhigh games ca/6-card-bonus              one game, clause by clause
        queenhigh settle round.txt                   settle a round, with the reason for every wager
        queenhigh settle *.txt --json                the same for programs, one line a round
        queenhigh edge wa/three-card-poker           every wager priced exactly, beside what is printed
        queenhigh strategy ca/6-card-bonus           which hands to play, by the card the dealer shows
        queenhigh simulate wa/three-card-poker       the same at random, agreeing or saying so
        queenhigh sheet ca/6-card-bonus -o par.pdf   all of it on paper
        queenhigh progressive wa/three-card-poker --choose P1
                                                     a progressive link before it opens
        queenhigh jackpot                            a progressive link from its set-up to its audit
        queenhigh verify data/floor.db               an independent audit of everything that happened
        queenhigh witness https://floor.example      keeps and checks a floor's signed checkpoints elsewhere

      """;

  private static final List<CliCommand> ALL = all();

  private Commands() {}

  /** In the order of the overview; the last two tell about all the others. */
  private static List<CliCommand> all() {
    List<CliCommand> all = new ArrayList<>(DOING);
    all.addAll(LauncherCommand.ALL);
    all.add(new CompletionCommand(Commands::known));
    all.add(new ManualCommand(EXAMPLES, Commands::known));
    return List.copyOf(all);
  }

  static List<CliCommand> known() {
    return ALL;
  }

  /** Runs the command that the first word names, and returns the exit code. */
  public static int run(List<String> words, Terminal terminal) {
    try {
      return dispatch(words, terminal);
    } catch (Usage wrong) {
      terminal.say("queenhigh: " + wrong.getMessage());
      return Exit.USAGE;
    } catch (SaidNo refused) {
      terminal.say(terminal.bad(refused.why()));
      return Exit.REFUSED;
    } catch (RuntimeException mistake) {
      terminal.say(
          "queenhigh: a mistake of ours, please report it with what you typed: " + mistake);
      return Exit.REFUSED;
    } finally {
      terminal.flush();
    }
  }

  private static int dispatch(List<String> words, Terminal terminal) throws Usage, SaidNo {
    String name = words.isEmpty() ? "serve" : words.getFirst();
    List<String> rest = words.isEmpty() ? List.of() : words.subList(1, words.size());
    if (List.of("help", "--help", "-h").contains(name)) {
      return help(rest, terminal);
    }
    if (name.equals("--version")) {
      terminal.print("Queenhigh " + Version.number());
      return Exit.DONE;
    }
    CliCommand command = find(name);
    if (rest.contains("--help") || rest.contains("-h")) {
      terminal.print(command.help());
      return Exit.DONE;
    }
    return command.run(Arguments.parse(rest, command), terminal);
  }

  private static CliCommand find(String name) throws Usage {
    Optional<CliCommand> found =
        ALL.stream().filter(command -> command.name().equals(name)).findFirst();
    if (found.isEmpty()) {
      List<String> names = new ArrayList<>(ALL.stream().map(CliCommand::name).toList());
      names.add("help");
      List<String> words = new ArrayList<>(names);
      words.addAll(List.of("--help", "--version"));
      String option = name.split("=", 2)[0];
      Optional<CliCommand> taking = ALL.stream().filter(one -> takes(one, option)).findFirst();
      if (taking.isPresent()) {
        throw new Usage(
            "%s comes after its command, as in queenhigh %s %s"
                .formatted(option, taking.get().name(), name));
      }
      throw new Usage(
          "there is no command \"%s\"; %s"
              .formatted(
                  name,
                  Nearest.begunOrMeant(name, words)
                      .map(meant -> "did you mean " + meant + "? queenhigh help lists them all")
                      .orElseGet(() -> "there are " + String.join(", ", names))));
    }
    return found.get();
  }

  private static boolean takes(CliCommand command, String option) {
    return command.valued().contains(option) || command.flags().contains(option);
  }

  private static int help(List<String> rest, Terminal terminal) throws Usage {
    if (!rest.isEmpty()) {
      terminal.print(find(rest.getFirst()).help());
      return Exit.DONE;
    }
    terminal.print(
        terminal.strong("Queenhigh: three-card table poker, exactly as the rules are written"));
    EXAMPLES.lines().forEach(terminal::print);
    for (CliCommand command : ALL) {
      terminal.print("  %-11s %s".formatted(command.name(), command.summary()));
    }
    terminal.print("");
    terminal.print(
        "queenhigh help COMMAND tells more, --version which Queenhigh this is. NO_COLOR switches colours off.");
    return Exit.DONE;
  }
}
