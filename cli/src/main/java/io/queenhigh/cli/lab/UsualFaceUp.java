package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.CtrlC;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.lab.json.Spelled;
import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.CountedParts;
import io.queenhigh.lab.usual.Gains;
import io.queenhigh.lab.usual.KeptShards;
import io.queenhigh.lab.usual.Stopped;
import io.queenhigh.lab.usual.Studied;
import io.queenhigh.lab.usual.Study;
import io.queenhigh.lab.usual.StudyFile;
import io.queenhigh.lab.usual.StudyRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code queenhigh face-up GAME --spots N}: a game dealt face up at a table of so many spots. */
final class UsualFaceUp {

  private static final double USUAL_MARGIN = 0.01;

  private final UsualOptions options;
  private final Arguments arguments;
  private final Terminal terminal;
  private final InParts parts;
  private final List<Integer> spots;
  private final double error;

  private UsualFaceUp(UsualOptions options, Arguments arguments, InParts parts, Terminal terminal)
      throws Usage, SaidNo {
    this.parts = parts;
    this.options = options;
    this.arguments = arguments;
    this.terminal = terminal;
    spots = spots(options.game(), arguments);
    error = percent(arguments, "--error").orElse(Gains.WISHED);
  }

  static int run(CliCommand command, Arguments arguments, InParts parts, Terminal terminal)
      throws Usage, SaidNo {
    if (arguments.words().size() > 1) {
      throw new Usage("face-up takes one game");
    }
    return new UsualFaceUp(UsualOptions.from(command, arguments), arguments, parts, terminal)
        .run(command.name());
  }

  /** What is played, by usual rules: the game and what was chosen. */
  static String fingerprint(CliCommand command, Arguments arguments) throws Usage, SaidNo {
    return about(UsualOptions.from(command, arguments));
  }

  private int run(String command) throws Usage, SaidNo {
    if (parts.doing().isPresent()) {
      return part(command);
    }
    OutputForm form = OutputForm.from(arguments);
    double margin = percent(arguments, "--margin").orElse(USUAL_MARGIN);
    Study study = study();
    if (arguments.value("--figures").isPresent()) {
      write(arguments.value("--figures").get(), StudyFile.write(study));
      return Exit.DONE;
    }
    switch (form) {
      case JSON -> terminal.print(JsonLine.of(json(study, margin)));
      case CSV -> csv(study);
      case TEXT -> text(study, margin);
    }
    return Exit.DONE;
  }

  private Map<String, Object> json(Study study, double margin) {
    Map<String, Object> object = options.head();
    object.putAll(
        study.tables().size() == 1
            ? UsualJson.at(study.base(), study.tables().getFirst())
            : UsualJson.study(study, margin));
    object.put("figures", UsualJson.made(study.made()));
    return object;
  }

  // ---- where the figures come from ----

  private Study study() throws Usage, SaidNo {
    Optional<Study> shipped = options.shipped().flatMap(this::asked);
    boolean wishes =
        List.of("--compute", "--seed", "--shards", "--keep", "--sampled", "--figures").stream()
            .anyMatch(arguments::has);
    return shipped.isPresent() && !wishes ? shipped.get() : compute();
  }

  /** The sizes that were asked for, if they are there and sharp enough. */
  private Optional<Study> asked(Study study) {
    List<AtSpots> tables = new ArrayList<>();
    for (int each : spots) {
      study.at(each).filter(table -> table.standardError() <= error).ifPresent(tables::add);
    }
    return tables.size() < spots.size()
        ? Optional.empty()
        : Optional.of(new Study(study.id(), study.title(), study.base(), tables, study.made()));
  }

  private Study compute() throws Usage, SaidNo {
    long seed = WholeNumbers.read(arguments, "--seed").orElse(1L);
    Optional<Integer> shards =
        WholeNumbers.read(arguments, "--shards").map(many -> Math.clamp(many, 1, 1_000_000));
    StudyRun studying =
        new StudyRun(options.game(), spots, error, shards, seed, !arguments.has("--sampled"));
    Gains gains = new Gains(options.game(), spots, seed);
    Optional<String> keep = arguments.value("--keep");
    Optional<Gains.Sampled> kept =
        keep.isPresent() ? kept(gains, keep.get()) : brought(gains, shards.orElse(0));
    CountedParts counted =
        keep.isPresent()
            ? CountedFile.at(path(keep.get() + ".counted"), about())
            : CountedParts.NOTHING;
    try (CtrlC _ = CtrlC.leavesCleanly();
        ProgressBar bar = new ProgressBar("Dealing", terminal)) {
      return studying.run(
          options.base(arguments.has("--figures"), terminal),
          kept,
          counted,
          bar,
          sampled ->
              keep.ifPresent(file -> replace(file, KeptShards.write(gains, about(), sampled))));
    } catch (Stopped _) {
      throw new SaidNo(
          "Stopped before there was a figure."
              + (keep.isPresent()
                  ? " Go on with the same command."
                  : " Keep work with --keep FILE."));
    }
  }

