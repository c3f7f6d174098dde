package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.anchor.SigningKeys.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh log}: the key that signs a floor's transparency log. */
public final class LogCommand implements CliCommand {

  @Override
  public String name() {
    return "log";
  }

  @Override
  public String summary() {
    return "shows or makes the key that signs a floor's transparency log";
  }

  @Override
  public String help() {
    return """
        queenhigh log key                             the verifier key, to be given to auditors, players and witnesses
        queenhigh log new-key                         a new key, and with it a new name for the log
        queenhigh log new-key FILE                    a key file for all nodes on PostgreSQL

        The key lies beside an SQLite store (floor.db.log-key), made when the floor is first opened; on PostgreSQL it is
        where QUEENHIGH_LOG_KEY_FILE or QUEENHIGH_LOG_KEY say. Whoever has it can sign another history: nobody but the
        floor may read it. A new key is for a floor whose key was lost or seen, or whose store had to be put back; the old
        one stays beside it as FILE.old, and witnesses have to be told.

          --store STORE   the floor's store; sqlite:data/floor.db unless you say otherwise""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--store");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    String store = OpenStore.address(arguments);
    if (words.equals(List.of("key"))) {
      return show(store, terminal);
    }
    if (words.isEmpty() || words.size() > 2 || !words.getFirst().equals("new-key")) {
      throw new Usage("write: queenhigh log key, or queenhigh log new-key");
    }
    Optional<Path> file =
        words.size() == 2
            ? Optional.of(Path.of(words.getLast()))
            : SigningKeys.file(store, System::getenv);
    return create(
        file.orElseThrow(() -> new SaidNo("Name the file: queenhigh log new-key FILE")), terminal);
  }

  private static boolean isMissing(String store) {
    return SigningKeys.beside(store, "").filter(Files::notExists).isPresent();
  }

  private static int show(String store, Terminal terminal) throws SaidNo {
    return switch (SigningKeys.find(store, true, System::getenv)) {
      case Found.Key found -> {
        terminal.print(found.key().verifier());
        yield Exit.DONE;
      }
      case Found.None(String why) ->
          throw new SaidNo(isMissing(store) ? "There is no " + store : why);
    };
  }

  private static int create(Path file, Terminal terminal) throws SaidNo {
    try {
      if (Files.exists(file)) {
        Path old = file.resolveSibling(file.getFileName() + ".old");
        Files.move(file, old, StandardCopyOption.ATOMIC_MOVE);
        terminal.say("The previous key is in " + old + " now.");
      }
      NoteKey key = NoteKey.create(new SecureRandom());
      SigningKeys.write(key, file);
      terminal.print(key.verifier());
      return Exit.DONE;
    } catch (IOException e) {
      throw new SaidNo("The key cannot be written to " + file + ": " + e);
    }
  }
}
