package io.queenhigh.floor.store;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * That rows of a store have been bound, noted beside its key. Whoever holds the database can take
 * all marks off there and pass rows of his own for old ones that never had any; he does not get
 * here.
 *
 * <p>A key file that somebody has named may serve several stores, so that the note has a line for
 * each. Where keys are no file, or nothing may be written beside them, the environment says it.
 */
final class BoundNote {

  /** Says it where it cannot be noted. */
  static final String VARIABLE = "QUEENHIGH_PEOPLE_BOUND";

  /** For stores that nobody else can reach. */
  static final BoundNote NONE = new BoundNote(Optional.empty(), "", Optional.of("no"));

  private static final System.Logger LOG = System.getLogger(BoundNote.class.getName());

  private final Optional<Path> file;
  private final String line;
  private final Optional<String> said;

  private BoundNote(Optional<Path> file, String line, Optional<String> said) {
    this.file = file;
    this.line = line;
    this.said = said;
  }

  static BoundNote of(Address address) {
    return of(address, name -> System.getenv(name));
  }

  /**
   * The note of a store that is being opened, which is no time to find out later.
   *
   * @throws StoreUnavailable when it cannot be read
   */
  static BoundNote readable(Address address) {
    BoundNote note = of(address);
    note.isThere();
    return note;
  }

  static BoundNote of(Address address, UnaryOperator<String> environment) {
    Optional<Path> named = StoreKeys.named(address, environment);
    boolean inTheEnvironment = named.isEmpty() && environment.apply(StoreKeys.KEY_VARIABLE) != null;
    Optional<Path> keys =
        inTheEnvironment ? Optional.empty() : named.or(() -> address.file().map(StoreKeys::beside));
    return new BoundNote(
        keys.map(file -> file.resolveSibling(file.getFileName() + ".bound")),
        "Rows of people are bound in " + (named.isPresent() ? address.shown() : "this store"),
        Optional.ofNullable(environment.apply(VARIABLE)).filter(word -> !word.isBlank()));
  }

  /**
   * Whether it is noted.
   *
   * @throws StoreUnavailable when that cannot be read
   */
  boolean isThere() {
    return said.equals(Optional.of("yes")) || file.filter(this::isIn).isPresent();
  }

  private boolean isIn(Path note) {
    try {
      return Files.exists(note) && Files.readString(note).lines().anyMatch(line::equals);
    } catch (IOException e) {
      throw new StoreUnavailable(
          "%s cannot be read (%s): put it back from the copy that lies with the key."
              .formatted(note, e.getMessage()),
          e);
    }
  }

  /** Notes it; what cannot be noted is said in the log, and what to do about it. */
  void write() {
    if (said.isPresent() || isThere()) {
      return;
    }
    try {
      if (file.isPresent()) {
        Files.writeString(
            file.get(), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return;
      }
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be written ({1})", file.get(), e);
    }
    LOG.log(
        Level.WARNING,
        "That rows of people are bound is noted in the database alone: set {0}=yes",
        VARIABLE);
  }
}
