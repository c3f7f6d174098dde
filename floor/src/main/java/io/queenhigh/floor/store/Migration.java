package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/** Brings the tables of a database up to the present version. */
final class Migration {

  private Migration() {}

  /** A database that is up to date is opened without Flyway, which takes most of a second. */
  static void run(Address address) {
    // Whoever connects first settles how large its pages are.
    address.file().filter(Migration::isNew).ifPresent(Migration::layOut);
    if (!version(address).equals(Optional.of(address.vendor().present()))) {
      migrate(address);
    }
  }

  /** Nothing also when it cannot be read; then Flyway finds out why. */
  static Optional<String> version(Address address) {
    try (Connection connection = address.connect();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select version from flyway_schema_history where success"
                    + " order by installed_rank desc limit 1")) {
      return rows.next() ? Optional.ofNullable(rows.getString(1)) : Optional.empty();
    } catch (SQLException _) {
      return Optional.empty();
    }
  }

  private static void migrate(Address address) {
    LogFactory.setFallbackLogCreator(_ -> new Silence());
    try {
      Flyway.configure()
          .dataSource(
              address.jdbc(),
              address.login().getProperty("user"),
              address.login().getProperty("password"))
          .locations("classpath:db/common", "classpath:db/" + address.vendor().folder())
          .placeholders(address.vendor().types())
          // A database of a later version is not ours to write to.
          .ignoreMigrationPatterns(new String[0])
          .load()
          .migrate();
    } catch (FlywayException e) {
      if (mayNot(e)) {
        throw new StoreUnavailable(
            "%s has not the tables of version %s, and this role may not change that: run queenhigh store migrate as their owner."
                .formatted(address.shown(), address.vendor().present()),
            e);
      }
      throw new StoreUnavailable(
          "%s cannot be opened (%s). See that it can be reached and is not of a later version."
              .formatted(address.shown(), why(e)),
          e);
    }
  }

  /** What the database itself says, where it says anything. */
  private static String why(FlywayException e) {
    String said = Reader.firstLine(e);
    for (Throwable each = e; each != null; each = each.getCause()) {
      if (each instanceof SQLException sql) {
        said = Reader.firstLine(sql);
      }
    }
    return said;
  }

  private static boolean mayNot(Throwable trouble) {
    for (Throwable each = trouble; each != null; each = each.getCause()) {
      if (each instanceof SQLException sql && "42501".equals(sql.getSQLState())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNew(Path file) {
    try {
      return Files.notExists(file) || Files.size(file) == 0;
    } catch (IOException _) {
      return false;
    }
  }

  /**
   * A new file gets small pages: every table writes to a few places of its own, and a page is the
   * least that goes to disk. Where this fails, Flyway finds out why.
   */
  private static void layOut(Path file) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma page_size = 2048");
      statement.execute("pragma journal_mode = wal");
    } catch (SQLException _) {
      // As said.
    }
  }

  /** What goes wrong is thrown; the rest is of no interest to a card room. */
  private static final class Silence implements Log {

    @Override
    public void debug(String message) {}

    @Override
    public void info(String message) {}

    @Override
    public void warn(String message) {}

    @Override
    public void error(String message) {}

    @Override
    public void error(String message, Exception e) {}

    @Override
    public void notice(String message) {}
  }
}
