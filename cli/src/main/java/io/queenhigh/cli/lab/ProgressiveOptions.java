package io.queenhigh.cli.lab;

import io.queenhigh.catalogue.Choice;
import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The link a command is about, from the command line.
 *
 * @param histories how many meters to simulate, if that is said
 */
public record ProgressiveOptions(LinkPlan plan, OptionalInt histories) {

  private static final int MOST_HISTORIES = 10_000_000;

  static final Set<String> VALUED =
      Set.of(
          "--wager",
          "--contribution",
          "--reserve",
          "--seed",
          "--limit",
          "--meter",
          "--players",
          "--tables",
          "--rounds-per-hour",
          "--histories");

  static ProgressiveOptions from(Arguments arguments, ChosenGame chosen) throws Usage, SaidNo {
    if (!chosen.game().offers(Wager.PROGRESSIVE)) {
      throw new SaidNo(noProgressive(chosen));
    }
    LinkPlan.Feed feed = feed(arguments, chosen);
    LinkPlan.Pace usual = LinkPlan.Pace.USUAL;
    LinkPlan.Pace pace =
        new LinkPlan.Pace(
            number(arguments, "--tables", usual.tables()),
            number(arguments, "--players", usual.players()),
            number(arguments, "--rounds-per-hour", usual.roundsPerHour()));
    Fraction meter = MeterOptions.dollars(arguments, "--meter").orElse(feed.seed());
    return new ProgressiveOptions(
        new LinkPlan(chosen.game(), feed, pace, meter), histories(arguments));
  }

  private static LinkPlan.Feed feed(Arguments arguments, ChosenGame chosen) throws Usage {
    Fraction wager = MeterOptions.dollars(arguments, "--wager").orElse(Fraction.ONE);
    LinkPlan.Feed usual = LinkPlan.usual(chosen.game(), wager, arguments.has("--all-from-meter"));
    return new LinkPlan.Feed(
        wager,
        MeterOptions.share(arguments, "--contribution").orElse(usual.contribution()),
        MeterOptions.share(arguments, "--reserve").orElse(usual.reserve()),
        MeterOptions.dollars(arguments, "--seed").orElse(usual.seed()),
        MeterOptions.dollars(arguments, "--limit"),
        usual.paysAll());
  }

  /** Says which choices would bring one, where there are such. */
  private static String noProgressive(ChosenGame chosen) {
    List<Choice> tables =
        chosen.file().menu().stream()
            .filter(group -> group.title().equals(Wager.PROGRESSIVE.title()))
            .flatMap(group -> group.choices().stream())
            .toList();
    return tables.isEmpty()
        ? "%s has no progressive (%s).".formatted(chosen.game().id(), chosen.game().bank().by())
        : "%s has a progressive if one is chosen: --choose %s (%s)."
            .formatted(
                chosen.game().id(),
                String.join(" or ", tables.stream().map(Choice::name).toList()),
                tables.getFirst().by());
  }

  private static OptionalInt histories(Arguments arguments) throws Usage {
    Optional<Long> asked = WholeNumbers.read(arguments, "--histories");
    if (asked.isPresent() && (asked.get() < 100 || asked.get() > MOST_HISTORIES)) {
      throw new Usage("--histories takes 100 to 10,000,000");
    }
    return asked.isPresent() ? OptionalInt.of(asked.get().intValue()) : OptionalInt.empty();
  }

  private static int number(Arguments arguments, String option, int otherwise) throws Usage {
    long number = WholeNumbers.read(arguments, option).orElse((long) otherwise);
    return Math.clamp(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }
}
