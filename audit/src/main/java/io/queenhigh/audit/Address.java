package io.queenhigh.audit;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where books lie: {@code sqlite:FILE} or {@code postgresql://user:password@host/database}. */
final class Address {

  private static final String SQLITE = "sqlite:";
  private static final String POSTGRESQL = "postgresql://";
  private static final Pattern PASSWORD_FILE = Pattern.compile("[?&]passwordFile=([^&]*)");

  private Address() {}

  /** A connection that cannot write. */
  static Connection connect(String store) throws SQLException {
    if (store.startsWith(SQLITE)) {
      return sqlite(store.substring(SQLITE.length()));
    }
    if (store.startsWith(POSTGRESQL)) {
      return postgresql(store.substring(POSTGRESQL.length()));
    }
    throw new SQLException("a store is sqlite:FILE or postgresql://HOST/DATABASE");
  }

  private static Connection sqlite(String rest) throws SQLException {
    Path file = Path.of(rest.split("\\?", 2)[0]);
    if (!Files.isRegularFile(file)) {
      throw new SQLException("there is no file " + file);
    }
    Properties readOnly = new Properties();
    readOnly.setProperty("open_mode", "1");
    readOnly.setProperty("busy_timeout", "5000");
    return DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath(), readOnly);
  }

  /**
   * The log of an SQLite store that needs it and has it no more, or not all of it. Whoever has
   * looked into the store since may have made an empty one, and of one that is damaged SQLite reads
   * what stands before that, which may be nothing.
   */
  static Optional<Path> logThatIsLost(String store) {
    if (!store.startsWith(SQLITE)) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(store.substring(SQLITE.length()).split("\\?", 2)[0]).toRealPath();
      Path log = file.resolveSibling(file.getFileName() + "-wal");
      Path lock = file.resolveSibling(file.getFileName() + ".lock");
      String state = Files.exists(lock) ? Files.readString(lock) : "";
      boolean isGone =
          switch (state) {
            case "open\n" -> !Files.exists(log);
            case "written\n" ->
                !Files.exists(log)
                    || LastWritings.of(log).isEmpty()
                    || LastWritings.areDamaged(log);
            default -> false;
          };
      return isGone ? Optional.of(log) : Optional.empty();
    } catch (IOException _) {
      // Whoever opens it says so.
      return Optional.empty();
    }
  }

  private static Connection postgresql(String rest) throws SQLException {
    Properties login = new Properties();
    password(rest).ifPresent(word -> login.setProperty("password", word));
    int options = rest.indexOf('?');
    int at = rest.lastIndexOf('@', options < 0 ? rest.length() : options);
    if (at >= 0) {
      String[] words = rest.substring(0, at).split(":", 2);
      login.setProperty("user", decoded(words[0]));
      if (words.length == 2) {
        login.setProperty("password", decoded(words[1]));
      }
    }
    String database = rest.substring(at + 1).replaceAll("(key|password)File=[^&]*&?", "");
    Connection connection = DriverManager.getConnection("jdbc:" + POSTGRESQL + database, login);
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    return connection;
  }

  /** One that is not in the address is in a file that it names, or in the environment. */
  private static Optional<String> password(String rest) throws SQLException {
    Matcher named = PASSWORD_FILE.matcher(rest);
    if (!named.find()) {
      return Optional.ofNullable(System.getenv("QUEENHIGH_STORE_PASSWORD"));
    }
    try {
      return Optional.of(Files.readString(Path.of(decoded(named.group(1)))).strip());
    } catch (IOException e) {
      throw new SQLException("the password file cannot be read: " + e, e);
    }
  }

  /** A plus in a password is a plus. */
  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
