package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CtrlC;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.lab.parts.PartFile;
import io.queenhigh.lab.simulation.BankView;
import io.queenhigh.lab.simulation.Banked;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.SimulatedWager;
import io.queenhigh.lab.simulation.Simulation;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/**
 * {@code queenhigh simulate GAME}: every wager played out beside its exact price; with {@code
 * --bank}, what a player-dealer's bank goes through.
 */
public final class SimulateCommand implements MergeCommand.Mergeable {

  private static final long USUAL_ROUNDS = 100_000_000;
  private static final long USUAL_BANK_ROUNDS = 1_000_000;

  /** As a shell reports a command that Ctrl-C ended. */
  private static final int INTERRUPTED = 130;

  private static final List<String> BANK_OPTIONS =
      List.of(
          "--players",
          "--ante",
          "--pair-plus",
          "--six-card-bonus",
          "--fees",
          "--sitting",
          "--bankroll");

  @Override
  public String name() {
    return "simulate";
  }

  @Override
  public String summary() {
    return "plays a game at random, beside the exact figures; or follows a player-dealer's bank";
  }

  @Override
  public String help() {
    return """
        queenhigh simulate wa/three-card-poker                             100 million rounds of every wager
        queenhigh simulate wa/three-card-poker --rounds 1e9 --seed 7 --choose 6B1,P1 --meter 10000
        queenhigh simulate ca/6-card-bonus --by-the-book --rounds 1e6      settled by the rules, one by one
        queenhigh simulate ca/6-card-bonus --bank 200 --players 5 --ante 25 --pair-plus 5
        queenhigh simulate ca/three-card-poker --bank 500 --ante 25,50,100 --fees "ante 1 player-dealer 2"

        There is one dollar on each wager, and every hand is played as well as it can be. The same seed and rounds give
        the same result on any number of threads. Where chance and counting disagree (an average more than 4.4
        standard errors off, or results that come too rarely or too often, one chance in 100,000), it is said aloud
        and the exit code is 1. Ctrl-C shows what is known so far; the exit code is then 130.

          --rounds N           1e9, 1_000_000 or 1000000
          --seed N             picked and shown when it is left out
          --threads N          as many as there are processors, unless said otherwise
          --meter DOLLARS      where the progressive meter stands in every round
          --by-the-book        settles every round by the rules themselves: the same counts, much slower
          --choose NAME        a pay table or option; may be repeated
          --games FOLDER       game files of your own
          --json, --csv        for programs, for spreadsheets
          --shard I/N --out FILE   does part I of N only, on any machine; queenhigh merge FILE… puts all parts together

        With --bank the player-dealer is followed instead. Players are seated in the order of settling.

          --bank DOLLARS       what he posts in every round
          --players N          how many play against him
          --ante DOLLARS       what each stakes, or 25,50,100 for seat after seat;
          --pair-plus, --six-card-bonus     likewise
          --fees NAME          option-1, option-2, none, or what is posted: "ante 1 player-dealer 2"
          --sitting N          rounds before he gets up, 40 unless said otherwise
          --bankroll DOLLARS   all he has: when it is gone he gets up""";
  }

  @Override
  public Set<String> valued() {
    return Set.of(
        "--rounds",
        "--seed",
        "--threads",
        "--meter",
        "--choose",
        "--games",
        "--bank",
        "--players",
        "--ante",
        "--pair-plus",
        "--six-card-bonus",
        "--fees",
        "--sitting",
        "--bankroll",
        InParts.SHARD,
        InParts.OUT);
  }

  @Override
  public Set<String> flags() {
    return Set.of("--by-the-book", "--json", "--csv");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    InParts parts = InParts.from(arguments);
    if (parts.doing().isPresent() && !arguments.has("--seed")) {
      throw new Usage("--shard needs a --seed, the same for all parts");
    }
    return run(arguments, parts, terminal);
  }

  @Override
  public int merged(Arguments asked, List<PartFile> parts, Terminal terminal) throws Usage, SaidNo {
    String fingerprint = ChosenGame.from(this, asked).game().fingerprint();
    return run(asked, MergeCommand.checked(this, asked, fingerprint, parts), terminal);
  }

