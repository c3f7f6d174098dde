package io.queenhigh.cli.audit;

import io.queenhigh.audit.anchor.Cosigner;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.anchor.Witness;
import io.queenhigh.audit.anchor.Witness.Verdict;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Command;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Refused;
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
public final class WitnessCommand implements Command {

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
        signed; what it refused is kept in FILE.refused. queenhigh verify STORE --against FILE reads FILE.

          --key KEY        the log's verifier key or a file with it; ask the house for it on paper. Without, the key that
                           the floor shows at /checkpoint.key is taken the first time and kept in FILE.key
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
  public int run(Arguments arguments, Terminal terminal) throws Usage, Refused {
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
      while (true) {
        int exit = once(log, key, file, cosigner, terminal);
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
      throws Usage, Refused {
    Optional<VerifierKey> given = KeptCheckpoints.key(arguments);
    if (given.isPresent()) {
      return given.get();
    }
    Path kept = file.resolveSibling(file.getFileName() + ".key");
    try {
      if (!Files.exists(kept)) {
        String shown = log.key();
        terminal.say("The floor's key is taken on trust, this once: " + shown.strip());
        Files.writeString(kept, shown);
      }
      return VerifierKey.parse(Files.readString(kept))
          .orElseThrow(() -> new Refused(kept + " has no verifier key in it"));
    } catch (IOException | LogReader.Away e) {
      throw new Refused(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<Cosigner> cosigner(Path file) throws Refused {
    try {
      return Optional.of(Cosigner.at(file));
    } catch (IOException e) {
      throw new Refused("The cosigning key cannot be had: " + e.getMessage());
    }
  }

  private static int once(
      LogReader log, VerifierKey key, Path file, Optional<Cosigner> cosigner, Terminal terminal)
      throws Refused {
    Optional<SignedTree> last =
        Files.exists(file) ? Optional.of(KeptCheckpoints.read(file).getLast()) : Optional.empty();
    String note;
    Verdict verdict;
    try {
      note = log.checkpoint();
      verdict = Witness.judge(note, last, key, log);
    } catch (LogReader.Away e) {
      terminal.say(String.valueOf(e.getMessage()));
      return Exit.REFUSED;
    }
    return switch (verdict) {
      case Verdict.Same _ -> {
        terminal.print("Nothing new: " + last.orElseThrow());
        yield Exit.DONE;
      }
      case Verdict.Grown(SignedTree now) -> {
        keep(cosigned(note, now, cosigner), file);
        terminal.print(terminal.good("✓ kept: ") + now);
        yield Exit.DONE;
      }
      case Verdict.Broken(String why) -> {
        keepApart(note, file);
        terminal.say(terminal.bad("✗ " + why));
        yield FORKED;
      }
    };
  }

  private static String cosigned(String note, SignedTree now, Optional<Cosigner> cosigner) {
    return cosigner
        .map(one -> note + one.line(now, InstantSource.system().millis() / 1_000))
        .orElse(note);
  }

  private static void keep(String note, Path file) throws Refused {
    try {
      Files.writeString(
          file,
          note + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          StandardOpenOption.SYNC);
    } catch (IOException e) {
      throw new Refused("The checkpoint cannot be kept: " + e.getMessage());
    }
  }

  /** Evidence, in a file beside the one that is believed. */
  private static void keepApart(String note, Path file) throws Refused {
    keep(note, file.resolveSibling(file.getFileName() + ".refused"));
  }
}
