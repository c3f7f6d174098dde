package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.parts.PartFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh merge FILE…}: the parts of a job put together. */
public final class MergeCommand implements CliCommand {

  /** A command whose jobs can be done in parts. */
  interface Mergeable extends CliCommand {

    /** Prints what all parts come to, as a single run would have. */
    int merged(Arguments asked, List<PartFile> parts, Terminal terminal) throws Usage, SaidNo;
  }

  /** More than any job comes to; what goes on without end is not read to its end. */
  private static final int MOST_BYTES = 256 * 1024 * 1024;

  private static final List<Mergeable> JOBS =
      List.of(new SimulateCommand(), new FaceUpCommand(), new ProgressiveCommand());

  @Override
  public String name() {
    return "merge";
  }

  @Override
  public String summary() {
    return "puts together what --shard I/N --out FILE has done in parts, on whatever machines";
  }

  @Override
  public String help() {
    return """
        queenhigh simulate wa/three-card-poker --rounds 1e10 --seed 7 --shard 1/3 --out part-1    on one machine
        queenhigh simulate wa/three-card-poker --rounds 1e10 --seed 7 --shard 2/3 --out part-2    on another
        queenhigh simulate wa/three-card-poker --rounds 1e10 --seed 7 --shard 3/3 --out part-3
        queenhigh merge part-1 part-2 part-3                                                      anywhere

        Prints what a single run of the same job prints, to the last digit. simulate (also with --bank), face-up (estimates)
        and progressive work in parts. Parts of different jobs, games or versions, parts that are missing, there twice,
        changed or cut off are refused.

          --json, --csv        for programs, for spreadsheets""";
  }

  @Override
  public Set<String> flags() {
    return Set.of("--json", "--csv");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (arguments.words().isEmpty()) {
      throw new Usage("merge needs the files that --out has written");
    }
    List<PartFile> parts = new ArrayList<>();
    for (String name : arguments.words()) {
      parts.add(read(name));
    }
    Optional<String> refusal = PartFile.refusal(parts);
    if (refusal.isPresent()) {
      throw new SaidNo(refusal.get());
    }
    List<String> about = parts.getFirst().about();
    Map<String, List<String>> form = new LinkedHashMap<>(arguments.options());
    for (Mergeable job : JOBS) {
      if (about.contains("command " + job.name())) {
        return job.merged(InParts.asked(about, form), parts, terminal);
      }
    }
    throw new SaidNo("These parts are of no job that this Queenhigh knows.");
  }

  private static PartFile read(String name) throws SaidNo {
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      Optional<PartFile> part =
          bytes.length > MOST_BYTES
              ? Optional.empty()
              : PartFile.read(new String(bytes, StandardCharsets.UTF_8));
      return part.orElseThrow(
          () ->
              new SaidNo(
                  name + " is no part of a job, or it was changed or cut off: do it again."));
    } catch (IOException | InvalidPathException _) {
      throw new SaidNo(name + ": the file cannot be read.");
    }
  }

  /** They were made by this version and of this game, or the sum would mean nothing. */
  static InParts checked(Mergeable job, Arguments asked, String fingerprint, List<PartFile> parts)
      throws SaidNo {
    List<String> here = InParts.about(job.name(), asked, fingerprint);
    List<String> there = parts.getFirst().about();
    for (String line : there) {
      if (!here.contains(line)) {
        throw new SaidNo(unlike(line, here));
      }
    }
    return InParts.merged(parts.stream().map(PartFile::lines).toList());
  }

  private static String unlike(String line, List<String> here) {
    String what = line.substring(0, line.indexOf(' ') + 1);
    return List.of("made ", "game ").contains(what)
        ? "These parts were made with %s, and here it is %s: do them again with one version."
            .formatted(
                line, here.stream().filter(own -> own.startsWith(what)).findFirst().orElseThrow())
        : "These parts say %s, as no part of such a job does.".formatted(line);
  }
}
