package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.json.LinkJson;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.parts.PartFile;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh progressive GAME}: a progressive link before it opens. */
public final class ProgressiveCommand implements MergeCommand.Mergeable {

  @Override
  public String name() {
    return "progressive";
  }

  @Override
  public String summary() {
    return "studies a progressive link: edge, growth, time to hit, what is won, running dry";
  }

  @Override
  public String help() {
    return """
    queenhigh progressive wa/three-card-poker --choose P1                      one table, usual terms
    queenhigh progressive wa/three-card-poker --choose P1 --seed 2000 --contribution 25% --tables 3
    queenhigh progressive wa/three-card-poker --choose P1 --all-from-meter --contribution 65%
                                                                               can it run dry?
    queenhigh progressive wa/three-card-poker --choose MGL --players 6 --meter 48210.55 --limit 250000
    queenhigh progressive wa/three-card-poker --choose P2 --json               for programs; --csv likewise

    All players make the wager in every round. Averages are exact; how the meter at a win is spread is worked out
    between two bounds; what has a ± of its own, or is called simulated, comes from chance, always the same.

      --choose NAME        a progressive pay table, and other choices; may be repeated
      --wager DOLLARS      what each player puts on it, 1 unless said otherwise
      --contribution 20%   what of it goes to the meter; 70% with --all-from-meter unless said otherwise
      --reserve 2%         what of it goes to the reserve, which joins the seed when the meter is won
      --seed DOLLARS       what the house puts up then; twice the largest fixed award unless said otherwise
      --limit DOLLARS      where the meter stops to grow; what comes beyond goes to the overflow
      --all-from-meter     fixed awards come off the meter too
      --meter DOLLARS      what the meter shows now; the seed unless said otherwise
      --players N          at each table, 5 unless said otherwise
      --tables N           on the link, 1 unless said otherwise
      --rounds-per-hour N  at each table, 50 unless said otherwise
      --histories N        how many meters to simulate where that is necessary
      --shard I/N --out FILE   follows part I of N of the meters only; queenhigh merge FILE… puts all parts together
      --games FOLDER       game files of your own\
    """;
  }

  @Override
  public Set<String> valued() {
    Set<String> options = new HashSet<>(Set.of("--games", "--choose", InParts.SHARD, InParts.OUT));
    options.addAll(ProgressiveOptions.VALUED);
    return options;
  }

  @Override
  public Set<String> flags() {
    return Set.of("--all-from-meter", "--json", "--csv");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    return run(arguments, InParts.from(arguments), terminal);
  }

  @Override
  public int merged(Arguments asked, List<PartFile> parts, Terminal terminal) throws Usage, SaidNo {
    String fingerprint = ChosenGame.withItsController(this, asked).game().fingerprint();
    return run(asked, MergeCommand.checked(this, asked, fingerprint, parts), terminal);
  }

  private int run(Arguments arguments, InParts parts, Terminal terminal) throws Usage, SaidNo {
    OutputForm form = OutputForm.from(arguments);
    ChosenGame chosen = ChosenGame.withItsController(this, arguments);
    ProgressiveOptions options = ProgressiveOptions.from(arguments, chosen);
    Pricing pricing = Pricing.of(chosen.game());
    Optional<String> refusal = LinkStudy.refusal(options.plan(), pricing);
    if (refusal.isPresent()) {
      throw new SaidNo(refusal.get());
    }
    LinkStudy study;
    try (ProgressBar bar = new ProgressBar("Following meters", terminal)) {
      if (parts.doing().isPresent()) {
        return parts.write(
            name(),
            arguments,
            chosen.game().fingerprint(),
            part -> LinkStudy.part(options.plan(), pricing, options.histories(), part, bar),
            terminal);
      }
      study =
          parts
              .together(
                  brought ->
                      LinkStudy.merged(options.plan(), pricing, options.histories(), brought))
              .orElseGet(() -> LinkStudy.of(options.plan(), pricing, options.histories(), bar));
    }
    switch (form) {
      case JSON -> terminal.print(JsonLine.of(LinkJson.of(study)));
      case CSV -> ProgressiveCsv.of(chosen, study).forEach(terminal::print);
      case TEXT -> ProgressivePage.of(chosen, study, terminal).forEach(terminal::print);
    }
    return Exit.DONE;
  }
}
