package io.queenhigh.export;

import io.queenhigh.cli.floor.OpenStore;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.optional.Extension;
import io.queenhigh.floor.store.StoreUnavailable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code queenhigh export STORE --to FOLDER}. */
public final class ParquetExport implements Extension {

  @Override
  public String name() {
    return "export";
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    String to =
        arguments
            .value("--to")
            .orElseThrow(() -> new Usage("export needs --to FOLDER, which must not exist yet"));
    if (arguments.words().size() != 1) {
      throw new Usage("export takes one store, such as data/floor.db");
    }
    Map<ExportSheet, Long> rows =
        write(address(arguments.words().getFirst()), Path.of(to), terminal);
    if (arguments.has("--json")) {
      Map<String, Object> json = new LinkedHashMap<>();
      rows.forEach((sheet, count) -> json.put(sheet.file(), count));
      terminal.print(JsonLine.of(json));
    } else {
      rows.forEach(
          (sheet, count) ->
              terminal.print(
                  "%-12s %,12d  %s"
                      .formatted(
                          sheet.file(), count, Path.of(to).resolve(sheet.file() + ".parquet"))));
    }
    return Exit.DONE;
  }

  private static String address(String store) throws SaidNo {
    return store.startsWith("sqlite:") || store.startsWith("postgresql:")
        ? OpenStore.withoutPassword(store)
        : "sqlite:" + store;
  }

  private static Map<ExportSheet, Long> write(String store, Path folder, Terminal terminal)
      throws SaidNo {
    try (ProgressBar bar = new ProgressBar("exporting", terminal)) {
      return Export.of(store, folder, bar::at);
    } catch (Export.FolderThere there) {
      throw new SaidNo(there.getMessage() + " is there already, and an export overwrites nothing.");
    } catch (StoreUnavailable | IllegalArgumentException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new SaidNo(folder + " cannot be written: " + e.getMessage());
    }
  }
}
