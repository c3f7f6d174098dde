package io.queenhigh.cli.audit;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Usage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What somebody has kept of a floor's log, as the command line names it. */
final class KeptCheckpoints {

  private KeptCheckpoints() {}

  /** {@code --against FILE} and {@code --key KEY}. */
  static Against from(Arguments arguments) throws Usage, SaidNo {
    Optional<String> file = arguments.value("--against");
    List<SignedTree> kept = file.isPresent() ? read(Path.of(file.get())) : List.of();
    return new Against(kept, key(arguments));
  }

  static List<SignedTree> read(Path file) throws SaidNo {
    try {
      return SignedTree.parseAll(Files.readString(file))
          .orElseThrow(
              () -> new SaidNo(file + " has something that is no checkpoint of a log in it"));
    } catch (NoSuchFileException e) {
      throw new SaidNo(file + ": there is no such file");
    } catch (IOException e) {
      throw new SaidNo(file + " cannot be read: " + e.getMessage());
    }
  }

  /** A key as it is, or in a file. */
  static Optional<VerifierKey> key(Arguments arguments) throws Usage, SaidNo {
    Optional<String> given = arguments.value("--key");
    if (given.isEmpty()) {
      return Optional.empty();
    }
    Optional<VerifierKey> key =
        VerifierKey.parse(given.get()).or(() -> inFile(given.get()).flatMap(VerifierKey::parse));
    if (key.isEmpty()) {
      throw new SaidNo(
          "--key " + given.get() + ": a verifier key is name+id+key, or a file with it");
    }
    return key;
  }

  private static Optional<String> inFile(String name) {
    try {
      Path file = Path.of(name);
      return Files.isRegularFile(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }
}
