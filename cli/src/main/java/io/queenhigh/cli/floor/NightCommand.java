package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Columns.Side;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.night.Broken;
import io.queenhigh.night.Nights;
import io.queenhigh.night.Nights.Failure;
import io.queenhigh.night.Nights.FaultCount;
import io.queenhigh.night.Nights.Result;
import io.queenhigh.night.Nights.StoreKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** {@code queenhigh night}: nights of a card room in virtual time, in which everything fails. */
public final class NightCommand implements CliCommand {

  private static final int LONGEST_STORY = 200;

  @Override
  public String name() {
    return "night";
  }

  @Override
  public String summary() {
    return "simulates nights in which stores, machines, clocks and guests fail, and audits them";
  }

  @Override
  public String help() {
    return """
        queenhigh night                        one night, by a seed that is picked and shown
        queenhigh night --seed 7               the same night again, line by line
        queenhigh night --seed 1 --seeds 100   the nights 1 to 100

        A whole floor runs on one thread of virtual time: tables of every game, links with their controllers, people of
        all posts, one or two floors on one store. The store refuses, is full, answers late or never, is cut off
        half-way; machines lose power, freeze and come back with wrong clocks; commands are repeated, overtaken and
        lost; guests leave in the middle of a hand. In the morning the auditor goes through the books, and nothing may
        be missing that was acknowledged. A night that breaks something is played again with ever fewer steps; what is
        left of it is shown, and the exit code is 1.

          --seed N             the first night
          --seeds N            how many nights, one unless said otherwise
          --sqlite             on a real SQLite file instead of a disk in memory: slower
          --json               for programs""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--seed", "--seeds");
  }

  @Override
  public Set<String> flags() {
    return Set.of("--sqlite", "--json");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (!arguments.words().isEmpty()) {
      throw new Usage("night takes a --seed and no words; see queenhigh help night");
    }
    long seed =
        WholeNumbers.read(arguments, "--seed")
            .orElseGet(() -> ThreadLocalRandom.current().nextLong(1_000_000_000));
    long nights = WholeNumbers.read(arguments, "--seeds").orElse(1L);
    if (nights < 1) {
      throw new Usage("--seeds is at least 1");
    }
    StoreKind kind = arguments.has("--sqlite") ? StoreKind.SQLITE : StoreKind.MEMORY;
    long started = System.nanoTime();
    Result result;
    try (ProgressBar bar = new ProgressBar("Nights", terminal)) {
      result = Nights.play(seed, nights, kind, bar::at);
    }
    long millis = (System.nanoTime() - started) / 1_000_000;
    if (arguments.has("--json")) {
      terminal.print(JsonLine.of(json(seed, result, millis)));
    } else {
      text(seed, kind, result, millis, terminal);
    }
    return result.failure().isEmpty() ? Exit.DONE : Exit.REFUSED;
  }

  static void text(long seed, StoreKind kind, Result result, long millis, Terminal terminal) {
    Map<String, Long> counts = result.counts();
    terminal.print(
        terminal.strong(
            "%s from seed %d: %,d hours of a floor in %,d.%d s"
                .formatted(
                    nights(result.nights()),
                    seed,
                    counts.get("hours"),
                    millis / 1_000,
                    millis / 100 % 10)));
    terminal.print("");
    Columns faults = new Columns(Side.RIGHT, Side.LEFT);
    for (FaultCount fault : result.faults()) {
      faults.row("%,d".formatted(fault.times()), fault.who() + " " + fault.what());
    }
    faults.lines().forEach(terminal::print);
    terminal.print("");
    Columns figures = new Columns(Side.RIGHT, Side.LEFT);
    counts.forEach(
        (name, count) -> figures.row("%,d".formatted(count), NAMES.getOrDefault(name, name)));
    figures.lines().forEach(terminal::print);
    terminal.print("");
    result
        .failure()
        .ifPresentOrElse(
            failure -> failure(failure, kind, terminal),
            () ->
                terminal.print(
                    terminal.good("✓ ")
                        + "nothing acknowledged is missing, nobody's money was made or lost, no hidden card was seen,"
                        + " every round ended, every jackpot was paid once, and the auditor found nothing"));
  }

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("hours", "hours of virtual time"),
          Map.entry("faults", "faults"),
          Map.entry("steps", "steps of people and faults"),
          Map.entry("commands", "commands"),
          Map.entry("acknowledged", "times done, repetitions included"),
          Map.entry("refused", "times refused by a rule"),
          Map.entry("unavailable", "times told to ask again"),
          Map.entry("starts", "starts of a floor"),
          Map.entry("fenced", "writings of a floor that another one had overtaken"),
          Map.entry("rounds", "rounds"),
          Map.entry("lines", "journal lines, each audited"),
          Map.entry("views", "views looked through for hidden cards"),
          Map.entry("jackpots", "jackpots confirmed"),
          Map.entry("paid", "jackpots paid"),
          Map.entry("backed-out", "jackpots taken back by two people before they were paid"));

  private static String nights(long nights) {
    return nights == 1 ? "One night" : "%,d nights".formatted(nights);
  }

  private static void failure(Failure failure, StoreKind kind, Terminal terminal) {
    Broken first = failure.broken().getFirst();
    terminal.print(
        terminal.bad("✗ ") + "\"%s\" does not hold (%s)".formatted(first.holds(), first.kind()));
    failure.broken().stream()
        .limit(5)
        .forEach(
            one -> terminal.print("    %s: %s".formatted(one.property(), shortened(one.how()))));
    terminal.print("");
    terminal.print(
        "  %d of its %d steps are enough; again: queenhigh night --seed %d%s"
            .formatted(
                failure.steps(),
                failure.of(),
                failure.seed(),
                kind == StoreKind.SQLITE ? " --sqlite" : ""));
    List<String> story = failure.story();
    story.stream().limit(LONGEST_STORY).forEach(line -> terminal.print("    " + shortened(line)));
  }

  private static String shortened(String text) {
    int most = 400;
    return text.length() <= most ? text : text.substring(0, most) + " …";
  }

  static Map<String, Object> json(long seed, Result result, long millis) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("seed", seed);
    json.put("nights", result.nights());
    json.put("millis", millis);
    json.put("digest", result.digest());
    json.put("counts", result.counts());
    Map<String, Object> faults = new LinkedHashMap<>();
    result.faults().forEach(fault -> faults.put(fault.key(), fault.times()));
    json.put("faults", faults);
    json.put("broken", result.failure().map(NightCommand::json).orElse(List.of()));
    result
        .failure()
        .ifPresent(
            failure -> {
              json.put("failedSeed", failure.seed());
              json.put("steps", failure.steps());
              json.put("of", failure.of());
              json.put("story", failure.story());
            });
    return json;
  }

  private static List<Object> json(Failure failure) {
    return failure.broken().stream().map(NightCommand::json).toList();
  }

  private static Object json(Broken one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("property", one.property());
    json.put("kind", one.kind());
    json.put("how", one.how());
    return json;
  }
}
