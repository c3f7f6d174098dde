package io.queenhigh.cli.lab;

import io.queenhigh.catalogue.Version;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.lab.parts.PartFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * How a job of the lab is done in parts: {@code --shard 2/5 --out FILE} does one of them, {@code
 * queenhigh merge} puts all of them together.
 *
 * @param parts what the parts have brought; nothing when the job is done here
 */
record InParts(Optional<Doing> doing, Optional<List<List<String>>> parts) {

  static final String SHARD = "--shard";
  static final String OUT = "--out";

  /** What does not change what comes out; and where files go, which a part never says. */
  private static final Set<String> BESIDE_THE_POINT =
      Set.of(SHARD, OUT, "--threads", "--json", "--csv", "--keep", "--figures");

  /** One part, and where it goes. */
  record Doing(Part part, Path out) {}

  /** All here, or the one part that was asked for. */
  static InParts from(Arguments arguments) throws Usage, SaidNo {
    Optional<String> shard = arguments.value(SHARD);
    Optional<String> out = arguments.value(OUT);
    if (shard.isPresent() != out.isPresent()) {
      throw new Usage("--shard 2/5 and --out FILE go together");
    }
    if (shard.isEmpty()) {
      return new InParts(Optional.empty(), Optional.empty());
    }
    Part part =
        Part.parse(shard.get())
            .orElseThrow(
                () ->
                    new Usage(
                        "--shard %s: write the part and how many there are, such as 2/5, up to %d"
                            .formatted(shard.get(), Part.MOST)));
    return new InParts(Optional.of(new Doing(part, writable(out.get()))), Optional.empty());
  }

  static InParts merged(List<List<String>> parts) {
    return new InParts(Optional.empty(), Optional.of(parts));
  }

  /** What all parts add up to; nothing when the job is done here. */
  <T> Optional<T> together(Function<List<List<String>>, T> adding) throws SaidNo {
    try {
      return parts.map(adding);
    } catch (RuntimeException _) {
      // Their sums are right, so that this was nobody's accident; what else it is nobody can know.
      throw new SaidNo("The numbers of these parts are not those of such a job: do them again.");
    }
  }

  /** One part of a job. */
  interface Job {
    List<String> part(Part part) throws SaidNo;
  }

  /**
   * Does the part and writes it down.
   *
   * @param fingerprint of what is played
   */
  int write(String command, Arguments arguments, String fingerprint, Job job, Terminal terminal)
      throws SaidNo {
    Doing mine = doing.orElseThrow();
    List<String> lines = job.part(mine.part());
    if (Thread.currentThread().isInterrupted()) {
      throw new SaidNo("Interrupted: half a part is none, and nothing was written.");
    }
    String text = new PartFile(about(command, arguments, fingerprint), mine.part(), lines).text();
    try {
      Files.writeString(mine.out(), text);
    } catch (IOException _) {
      throw notWritable(mine.out());
    }
    terminal.print("Part %s is in %s.".formatted(mine.part(), mine.out()));
    return Exit.DONE;
  }

  /** What a job is, the same in all its parts: who made it, the game, and what was asked. */
  static List<String> about(String command, Arguments arguments, String fingerprint) {
    List<String> about = new ArrayList<>();
    about.add("made " + Version.number());
    about.add("game " + fingerprint);
    about.add("command " + command);
    arguments.words().forEach(word -> about.add("word " + word));
    new TreeMap<>(arguments.options())
        .forEach(
            (option, values) -> {
              if (BESIDE_THE_POINT.contains(option)) {
                return;
              }
              if (values.isEmpty()) {
                about.add("flag " + option);
              }
              values.forEach(value -> about.add("option " + option + " " + value));
            });
    return about;
  }

  /** What was asked, as if it stood on this command line. */
  static Arguments asked(List<String> about, Map<String, List<String>> more) {
    List<String> words = new ArrayList<>();
    Map<String, List<String>> options = new LinkedHashMap<>(more);
    for (String line : about) {
      String[] parts = line.split(" ", 3);
      switch (parts[0]) {
        case "word" -> words.add(line.substring("word ".length()));
        case "flag" -> options.put(parts[1], List.of());
        case "option" -> options.computeIfAbsent(parts[1], _ -> new ArrayList<>()).add(parts[2]);
        default -> {}
      }
    }
    return new Arguments(words, options);
  }

  /** Asked before the work, which may take days. */
  private static Path writable(String name) throws SaidNo {
    try {
      Path file = Path.of(name);
      boolean is =
          Files.exists(file)
              ? Files.isWritable(file) && !Files.isDirectory(file)
              : Files.isWritable(file.toAbsolutePath().getParent());
      if (!is) {
        throw notWritable(file);
      }
      return file;
    } catch (InvalidPathException _) {
      throw new SaidNo(name + " is not a file name.");
    }
  }

  private static SaidNo notWritable(Path file) {
    return new SaidNo("--out %s: the file cannot be written.".formatted(file));
  }
}
