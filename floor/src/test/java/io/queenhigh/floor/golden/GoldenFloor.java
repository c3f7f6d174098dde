package io.queenhigh.floor.golden;

import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.OwnerOnly;
import io.queenhigh.floor.store.Postgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** A golden floor that was written by some version, this one or an earlier. */
public record GoldenFloor(Path folder) {

  /** Where they all are, seen from any module. */
  public static final Path ALL = Path.of("..", "floor", "src", "test", "golden");

  static final String DATABASE = "floor.db.gz";

  /** Seals decks. All golden floors have the one of the tests, which PostgreSQL has, too. */
  static final String KEY = "floor.db.key";

  static final String LOG_KEY = "floor.db.log-key";

  /** What lies beside a store's file; there were none in format 1. */
  static final List<String> KEYS = List.of(KEY, LOG_KEY);

  static final String SCHEMA = "schema.txt";
  static final String ROUNDS = "rounds.jsonl";

  /** Every one there is: none is named anywhere, so that none can be forgotten. */
  public static List<GoldenFloor> all() throws IOException {
    try (Stream<Path> folders = Files.walk(ALL, 2)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(DATABASE)))
          .sorted()
          .map(GoldenFloor::new)
          .toList();
    }
  }

  /** The folder of all that were written by one version. */
  public Path version() {
    return ALL.resolve(ALL.relativize(folder).getName(0));
  }

  /** A copy of its file, for this run only. */
  public String onSqlite(Path temporary) throws IOException {
    Path file = temporary.resolve("floor.db");
    try (InputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve(DATABASE)))) {
      Files.copy(in, file);
    }
    for (String key : KEYS) {
      if (Files.exists(folder.resolve(key))) {
        Path beside = temporary.resolve(key);
        OwnerOnly.create(beside);
        Files.writeString(beside, Files.readString(folder.resolve(key)));
      }
    }
    return "sqlite:" + file;
  }

  /** What its log is signed with, if it has one. */
  public Optional<NoteKey> logKey() throws IOException {
    Path file = folder.resolve(LOG_KEY);
    return Files.exists(file) ? NoteKey.parse(Files.readString(file)) : Optional.empty();
  }

  /** What was signed of its log, as it was given away. */
  public List<String> checkpoints() throws IOException {
    return StoreText.LOG_CHECKPOINT.stored(folder).stream()
        .map(row -> row.substring(row.lastIndexOf('\t') + 1).replace("\\n", "\n"))
        .toList();
  }

  /** A database of its own with the tables of that time, filled from the text. */
  public String onPostgresql() throws IOException, SQLException {
    String store = Postgres.server().database("golden");
    OldTables.create(store, Files.readString(folder.resolve(SCHEMA)).strip());
    try (Connection connection = OldTables.connect(store)) {
      connection.setAutoCommit(false);
      for (StoreText table : StoreText.ALL) {
        table.load(connection, folder);
      }
      connection.commit();
    }
    return store;
  }

  /** The rounds that were over, as they were exported then: a line of JSON for each. */
  public List<String> exportedRounds() throws IOException {
    return PackedText.read(folder.resolve(ROUNDS));
  }

  /** When the last line was written. */
  public Instant stoppedAt() throws IOException {
    return Instant.ofEpochMilli(
        StoreText.JOURNAL.stored(folder).stream()
            .mapToLong(line -> Long.parseLong(line.split("\t", -1)[5]))
            .max()
            .orElseThrow());
  }

  /** {@code format-1/card-room}. */
  @Override
  public String toString() {
    return ALL.relativize(folder).toString();
  }
}
