package io.queenhigh.cli.help;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.util.List;
import java.util.Set;

/** What the launcher of a clone does with the sources, before any Java runs; only told here. */
public record LauncherCommand(String name, String summary, String help) implements CliCommand {

  public static final List<CliCommand> ALL =
      List.of(
          new LauncherCommand(
              "check",
              "builds Queenhigh and runs every test",
              """
              queenhigh check                  builds Queenhigh with every lint and runs every test; tests that repeat
                                               themselves (kills, random rounds, commands that make no sense) take a sample
              queenhigh check MODULE...        the tests of these modules only, such as rules or floor
              queenhigh check long             everything in full counts, before a release
              queenhigh check -Dqueenhigh.seed=N   the same chance again that a run has printed"""),
          new LauncherCommand(
              "package",
              "makes the download: an archive with a Java of its own, and a Debian package",
              """
              queenhigh package

              Writes to target/download: the archive, the Debian package, a Containerfile for the archive, a bill of
              materials (CycloneDX), the libraries as a Maven repository of files, and their checksums. The same sources on the same JDK give the same bytes.
              download/try-download.sh unpacks the archive into an empty root, plays a round there over HTTP, kills the
              floor, starts it again and verifies."""));

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage {
    throw new Usage(name + " needs the sources: it is ./queenhigh " + name + " in a clone of them");
  }
}
