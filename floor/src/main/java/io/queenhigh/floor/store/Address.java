package io.queenhigh.floor.store;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a store is: {@code sqlite:data/floor.db} or {@code
 * postgresql://user:password@host/database}. A password had better be in a file, {@code
 * ?passwordFile=…}, or in the environment.
 *
 * @param login the user and the password, as far as they are given before the host
 * @param file the file of an SQLite store
 * @param keyFile where its keys are, as far as the address says so: {@code ?keyFile=…}
 */
record Address(
    Vendor vendor,
    String jdbc,
    Properties login,
    Optional<Path> file,
    Optional<Path> keyFile,
    String shown) {

  private static final String SQLITE = "sqlite:";
  private static final String POSTGRESQL = "postgresql://";
  private static final String KEY_FILE = "keyFile";
  private static final String PASSWORD_FILE = "passwordFile";

  /**
   * A file that is not there is not made: SQLite would take the log beside it for nobody's, and
   * delete it.
   */
  private static final String READ_AND_WRITE = "&open_mode=2";

  /** Of several servers the one that takes writings; who that is may change at any moment. */
  private static final String WHICHEVER_LEADS =
      "&connectTimeout=2&targetServerType=primary&hostRecheckSeconds=1";

  private static final String THE_ONLY_ONE = "&connectTimeout=5";

  /** A server that takes connections and does not answer is left for the next after so long. */
  private static final int WITH_EACH_SECONDS = 4;

  private static final String PATIENCE = "socketTimeout";

  /** The password of a PostgreSQL store whose address names neither one nor a file with it. */
  private static final String PASSWORD_VARIABLE = "QUEENHIGH_STORE_PASSWORD";

  static Address of(String store) {
    return of(store, name -> System.getenv(name));
  }

  static Address of(String store, UnaryOperator<String> environment) {
    String databases = without(PASSWORD_FILE, without(KEY_FILE, store));
    Optional<Path> keyFile = option(KEY_FILE, store).map(Path::of);
    if (store.startsWith(SQLITE)) {
      return sqlite(databases.substring(SQLITE.length()), keyFile);
    }
    if (store.startsWith(POSTGRESQL)) {
      Optional<String> password =
          option(PASSWORD_FILE, store)
              .map(file -> OwnerOnly.read("password file", Path.of(file)).strip())
              .or(() -> Optional.ofNullable(environment.apply(PASSWORD_VARIABLE)));
      return postgresql(databases.substring(POSTGRESQL.length()), keyFile, password);
    }
    throw new IllegalArgumentException(
        "a store is sqlite:FILE or postgresql://HOST/DATABASE, not " + withoutPassword(store));
  }

  /** An option that is ours and not the database's. */
  private static Optional<String> option(String name, String store) {
    return options(store)
        .filter(option -> option.startsWith(name + "="))
        .map(option -> decoded(option.substring(name.length() + 1)))
        .findFirst();
  }

  private static String without(String name, String store) {
    String rest =
        options(store)
            .filter(option -> !option.startsWith(name + "="))
            .collect(Collectors.joining("&"));
    String place = store.split("\\?", 2)[0];
    return rest.isEmpty() ? place : place + "?" + rest;
  }

  private static Stream<String> options(String store) {
    String[] parts = store.split("\\?", 2);
    return parts.length < 2 ? Stream.of() : Stream.of(parts[1].split("&"));
  }

  private static Address sqlite(String rest, Optional<Path> keyFile) {
    int options = rest.indexOf('?');
    String file = options < 0 ? rest : rest.substring(0, options);
    if (file.isBlank() || file.startsWith(":")) {
      throw new IllegalArgumentException("a store needs a file: sqlite:FILE, not sqlite:" + rest);
    }
    // The porter carries the log into the file; the writer itself never stops for that.
    String jdbc =
        "jdbc:sqlite:"
            + rest
            + (options < 0 ? "?" : "&")
            + "journal_mode=WAL&synchronous=FULL&busy_timeout=5000&wal_autocheckpoint=0"
            + READ_AND_WRITE;
    return new Address(
        Vendor.SQLITE, jdbc, new Properties(), Optional.of(Path.of(file)), keyFile, SQLITE + rest);
  }

  private static Address postgresql(
      String rest, Optional<Path> keyFile, Optional<String> password) {
    Properties login = new Properties();
    password.ifPresent(word -> login.setProperty("password", word));
    String host = rest;
    int at = rest.lastIndexOf('@', rest.contains("?") ? rest.indexOf('?') : rest.length());
    if (at >= 0) {
      host = rest.substring(at + 1);
      String[] words = rest.substring(0, at).split(":", 2);
      login.setProperty("user", decoded(words[0]));
      if (words.length == 2) {
        login.setProperty("password", decoded(words[1]));
      }
    }
    String jdbc =
        "jdbc:postgresql://"
            + host
            + (host.contains("?") ? "&" : "?")
            + "reWriteBatchedInserts=true&tcpKeepAlive=true&loginTimeout=10"
            + "&ApplicationName=queenhigh&logServerErrorDetail=false"
            + (host.split("/", 2)[0].contains(",") ? WHICHEVER_LEADS : THE_ONLY_ONE);
    return new Address(
        Vendor.POSTGRESQL,
        jdbc,
        login,
        Optional.empty(),
        keyFile,
        withoutPassword(POSTGRESQL + rest));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static String withoutPassword(String store) {
    return store
        .replaceAll("password=[^&]*", "password=…")
        .replaceAll("//([^:@/?]*):[^/?]*@", "//$1:…@");
  }

  /** A connection to read by. */
  Connection connect() throws SQLException {
    return connectToRead("120");
  }

  /** The same for whoever holds a table's turn meanwhile. */
  Connection connectToAnswer() throws SQLException {
    return connectToRead("30");
  }

  private Connection connectToRead(String patienceSeconds) throws SQLException {
    return switch (vendor) {
      case SQLITE -> connect("cache_size", "-16000");
      case POSTGRESQL -> connect(PATIENCE, patienceSeconds);
    };
  }

  /** The connection to write by; it commits when it is told to. */
  Connection connectToWrite() throws SQLException {
    Connection connection =
        switch (vendor) {
          case SQLITE -> connect("cache_size", "-64000");
          case POSTGRESQL -> connect(PATIENCE, "30");
        };
    try {
      if (vendor == Vendor.POSTGRESQL) {
        prepare(connection);
      }
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /**
   * A connection by which a node shows that it lives: it never waits long for anything. Nor does it
   * for a standby: who lives, and who has what, ends with the server.
   */
  Connection connectToLive() throws SQLException {
    Connection connection = connect(PATIENCE, "2");
    try (Statement statement = connection.createStatement()) {
      statement.execute("set synchronous_commit = local");
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Whether any program has an SQLite file open: then it cannot be had alone, not for a moment. */
  static boolean isInUse(Path file) {
    try (Connection alone = DriverManager.getConnection("jdbc:sqlite:" + file + "?busy_timeout=0");
        Statement statement = alone.createStatement()) {
      statement.execute("pragma locking_mode = exclusive");
      statement.execute("begin immediate");
      statement.execute("rollback");
      return false;
    } catch (SQLException e) {
      return Vendor.SQLITE.trouble(e) == Trouble.BUSY;
    }
  }

  private Connection connect(String option, String value) throws SQLException {
    Properties properties = new Properties();
    properties.putAll(login);
    properties.setProperty(option, value);
    if (!hasSeveral() || jdbc.contains(PATIENCE + "=")) {
      return DriverManager.getConnection(jdbc, properties);
    }
    int patience = Integer.parseInt(value);
    properties.setProperty(PATIENCE, "" + Math.min(patience, WITH_EACH_SECONDS));
    Connection connection = DriverManager.getConnection(jdbc, properties);
    connection.setNetworkTimeout(Runnable::run, patience * 1_000);
    return connection;
  }

  private boolean hasSeveral() {
    return jdbc.endsWith(WHICHEVER_LEADS);
  }

  /**
   * A server forgets a writer who falls silent in the middle of a writing as soon as it forgets
   * that his node lives: until then his rows are held against those who take over. And it never
   * answers before it is sure of its disk.
   */
  private static void prepare(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + NodeStore.SILENT_MILLIS);
      statement.execute("set lock_timeout = '15s'");
      statement.execute(
          "select set_config('synchronous_commit', 'on', false)"
              + " where current_setting('synchronous_commit') = 'off'");
    }
  }
}
