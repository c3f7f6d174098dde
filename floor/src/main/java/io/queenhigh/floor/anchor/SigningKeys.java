package io.queenhigh.floor.anchor;

import io.queenhigh.floor.store.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Where the key that signs the log lies: beside the file of an SQLite store, or where the
 * environment says. It is never in the database, whose holder it is meant to keep honest.
 */
public final class SigningKeys {

  /** The name of a key file, or the key itself. */
  public static final String FILE_VARIABLE = "QUEENHIGH_LOG_KEY_FILE";

  public static final String KEY_VARIABLE = "QUEENHIGH_LOG_KEY";

  /** Names a key that may sign although nothing is known of what it signed before. */
  public static final String BEGINS_VARIABLE = "QUEENHIGH_LOG_BEGINS";

  /** Lies beside a key file until the key has signed for the first time. */
  private static final String UNUSED = ".unused";

  private static final String SQLITE = "sqlite:";

  private SigningKeys() {}

  /** A key, or why there is none, in words. */
  public sealed interface Found {

    /**
     * A key.
     *
     * @param begins whether it may sign where nothing is known of what it signed before: whoever
     *     empties the log's tables and takes its checkpoint away shall get no other history signed
     * @param unused says that it has not signed yet, and is taken away when it has
     */
    record Key(NoteKey key, boolean begins, Optional<Path> unused) implements Found {

      /** One that is new in somebody's hands. */
      public Key(NoteKey key) {
        this(key, true, Optional.empty());
      }
    }

    record None(String why) implements Found {}
  }

  /** The file of a store's key, if it has one of its own or the environment names one. */
  public static Optional<Path> file(String store, UnaryOperator<String> environment) {
    return given(environment, FILE_VARIABLE).map(Path::of).or(() -> beside(store, ".log-key"));
  }

  /** A file that belongs to an SQLite store. */
  public static Optional<Path> beside(String store, String ending) {
    if (!store.startsWith(SQLITE)) {
      return Optional.empty();
    }
    Path file = Path.of(store.substring(SQLITE.length()).split("\\?", 2)[0]);
    return Optional.of(file.resolveSibling(file.getFileName() + ending));
  }

  private static Optional<String> given(UnaryOperator<String> environment, String name) {
    return Optional.ofNullable(environment.apply(name)).filter(value -> !value.isBlank());
  }

  /**
   * The key of a store; a new one is made only where nothing was ever signed.
   *
   * @param signed whether the log has been signed before
   */
  public static Found find(String store, boolean signed, UnaryOperator<String> environment) {
    Optional<String> begins = given(environment, BEGINS_VARIABLE);
    Optional<String> itself = given(environment, KEY_VARIABLE);
    if (itself.isPresent()) {
      return parsed(itself.get(), KEY_VARIABLE, begins, Optional.empty());
    }
    Optional<Path> file = file(store, environment);
    if (file.isEmpty()) {
      return new Found.None(
          "The log of this store is not signed: name a key file in %s, the same on all nodes;"
                  .formatted(FILE_VARIABLE)
              + " queenhigh log new-key FILE makes one.");
    }
    try {
      if (!Files.exists(file.get())) {
        if (signed) {
          return new Found.None(
              "The signing key %s is gone, and the log was signed before. Put it back, or begin a"
                      .formatted(file.get())
                  + " new name with queenhigh log new-key.");
        }
        write(NoteKey.create(new SecureRandom()), file.get());
      }
      return read(file.get(), begins);
    } catch (IOException e) {
      return new Found.None("The signing key %s cannot be had (%s).".formatted(file.get(), e));
    }
  }

  private static Found read(Path file, Optional<String> begins) throws IOException {
    if (OwnerOnly.isWider(file)) {
      return new Found.None(
          "The signing key %1$s may be read by others on this machine: chmod 600 %1$s, and if somebody did, take a new one."
              .formatted(file));
    }
    return parsed(
        Files.readString(file),
        file.toString(),
        begins,
        Optional.of(unused(file)).filter(Files::exists));
  }

  private static Path unused(Path file) {
    return file.resolveSibling(file.getFileName() + UNUSED);
  }

  private static Found parsed(
      String text, String from, Optional<String> begins, Optional<Path> unused) {
    return NoteKey.parse(text)
        .<Found>map(
            key ->
                new Found.Key(
                    key, unused.isPresent() || begins.equals(Optional.of(key.name())), unused))
        .orElseGet(
            () ->
                new Found.None(
                    "%s is no signing key: one line, PRIVATE+KEY+name+id+key.".formatted(from)));
  }

  /** Writes a key that nobody else on the machine may read; fails where a file is already. */
  public static void write(NoteKey key, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(unused(file), key.verifier() + " has signed nothing yet\n");
    OwnerOnly.create(file);
    Files.writeString(file, key.written() + "\n", StandardOpenOption.WRITE);
  }
}
