package io.queenhigh.cli.audit;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.floor.OpenStore;
import io.queenhigh.cli.games.OpenCatalogue;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code queenhigh verify STORE | ROUND}: an auditor who shares no settlement code with the engine.
 */
public final class VerifyCommand implements CliCommand {

  private static final String SQLITE = "SQLite format 3";
  private static final String HASH = "[0-9a-f]{64}";
  private static final Pattern VALUE = Pattern.compile("(\\d{1,2}):(" + HASH + ")");

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
        queenhigh verify round.json --value 3:HEX --seal HEX   the same by a player who cut its deck
        queenhigh verify data/floor.db --against checkpoints --key KEY   the same, held against what was kept elsewhere
        queenhigh verify data/floor.db --json

        Checks numbers and hashes of every journal, settles every round again by code of its own, compares every cent
        of the ledger with what happened, opens every deck's seal and cuts it again by the players' values. Reads only. Prints what it looked at and the
        first thing wrong of each kind; leaves with 1 when something is.

          --value SEAT:HEX your own value in an exported round: a deck that leaves it out is not proven
          --seal HEX       the deck's seal as you saw it when you bet
          --promises SEAT:HEX,…   everybody's promises as you saw them when you opened your value: one that came
                           later, or went, is found
          --against FILE   signed checkpoints of the floor's log, such as a witness keeps: finds every line before them
                           that was rewritten, cut off or taken away, however well the rest was made to fit
          --key KEY        the log's verifier key, or a file with it: who signed them
          --games FOLDER   game files of your own
          --json           for programs""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--games", "--value", "--seal", "--promises", "--against", "--key");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.size() != 1) {
      throw new Usage("verify takes one store or file, such as data/floor.db");
    }
    Catalogue catalogue = OpenCatalogue.from(arguments);
    Optional<Promise> own = own(arguments);
    Against against = KeptCheckpoints.from(arguments);
    Report report = audit(words.getFirst(), catalogue, own, against, terminal);
    if (arguments.has("--json")) {
      terminal.print(JsonLine.of(AuditPage.json(report)));
    } else {
      AuditPage.text(report, terminal).forEach(terminal::print);
    }
    return report.isClean() ? Exit.DONE : Exit.REFUSED;
  }

  /** What the player kept who asks: his seat and value, and the seal that he saw. */
  private static Optional<Promise> own(Arguments arguments) throws Usage {
    Optional<String> seal = arguments.value("--seal");
    Optional<String> value = arguments.value("--value");
    if (seal.isPresent() && (value.isEmpty() || !seal.get().matches(HASH))) {
      throw new Usage("--seal takes 64 hex digits and goes with --value");
    }
    Optional<String> promises = arguments.value("--promises");
    if (promises.isPresent() && value.isEmpty()) {
      throw new Usage("--promises goes with --value");
    }
    if (value.isEmpty()) {
      return Optional.empty();
    }
    Matcher parts = seatAndHash("--value", value.get());
    Promise own = new Promise(Integer.parseInt(parts.group(1)), parts.group(2), seal);
    return Optional.of(promises.isPresent() ? own.having(promises(promises.get())) : own);
  }

  private static Map<Integer, String> promises(String given) throws Usage {
    Map<Integer, String> promises = new TreeMap<>();
    for (String one : given.split(",", -1)) {
      Matcher parts = seatAndHash("--promises", one);
      promises.put(Integer.parseInt(parts.group(1)), parts.group(2));
    }
    return promises;
  }

  private static Matcher seatAndHash(String option, String given) throws Usage {
    Matcher parts = VALUE.matcher(given);
    if (!parts.matches()) {
      throw new Usage(option + " takes a seat and 64 hex digits, such as 3:0f1e…");
    }
    return parts;
  }

  private static Report audit(
      String what, Catalogue catalogue, Optional<Promise> own, Against against, Terminal terminal)
      throws SaidNo, Usage {
    if (what.startsWith("sqlite:") || what.startsWith("postgresql:")) {
      ofAnExportedRoundOnly(own);
      return store(OpenStore.withoutPassword(what), catalogue, against, terminal);
    }
    Path file = file(what);
    if (isDatabase(file)) {
      ofAnExportedRoundOnly(own);
      return store("sqlite:" + file, catalogue, against, terminal);
    }
    String text = text(file);
    if (text.stripLeading().startsWith("{")) {
      return Audit.round(text, catalogue, own, against);
    }
    ofAnExportedRoundOnly(own);
    if (!against.equals(Against.NOTHING)) {
      throw new Usage("--against and --key go with a store or a round as a floor exports it");
    }
    return Audit.roundFile(text, catalogue);
  }

  private static void ofAnExportedRoundOnly(Optional<Promise> own) throws Usage {
    if (own.isPresent()) {
      throw new Usage("--value goes with a round as a floor exports it");
    }
  }

  private static Report store(
      String address, Catalogue catalogue, Against against, Terminal terminal) throws SaidNo {
    ProgressBar bar = new ProgressBar("auditing", terminal);
    Progress progress = bar::at;
    try {
      return Audit.store(address, catalogue, progress, against);
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    } finally {
      bar.close();
    }
  }

  private static Path file(String name) throws SaidNo {
    try {
      Path file = Path.of(name);
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException _) {
      // Said below, with the name.
    }
    throw new SaidNo(
        name + ": there is no such file; a store is a file, sqlite:FILE or postgresql://…");
  }

  private static boolean isDatabase(Path file) throws SaidNo {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] first = in.readNBytes(SQLITE.length());
      return new String(first, StandardCharsets.ISO_8859_1).equals(SQLITE);
    } catch (IOException e) {
      throw new SaidNo(file + " cannot be read: " + e.getMessage());
    }
  }

  private static String text(Path file) throws SaidNo {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new SaidNo(file + " cannot be read as text: " + e.getMessage());
    }
  }
}
