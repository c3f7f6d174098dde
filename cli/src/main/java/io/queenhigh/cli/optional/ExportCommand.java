package io.queenhigh.cli.optional;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.util.Set;

/** {@code queenhigh export STORE --to FOLDER}: a floor's history for analysts. */
public final class ExportCommand implements CliCommand {

  @Override
  public String name() {
    return "export";
  }

  @Override
  public String summary() {
    return "writes a store's finished rounds, wagers, transfers and link events as Parquet";
  }

  @Override
  public String help() {
    return """
        queenhigh export data/floor.db --to history          rounds, wagers, transfers and link_events, as .parquet
        queenhigh export postgresql://host/floor --to history
        queenhigh export data/floor.db --to history --json   how many rows each has, for programs

        Reads only, and a floor may be open meanwhile: the files hold what was finished at one moment. Of a round that
        is on, nothing is told. The folder must not exist yet; it appears when it is whole. What the columns mean, and
        queries to begin with: docs/export.md. The library that writes Parquet is not part of the download: in a clone
        ./queenhigh export fetches it, elsewhere QUEENHIGH_OPTIONAL names a folder with it.

          --to FOLDER      where the files go
          --json           for programs""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--to");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    return Extensions.find(name())
        .orElseThrow(
            () ->
                new SaidNo(
                    "export needs a module that is not here, because the library that writes"
                        + " Parquet is as large as all the rest. Use ./queenhigh export in a clone,"
                        + " or copy export/target/optional from one and name it in "
                        + Extensions.VARIABLE
                        + "."))
        .run(arguments, terminal);
  }
}