  /** Shards of a number that was said beforehand: only those are the same for everybody. */
  private int part(String command) throws Usage, SaidNo {
    if (!arguments.has("--shards") || arguments.has("--keep") || arguments.has("--figures")) {
      throw new Usage(
          "--shard needs to know how many shards there are in all, such as --shards 64, and goes without --keep and --figures");
    }
    int shards = Math.clamp(WholeNumbers.read(arguments, "--shards").orElseThrow(), 1, 1_000_000);
    Gains gains =
        new Gains(options.game(), spots, WholeNumbers.read(arguments, "--seed").orElse(1L));
    try (CtrlC _ = CtrlC.leavesCleanly();
        ProgressBar bar = new ProgressBar("Dealing", terminal)) {
      return parts.write(
          command,
          arguments,
          about(),
          part -> KeptShards.write(gains, about(), gains.part(shards, part, bar)).lines().toList(),
          terminal);
    } catch (Stopped _) {
      throw new SaidNo("Interrupted: half a part is none, and nothing was written.");
    }
  }

  private Optional<Gains.Sampled> brought(Gains gains, int shards) throws SaidNo {
    return parts.together(
        brought -> {
          Gains.Sampled all =
              gains.merged(
                  brought.stream()
                      .map(lines -> String.join("\n", lines) + "\n")
                      .map(text -> KeptShards.read(gains, about(), text).orElseThrow())
                      .toList());
          if (all.shards() != shards) {
            throw new IllegalArgumentException("parts without all of " + shards + " shards");
          }
          return all;
        });
  }

  private String about() {
    return about(options);
  }

  private static String about(UsualOptions options) {
    return options.game().id() + " " + options.head().get("choices");
  }

