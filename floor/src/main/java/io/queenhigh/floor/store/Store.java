package io.queenhigh.floor.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;

/**
 * A floor's memory: journal, ledger and what is kept beside them. What it has acknowledged stays,
 * and of two writers of one stream it lets one through.
 */
public interface Store extends AutoCloseable {

  /**
   * Opens {@code sqlite:FILE} or {@code postgresql://…}, creates what is not there yet and checks
   * the books. Its keys are in {@code ?keyFile=…}, in the environment ({@link StoreKeys}), or
   * beside an SQLite file.
   *
   * @throws StoreUnavailable when it cannot be opened or its books are wrong, in words
   */
  static Store open(String address) {
    return JdbcStore.open(address, false);
  }

  /**
   * The same, also where something remains of a store whose file is gone: begins an empty one
   * there. What its log still held is put aside, not thrown away.
   */
  static Store openNew(String address) {
    return JdbcStore.open(address, true);
  }

  /**
   * Brings the tables of a database up to the present version, for which their owner is needed.
   *
   * @param serving a PostgreSQL role that shall serve the floor: it may add to history, but never
   *     change it
   */
  static void migrate(String address, Optional<String> serving) {
    Address at = Address.of(address);
    Migration.run(at);
    serving.ifPresent(role -> ServingRole.grant(at, role));
  }

  /**
   * Copies an SQLite store, which may be in use meanwhile, into a new file that only its owner may
   * read.
   */
  static void backUp(String address, Path file) {
    Backup.of(Address.of(address), file);
  }

  /** Where it is, password included: for an auditor who opens it by himself. */
  String address();

  /** Seals and opens the small secrets that are kept here, by keys that are not. */
  Vault vault();

  /**
   * Writes what a command brought about. The answer comes when it is on disk, on the store's own
   * writing thread: whoever has more to do with it goes on elsewhere.
   */
  CompletableFuture<Written> write(Writing writing);

  /** The same, unless a wallet would then have brought more to the tables than it may. */
  CompletableFuture<Written> write(Writing writing, Ceiling ceiling);

  /** The rows of its transparency log; whoever asks closes it before the store. */
  default LogStore log() {
    return LogStore.at(address());
  }

  /** How many writings its writer has not taken up yet. */
  int waiting();

  /** How busy its writer is. */
  Pulse pulse();

  /** How often it could not do what it was asked, by kind. */
  SortedMap<String, Long> troubles();

  /** A stream's lines after a number, in order, at most so many. */
  List<Entry> read(String stream, long after, int most);

  /** The same, but only lines of these types, as they are spelled with their versions. */
  List<Entry> read(String stream, List<String> types, long after, int most);

  /**
   * The line in which a command ended, if one was ever written under its id. Whoever repeats the
   * command is told by it that it is done: so it is as durable as if it had just been written.
   */
  Optional<Entry> lineOf(String stream, String command);

  /** The last line of a stream that is of one of these types, in whatever version. */
  Optional<Entry> last(String stream, List<String> types);

  /** All streams that have a line, in order of their names. */
  List<String> streams();

  /** Where a stream stands; {@link Head#NONE} when it has no line yet. */
  Head head(String stream);

  /** Where every stream stands. */
  SortedMap<String, Head> heads();

  /** What an account holds; nothing when it was never used. */
  long balance(String account);

  /** The accounts whose names begin so, and what they hold. */
  SortedMap<String, Long> balances(String prefix);

  /** The ledger of one account, newest first, after skipping some. */
  List<Moved> moves(String account, long skip, int most);

  /** What the lines of a stream moved, in order. */
  List<LedgerRow> transfers(String stream, long first, long last);

  /** What is kept under an id, if anything is. */
  Optional<String> kept(String kind, String id);

  /** Those of these ids under which something is kept, and what it is: one question, not many. */
  SortedMap<String, String> kept(String kind, List<String> ids);

  /** Everything kept of a kind, by id. */
  SortedMap<String, String> keptOf(String kind);

  /** What is kept of a kind under ids that begin so, by id. */
  SortedMap<String, String> keptOf(String kind, String prefix);

  Tally tally();

  /** What is wrong with the books, in words; nothing, unless somebody has been at the tables. */
  List<String> wrongInTheBooks();

  /** Writes what still waits, then lets go of the database. */
  @Override
  void close();
}