  private int run(Arguments arguments, InParts parts, Terminal terminal) throws Usage, SaidNo {
    OutputForm form = OutputForm.from(arguments);
    Optional<Long> rounds = WholeNumbers.read(arguments, "--rounds");
    Optional<Long> seed = WholeNumbers.read(arguments, "--seed");
    long threads =
        WholeNumbers.read(arguments, "--threads")
            .orElse((long) Runtime.getRuntime().availableProcessors());
    Simulation.Order order =
        new Simulation.Order(
            rounds.orElse(arguments.has("--bank") ? USUAL_BANK_ROUNDS : USUAL_ROUNDS),
            seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1_000_000_000)),
            Math.clamp(threads, Integer.MIN_VALUE, Integer.MAX_VALUE),
            meter(arguments),
            arguments.has("--by-the-book") ? Simulation.Way.BY_THE_BOOK : Simulation.Way.QUICK);
    refuse(order.refusal());
    if (arguments.has("--bank")) {
      return bank(arguments, order, parts, form, terminal);
    }
    for (String option : BANK_OPTIONS) {
      if (arguments.has(option)) {
        throw new Usage(option + " is about a player-dealer's bank; say how large: --bank 200");
      }
    }
    return game(arguments, order, parts, form, terminal);
  }

  private int game(
      Arguments arguments,
      Simulation.Order order,
      InParts parts,
      OutputForm form,
      Terminal terminal)
      throws Usage, SaidNo {
    ChosenGame chosen = ChosenGame.from(this, arguments);
    if (arguments.has("--meter") && !chosen.game().offers(Wager.PROGRESSIVE)) {
      throw new SaidNo(
          "--meter needs a progressive, and %s has none with these choices."
              .formatted(chosen.game().id()));
    }
    try (CtrlC _ = CtrlC.leavesCleanly()) {
      Simulation simulation = Simulation.of(chosen.game());
      Simulated simulated;
      try (ProgressBar bar = new ProgressBar("Playing", terminal)) {
        if (parts.doing().isPresent()) {
          return parts.write(
              name(),
              arguments,
              chosen.game().fingerprint(),
              part -> simulation.part(order, part, bar),
              terminal);
        }
        simulated =
            parts
                .together(brought -> simulation.merged(order, brought))
                .orElseGet(() -> simulation.run(order, bar));
      }
      SimulatedPage report = new SimulatedPage(chosen, simulated);
      switch (form) {
        case JSON -> terminal.print(JsonLine.of(report.json()));
        case CSV -> report.csv().forEach(terminal::print);
        case TEXT -> report.text(terminal).forEach(terminal::print);
      }
      for (SimulatedWager wager : simulated.wagers()) {
        if (wager.verdict().disagrees()) {
          terminal.say(
              terminal.bad(
                  "DISAGREES: %s: %s. Please report this with the seed %d."
                      .formatted(wager.title(), wager.verdict().because(), order.seed())));
        }
      }
      return exit(simulated.isInterrupted(), simulated.disagrees(), terminal);
    }
  }

  private int bank(
      Arguments arguments,
      Simulation.Order order,
      InParts parts,
      OutputForm form,
      Terminal terminal)
      throws Usage, SaidNo {
    if (arguments.has("--by-the-book") || arguments.has("--meter")) {
      throw new Usage("--by-the-book and --meter do not go with --bank");
    }
    ChosenGame chosen = ChosenGame.from(this, arguments);
    Banked banked = new BankOptions(arguments, chosen.game()).banked();
    refuse(banked.refusal());
    refuse(Banked.refusal(order.rounds()));
    try (CtrlC _ = CtrlC.leavesCleanly()) {
      BankView view;
      try (ProgressBar bar = new ProgressBar("Playing", terminal)) {
        if (parts.doing().isPresent()) {
          return parts.write(
              name(),
              arguments,
              chosen.game().fingerprint(),
              part -> banked.part(order.rounds(), order.seed(), order.threads(), part, bar),
              terminal);
        }
        view =
            parts
                .together(brought -> banked.merged(order.rounds(), order.seed(), brought))
                .orElseGet(() -> banked.run(order.rounds(), order.seed(), order.threads(), bar));
      }
      BankPage report = new BankPage(chosen, view);
      switch (form) {
        case JSON -> terminal.print(JsonLine.of(report.json()));
        case CSV -> report.csv().forEach(terminal::print);
        case TEXT -> report.text(terminal).forEach(terminal::print);
      }
      if (view.disagrees()) {
        terminal.say(
            terminal.bad(
                "DISAGREES: the sample and the exact figures give different averages. Please report this with the seed "
                    + order.seed()
                    + "."));
      }
      return exit(view.isInterrupted(), view.disagrees(), terminal);
    }
  }

  private static int exit(boolean interrupted, boolean disagrees, Terminal terminal) {
    if (interrupted) {
      terminal.say("Interrupted: this rests on the rounds so far.");
    }
    terminal.flush();
    if (disagrees) {
      return Exit.REFUSED;
    }
    return interrupted ? INTERRUPTED : Exit.DONE;
  }

  private static void refuse(Optional<String> why) throws SaidNo {
    if (why.isPresent()) {
      throw new SaidNo(why.get());
    }
  }

  private static long meter(Arguments arguments) throws Usage {
    Optional<Long> cents = DollarOption.dollars(arguments, "--meter");
    if (cents.isPresent() && cents.get() % 100 != 0) {
      throw new Usage("--meter takes whole dollars here, such as 10000");
    }
    return cents.orElse(0L) / 100;
  }
}
