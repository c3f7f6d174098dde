package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.util.HashSet;
import java.util.Set;

/** {@code queenhigh edge GAME}: every wager of the game, exact. */
public final class EdgeCommand implements CliCommand {

  @Override
  public String name() {
    return "edge";
  }

  @Override
  public String summary() {
    return "prices every wager of a game exactly, beside what its document prints";
  }

  @Override
  public String help() {
    return """
    queenhigh edge wa/three-card-poker                       every wager with the first tables
    queenhigh edge wa/three-card-poker --choose TCP-03,6B1   other tables, named as in the document
    queenhigh edge wa/three-card-poker --choose P1 --meter 25000 --others 3
                                                             a progressive at a meter, envy included
    queenhigh edge ca/6-card-bonus --together                and all wagers bet together
    queenhigh edge usual/mississippi-stud                    a game of the face-up report, by usual rules
    queenhigh edge usual/mississippi-stud --pays straight=5  with another pay table
    queenhigh edge my/game --games my-games                  your own game file, marked as not approved
    queenhigh edge wa/three-card-poker --json                for programs; --csv for spreadsheets

    The edge is the bank's, for each unit staked before the deal; "of all staked" counts the Play wager too.

      --choose NAME        a pay table, controller or option; may be repeated
      --meter DOLLARS      the progressive's meter
      --others N           how many other players bet the progressive, for envy
      --contribution 20%   what of each progressive wager goes to the meter; then also
      --reserve 5%         to the reserve,
      --seed DOLLARS       what the meter restarts with,
      --all-from-meter     and that fixed awards come off the meter too: the long-run edge
      --pays HAND=PAYS     usual rules: another line of the pay table; may be repeated
      --compute            usual rules: compute again what ships as a figure
      --together           how all wagers bet together vary
      --games FOLDER       game files of your own\
    """;
  }

  @Override
  public Set<String> valued() {
    Set<String> options = new HashSet<>(Set.of("--games", "--choose", "--pays"));
    options.addAll(MeterOptions.VALUED);
    return options;
  }

  @Override
  public Set<String> flags() {
    Set<String> flags = new HashSet<>(Set.of("--json", "--csv", "--together", "--compute"));
    flags.addAll(MeterOptions.FLAGS);
    return flags;
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (UsualOptions.asked(arguments)) {
      return UsualEdge.run(this, arguments, terminal);
    }
    OutputForm form = OutputForm.from(arguments);
    ChosenGame chosen = ChosenGame.from(this, arguments);
    MeterOptions meter = MeterOptions.from(arguments, chosen);
    Priced priced = Priced.of(chosen, meter, arguments.has("--together"));
    switch (form) {
      case JSON -> terminal.print(JsonLine.of(priced.json()));
      case CSV -> EdgeCsv.of(priced).forEach(terminal::print);
      case TEXT -> {
        EdgeText.of(priced, terminal).forEach(terminal::print);
        terminal.tell("To print it: " + chosen.again("sheet") + " -o par.pdf");
      }
    }
    return Exit.DONE;
  }
}
