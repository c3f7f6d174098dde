package io.queenhigh.cli.audit;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.floor.OpenStore;
import io.queenhigh.cli.games.OpenCatalogue;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Command;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Json;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.Refused;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * {@code queenhigh verify STORE | ROUND}: an auditor who shares no settlement code with the engine.
 */
public final class VerifyCommand implements Command {

  private static final String SQLITE = "SQLite format 3";

  @Override
  public String name() {
    return "verify";
  }

  @Override
  public String summary() {
    return "audits a store, a round file or an exported round, independently of the engine";
  }

  @Override
  public String help() {
    return """
        queenhigh verify data/floor.db                 a floor's whole store
        queenhigh verify postgresql://host/floor
        queenhigh verify examples/jackpot.txt          a round file: settled a second way
        queenhigh verify round.json                    a round as a floor exports it, its deck's seal included
        queenhigh verify data/floor.db --json

        Checks numbers and hashes of every journal, settles every round again by code of its own, compares every cent
        of the ledger with what happened, and opens every deck's seal. Reads only. Prints what it looked at and the
        first thing wrong of each kind; leaves with 1 when something is.

          --games FOLDER   game files of your own
          --json           for programs""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--games");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, Refused {
    List<String> words = arguments.words();
    if (words.size() != 1) {
      throw new Usage("verify takes one store or file, such as data/floor.db");
    }
    Catalogue catalogue = OpenCatalogue.from(arguments);
    Report report = audit(words.getFirst(), catalogue, terminal);
    if (arguments.has("--json")) {
      terminal.print(Json.line(AuditPage.json(report)));
    } else {
      AuditPage.text(report, terminal).forEach(terminal::print);
    }
    return report.isClean() ? Exit.DONE : Exit.REFUSED;
  }

  private static Report audit(String what, Catalogue catalogue, Terminal terminal) throws Refused {
    if (what.startsWith("sqlite:") || what.startsWith("postgresql:")) {
      return store(OpenStore.withoutPassword(what), catalogue, terminal);
    }
    Path file = file(what);
    if (isDatabase(file)) {
      return store("sqlite:" + file, catalogue, terminal);
    }
    String text = text(file);
    return text.stripLeading().startsWith("{")
        ? Audit.round(text, catalogue)
        : Audit.roundFile(text, catalogue);
  }

  private static Report store(String address, Catalogue catalogue, Terminal terminal)
      throws Refused {
    ProgressBar bar = new ProgressBar("auditing", terminal);
    Progress progress = bar::at;
    try {
      return Audit.store(address, catalogue, progress);
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new Refused(String.valueOf(e.getMessage()));
    } finally {
      bar.close();
    }
  }

  private static Path file(String name) throws Refused {
    try {
      Path file = Path.of(name);
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException _) {
      // Said below, with the name.
    }
    throw new Refused(
        name + ": there is no such file; a store is a file, sqlite:FILE or postgresql://…");
  }

  private static boolean isDatabase(Path file) throws Refused {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] first = in.readNBytes(SQLITE.length());
      return new String(first, StandardCharsets.ISO_8859_1).equals(SQLITE);
    } catch (IOException e) {
      throw new Refused(file + " cannot be read: " + e.getMessage());
    }
  }

  private static String text(Path file) throws Refused {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new Refused(file + " cannot be read as text: " + e.getMessage());
    }
  }
}
