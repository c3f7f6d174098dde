package io.queenhigh.floor.golden;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/**
 * Writes the golden floors of the present version: {@code ./queenhigh golden NAME}. It is no test,
 * and run by its name only; what is there already is never written again.
 */
class GoldenFloorWriter {

  /** A Saturday evening, fixed, so that nothing depends on when this is run. */
  private static final Instant EVENING = Instant.parse("2026-11-14T18:00:00Z");

  private static final List<Script> SCRIPTS =
      List.of(
          new CardRoomNight(),
          new JackpotNight(),
          new LongMeter(),
          new OfficeNight(),
          new PhysicalNight());

  @Test
  void writesTheGoldenFloorsOfThisVersion() throws Exception {
    String name = System.getProperty("queenhigh.golden", "");
    if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new IllegalArgumentException(
          "a golden version has a name of small letters, digits and hyphens: "
              + "./queenhigh golden format-8");
    }
    Path version = GoldenFloor.ALL.resolve(name);
    if (Files.exists(version)) {
      throw new IllegalStateException(
          version + " is there: a golden floor is written once and never again");
    }
    Path work = Files.createTempDirectory("queenhigh-golden");
    for (Script script : SCRIPTS) {
      write(script, work.resolve(script.name()));
    }
    Files.createDirectories(version);
    for (Script script : SCRIPTS) {
      Path folder = Files.createDirectory(version.resolve(script.name()));
      try (var files = Files.list(work.resolve(script.name()))) {
        for (Path file : files.toList()) {
          Files.copy(file, folder.resolve(file.getFileName().toString()));
        }
      }
    }
  }

  private static void write(Script script, Path folder) throws IOException, SQLException {
    Files.createDirectories(folder);
    Path file = Files.createTempDirectory("queenhigh-golden").resolve("floor.db");
    Postgres.writeKey(Path.of(file + ".key"));
    // A key without its store is one that was lost; this one begins with it.
    Store.openNew("sqlite:" + file).close();
    try (GoldenRoom room =
        new GoldenRoom("sqlite:" + file, script.shuffler(), new StepClock(EVENING))) {
      script.plays(room);
      PackedText.write(folder.resolve(GoldenFloor.ROUNDS), room.exported());
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      for (StoreText table : StoreText.ALL) {
        table.write(connection, folder);
      }
      Files.writeString(folder.resolve(GoldenFloor.SCHEMA), schema(connection) + "\n");
      fold(connection);
    }
    for (String key : GoldenFloor.KEYS) {
      if (Files.exists(file.resolveSibling(key))) {
        Files.copy(file.resolveSibling(key), folder.resolve(key));
      }
    }
    if (Files.exists(Path.of(file + "-wal"))) {
      throw new IllegalStateException("the log of " + file + " is not in its file");
    }
    try (InputStream in = Files.newInputStream(file);
        OutputStream out =
            new GZIPOutputStream(Files.newOutputStream(folder.resolve(GoldenFloor.DATABASE)))) {
      in.transferTo(out);
    }
  }

  /** The version of the tables, as the database's own history says. */
  private static String schema(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select version from flyway_schema_history order by installed_rank desc limit 1")) {
      rows.next();
      return rows.getString(1);
    }
  }

  /** Everything into the file, and no page too many. */
  private static void fold(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("vacuum");
      statement.execute("pragma wal_checkpoint(truncate)");
    }
  }
}
