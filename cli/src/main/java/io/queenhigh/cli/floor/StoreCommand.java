package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh store backup|migrate}: what whoever runs the machine does with a store. */
public final class StoreCommand implements CliCommand {

  @Override
  public String name() {
    return "store";
  }

  @Override
  public String summary() {
    return "copies a floor's store, or prepares its tables and rights";
  }

  @Override
  public String help() {
    return """
        queenhigh store backup floor-2026-11-16.db
        queenhigh store backup copy.db --store sqlite:/srv/floor.db
        queenhigh store migrate --store postgresql://owner@db/floor --serving floor

        backup copies an SQLite store, while the floor runs, into a new file that only you may read; its key is not in it.
        migrate brings the tables up to this version. On PostgreSQL their owner does it, and --serving names the role that
        serves: it may add to the journal and the ledger, but change or delete nothing there.

          --store STORE    sqlite:data/floor.db unless you say otherwise, or QUEENHIGH_STORE
          --serving ROLE   the role of queenhigh serve""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--store", "--serving");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    String address = OpenStore.address(arguments);
    try {
      if (words.size() == 2 && words.getFirst().equals("backup")) {
        Store.backUp(address, Path.of(words.getLast()));
        terminal.print(
            words.getLast() + " is a copy that only you may read. Keep the key apart from it.");
        return Exit.DONE;
      }
      if (words.equals(List.of("migrate"))) {
        Optional<String> serving = arguments.value("--serving");
        Store.migrate(address, serving);
        terminal.print(
            "The tables are of this version."
                + serving
                    .map(role -> " " + role + " may serve, and change no history.")
                    .orElse(""));
        return Exit.DONE;
      }
    } catch (StoreUnavailable | IllegalArgumentException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    }
    throw new Usage("write: queenhigh store backup FILE, or queenhigh store migrate");
  }
}