  private Optional<Gains.Sampled> kept(Gains gains, String name) throws SaidNo {
    Path file = path(name);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      Optional<Gains.Sampled> kept = KeptShards.read(gains, about(), Files.readString(file));
      if (kept.isEmpty()) {
        throw new SaidNo(
            "--keep %s: this is work on another game, other spots or another seed. Name another file."
                .formatted(name));
      }
      return kept;
    } catch (IOException _) {
      throw new SaidNo("--keep " + name + ": the file cannot be read.");
    }
  }

  private static void replace(String name, String text) {
    try {
      Path next = Path.of(name + ".next");
      Files.writeString(next, text);
      Files.move(
          next, Path.of(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException("--keep " + name + " cannot be written", e);
    }
  }

  private void write(String name, String text) throws SaidNo {
    try {
      Files.writeString(path(name), text);
    } catch (IOException _) {
      throw new SaidNo("--figures " + name + ": the file cannot be written.");
    }
    terminal.say("Wrote " + name + ".");
  }

  private static Path path(String name) throws SaidNo {
    try {
      return Path.of(name);
    } catch (InvalidPathException _) {
      throw new SaidNo(name + " is not a file name.");
    }
  }

  // ---- options ----

  /** {@code 3}, {@code 2-7} or {@code 2,4,6}. */
  private static List<Integer> spots(Studied game, Arguments arguments) throws Usage, SaidNo {
    String text =
        arguments
            .value("--spots")
            .orElseThrow(
                () -> new Usage("face-up needs to know how many spots are dealt: --spots 3"));
    List<Integer> spots = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      if (!part.matches("\\d{1,3}(-\\d{1,3})?")) {
        throw new Usage("--spots " + text + ": write a number such as 3, or several as 2-7");
      }
      String[] ends = part.split("-", -1);
      int last = Integer.parseInt(ends[ends.length - 1]);
      for (int each = Integer.parseInt(ends[0]); each <= last; each++) {
        Optional<String> why = game.spotsRefusal(each);
        if (why.isPresent()) {
          throw new SaidNo(why.get());
        }
        if (!spots.contains(each)) {
          spots.add(each);
        }
      }
    }
    if (spots.isEmpty()) {
      throw new Usage("--spots " + text + ": the first number must not be the larger");
    }
    return spots.stream().sorted().toList();
  }

  /** {@code 0.01} or {@code 0.01%}: a part of the Ante in percent. */
  static Optional<Double> percent(Arguments arguments, String option) throws Usage {
    Optional<String> text = arguments.value(option);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String plain = text.get().replace("%", "").strip();
    if (!plain.matches("\\d{1,3}(\\.\\d{1,9})?")) {
      throw new Usage(option + " " + text.get() + ": write percent of the Ante, such as 0.01");
    }
    double share = Double.parseDouble(plain) / 100;
    if (option.equals("--error") && share <= 0) {
      throw new Usage("--error must be above 0; " + option + " 0.01 is usual");
    }
    return Optional.of(share);
  }

  // ---- for people ----

  private void csv(Study study) {
    terminal.print("game,spots,seen,gain,edge,standard-error,exact,deviates,deals");
    for (AtSpots each : study.tables()) {
      terminal.print(
          "%s,%d,%d,%s,%s,%s,%s,%s,%d"
              .formatted(
                  study.id(),
                  each.spots(),
                  each.seen(),
                  decimal(each.gain(), 12),
                  decimal(each.edge(study.base()), 12),
                  decimal(each.standardError(), 12),
                  each.exact().isPresent() ? "yes" : "no",
                  decimal(each.changed(), 12),
                  each.deals()));
    }
  }

  private static String decimal(double number, int places) {
    return Spelled.drawn(number, places);
  }

  private static String share(double share) {
    return decimal(100 * share, 4) + " %";
  }

  private void text(Study study, double margin) {
    terminal.print(options.heading(terminal));
    terminal.print(
        terminal.faint(
            study
                .made()
                .map(
                    made ->
                        "Shipped figures, made at " + made.commit() + " with: " + made.command())
                .orElse("Computed now.")));
    terminal.print("");
    Columns table = new Columns(RIGHT, RIGHT, RIGHT, RIGHT, LEFT, RIGHT);
    table.row("spots", "seen", "gain", "house edge", "", "decisions changed");
    table.row("1", "0", "", ExactFigures.percent(study.base().edge()), "exact", "");
    for (AtSpots each : study.tables()) {
      table.row(
          Integer.toString(each.spots()),
          Integer.toString(each.seen()),
          share(each.gain()),
          terminal.strong(share(each.edge(study.base()))),
          each.exact().isPresent() ? "exact" : "± " + share(each.standardError()),
          share(each.changed()));
    }
    table.lines().forEach(terminal::print);
    AtSpots last = study.tables().getLast();
    list("What changes at " + last.spots() + " spots", kinds(last));
    list("Simple rules", rules(last));
    list(
        "The largest single changes",
        last.largest().stream().map(one -> List.of(decimal(one.gain(), 4), one.cards())).toList());
    if (study.tables().size() > 1) {
      terminal.print("");
      terminal.print(
          study
              .mostSpots(margin)
              .map(
                  most ->
                      "The house keeps %s of the Ante against a perfect player up to %d spots."
                          .formatted(share(margin), most))
              .orElse("The house does not keep " + share(margin) + " even with nothing seen."));
    }
    terminal.tell("The whole report: queenhigh face-up --report impact.pdf");
  }

  private static List<List<String>> kinds(AtSpots table) {
    return table.kinds().stream()
        .map(kind -> List.of(share(kind.gain()), kind.name() + ", " + share(kind.often())))
        .toList();
  }

  private static List<List<String>> rules(AtSpots table) {
    List<List<String>> lines = new ArrayList<>();
    table.rules().forEach(rule -> lines.add(List.of(share(rule.gain()), rule.name())));
    table
        .table()
        .ifPresent(each -> lines.add(List.of(share(each.gain()), "A table by " + each.counts())));
    return lines;
  }

  private void list(String title, List<List<String>> lines) {
    if (lines.isEmpty()) {
      return;
    }
    terminal.print("");
    terminal.print(terminal.strong(title));
    Columns columns = new Columns(RIGHT, LEFT);
    lines.forEach(line -> columns.row(line.getFirst(), line.getLast()));
    columns.lines().forEach(terminal::print);
  }
}
