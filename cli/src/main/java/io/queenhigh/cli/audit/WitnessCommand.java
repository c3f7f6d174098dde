package io.queenhigh.cli.audit;

import io.queenhigh.audit.anchor.Cosigner;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.anchor.Witness;
import io.queenhigh.audit.anchor.Witness.Verdict;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh witness URL}: keeps a floor's checkpoints where the floor cannot reach them. */
public final class WitnessCommand implements CliCommand {

  private static final String USUAL_FILE = "checkpoints";

  /** History forked or was rolled back: the one thing a witness is there to shout. */
  static final int FORKED = 3;

  @Override
  public String name() {
    return "witness";
  }

  @Override
  public String summary() {
    return "keeps and checks a floor's signed checkpoints on another machine";
  }

  @Override
  public String help() {
    return """
        queenhigh witness https://floor.example --key KEY               once, for cron
        queenhigh witness https://floor.example --key KEY --every 60    every minute, until Ctrl-C
        queenhigh witness https://floor.example --key KEY --cosign KEYFILE

        Fetches the floor's checkpoint, checks its signature, checks by the log's tiles that it goes on from the last one
        kept, and appends it to a file of its own. Leaves with 3, loudly, when history forked, was rolled back or is not
        signed; what it refused is kept in FILE.refused. A checkpoint that is signed, and whose tiles cannot be had, is kept
        in FILE.unproven, and every later one has to go on from it, too. queenhigh verify STORE --against FILE reads FILE.

          --key KEY        the log's verifier key or a file with it; ask the house for it on paper. Without, the key that
                           the floor shows at /checkpoint.key is taken on trust, kept in FILE.key, and said to be so each time
          --file FILE      where checkpoints are kept; "checkpoints" unless you say otherwise
          --every SECONDS  again and again
          --cosign KEYFILE signs each checkpoint, too (C2SP cosignature/v1); the key is made if it is not there""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--key", "--file", "--every", "--cosign");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.size() != 1) {
      throw new Usage("witness takes the address of a floor, such as https://floor.example");
    }
    Path file = Path.of(arguments.value("--file").orElse(USUAL_FILE));
    Optional<Long> every = WholeNumbers.read(arguments, "--every").filter(seconds -> seconds > 0);
    Optional<String> cosign = arguments.value("--cosign");
    Optional<Cosigner> cosigner =
        cosign.isPresent() ? cosigner(Path.of(cosign.get())) : Optional.empty();
    try (LogReader log = LogReader.at(words.getFirst())) {
      VerifierKey key = key(arguments, log, file, terminal);
      int inVain = 0;
      while (true) {
        int exit = once(log, key, file, cosigner, terminal);
        inVain = exit == Exit.REFUSED ? inVain + 1 : 0;
        if (inVain > 1) {
          terminal.say(terminal.bad("✗ %d times in a row nothing could be kept".formatted(inVain)));
        }
        if (every.isEmpty() || exit == FORKED) {
          return exit;
        }
        terminal.flush();
        Thread.sleep(every.get() * 1_000);
      }
    } catch (InterruptedException _) {
      return Exit.DONE;
    }
  }

  private static VerifierKey key(Arguments arguments, LogReader log, Path file, Terminal terminal)
      throws Usage, SaidNo {
    Optional<VerifierKey> given = KeptCheckpoints.key(arguments);
    if (given.isPresent()) {
      return given.get();
    }
    Path kept = beside(file, ".key");
    try {
      if (!Files.exists(kept)) {
        Files.writeString(kept, shown(log), StandardOpenOption.CREATE_NEW);
      }
      VerifierKey key =
          VerifierKey.parse(Files.readString(kept))
              .orElseThrow(() -> new SaidNo(kept + " has no verifier key in it"));
      terminal.say(
          terminal.odd(
              "Taken on trust: %s was shown by the floor itself (%s). Compare it with what the house publishes, and give it with --key"
                  .formatted(key.name(), kept)));
      return key;
    } catch (IOException | LogReader.Away e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    }
  }

  private static String shown(LogReader log) throws SaidNo {
    String shown = log.key();
    if (VerifierKey.parse(shown).isEmpty()) {
      throw new SaidNo("The floor shows no verifier key at /checkpoint.key");
    }
    return shown;
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  private static Optional<Cosigner> cosigner(Path file) throws SaidNo {
    try {
      return Optional.of(Cosigner.at(file));
    } catch (IOException e) {
      throw new SaidNo("The cosigning key cannot be had: " + e.getMessage());
    }
  }

  private static int once(
      LogReader log, VerifierKey key, Path file, Optional<Cosigner> cosigner, Terminal terminal)
      throws SaidNo {
    Optional<SignedTree> last =
        Files.exists(file) ? Optional.of(KeptCheckpoints.read(file).getLast()) : Optional.empty();
    Path apart = beside(file, ".unproven");
    List<SignedTree> unproven = Files.exists(apart) ? KeptCheckpoints.read(apart) : List.of();
    String note;
    log.begins();
    try {
      note = log.checkpoint();
    } catch (LogReader.Away e) {
      terminal.say(terminal.bad("✗ " + e.getMessage()) + lastKept(last));
      return Exit.REFUSED;
    }
    Verdict verdict;
    try {
      verdict = Witness.judge(note, last, unproven, key, log);
    } catch (LogReader.Away e) {
      SignedTree now = SignedTree.parse(note).orElseThrow();
      if (unproven.stream().noneMatch(one -> one.text().equals(now.text()))) {
        keep(note, apart);
      }
      terminal.say(
          terminal.bad("✗ Signed, and not proven to go on from what was kept: " + now + ". ")
              + e.getMessage()
              + lastKept(last));
      return Exit.REFUSED;
    }
    return switch (verdict) {
      case Verdict.Same _ -> {
        proven(apart);
        terminal.print("Nothing new: " + last.orElseThrow());
        yield Exit.DONE;
      }
      case Verdict.Grown(SignedTree now) -> {
        keep(cosigned(note, now, cosigner), file);
        proven(apart);
        terminal.print(terminal.good("✓ kept: ") + now);
        yield Exit.DONE;
      }
      case Verdict.Broken(String why) -> {
        keep(note, beside(file, ".refused"));
        terminal.say(terminal.bad("✗ " + why));
        yield FORKED;
      }
    };
  }

  private static String lastKept(Optional<SignedTree> last) {
    return last.map(tree -> ". Kept last: " + tree).orElse("");
  }

  /** What could not be proven has turned out to be part of what was. */
  private static void proven(Path apart) throws SaidNo {
    try {
      Files.deleteIfExists(apart);
    } catch (IOException e) {
      throw new SaidNo(apart + " cannot be taken away: " + e.getMessage());
    }
  }

  private static String cosigned(String note, SignedTree now, Optional<Cosigner> cosigner) {
    return cosigner
        .map(one -> note + one.line(now, InstantSource.system().millis() / 1_000))
        .orElse(note);
  }

  private static void keep(String note, Path file) throws SaidNo {
    try {
      Files.writeString(
          file,
          note + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          StandardOpenOption.SYNC);
    } catch (IOException e) {
      throw new SaidNo("The checkpoint cannot be kept: " + e.getMessage());
    }
  }
}
