package io.queenhigh.floor.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A PostgreSQL server of the tests' own: on a free port, in a folder that goes away with it, and
 * under another user where the tests run as root, which the server refuses. It flushes to disk like
 * any other: durability is what is tested.
 */
public final class Postgres {

  /** The key of all its databases. */
  public static final String KEY = "7".repeat(64);

  private static final String USER = "queenhigh";

  private final Path programs;
  private final Path folder;
  private final int port;
  private final Path key;
  private final AtomicInteger databases = new AtomicInteger();

  private Postgres(Path programs, Path folder, int port, Path key) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.key = key;
  }

  /** Keeps why it did not start: every test that asks says so, not only the first. */
  private static final class Running {
    static final Supplier<Postgres> SERVER = started();

    private static Supplier<Postgres> started() {
      try {
        Postgres server = create();
        return () -> server;
      } catch (RuntimeException e) {
        return () -> {
          throw new IllegalStateException("PostgreSQL did not start: " + e.getMessage(), e);
        };
      }
    }
  }

  /** The server of this test run, started when it is first asked for. */
  public static Postgres server() {
    return Running.SERVER.get();
  }

  /** The address of a new, empty database, whose name begins so, with a key. */
  public String database(String name) {
    String numbered = name + "_" + databases.incrementAndGet();
    tell("create database " + numbered);
    return withoutKey(numbered) + "?keyFile=" + key;
  }

  private String withoutKey(String database) {
    return "postgresql://" + USER + "@127.0.0.1:" + port + "/" + database;
  }

  /** Makes a key file with the key of these databases. */
  public static void writeKey(Path file) throws IOException {
    OwnerOnly.create(file);
    Files.writeString(file, KEY + "\n");
  }

  /** Where it listens, on this machine. */
  public int port() {
    return port;
  }

  /** Cuts everybody off, as a crash would, and is back when this returns. */
  public void restart() {
    stop();
    start();
  }

  /** Ends without a word to anybody. */
  public void stop() {
    run("pg_ctl", "-D", data(), "-w", "-m", "immediate", "stop");
  }

  /** Freezes whoever serves a database, as a machine that does not answer any more would. */
  public AutoCloseable freeze(String address) {
    String database = address.substring(address.lastIndexOf('/', address.indexOf('?')) + 1);
    List<String> frozen = serving(database.substring(0, database.indexOf('?')));
    frozen.forEach(process -> execute(List.of("kill", "-STOP", process)));
    return () -> frozen.forEach(process -> execute(List.of("kill", "-CONT", process)));
  }

  private List<String> serving(String database) {
    String jdbc = "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
    try (Connection connection = DriverManager.getConnection(jdbc);
        PreparedStatement select =
            connection.prepareStatement("select pid from pg_stat_activity where datname = ?")) {
      select.setString(1, database);
      List<String> processes = new ArrayList<>();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          processes.add(rows.getString(1));
        }
      }
      return processes;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  public void start() {
    String options = "-p " + port + " -k " + folder + " -c listen_addresses=127.0.0.1";
    if (version(programs) >= 14) {
      // After a crash it flushes what lies in its folder: all at once, not ten thousand files.
      options += " -c recovery_init_sync_method=syncfs";
    }
    try {
      run("pg_ctl", "-D", data(), "-w", "-t", "180", "-l", log(), "-o", options, "start");
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + said(), e);
    }
  }

  private String said() {
    try {
      return Files.readString(Path.of(log()));
    } catch (IOException e) {
      return "(its log cannot be read: " + e.getMessage() + ")";
    }
  }

  private void tell(String sql) {
    run("psql", "-h", "127.0.0.1", "-p", "" + port, "-U", USER, "-d", "postgres", "-qc", sql);
  }

  private static Postgres create() {
    try {
      Path folder = Files.createTempDirectory("queenhigh-postgres");
      Path key = Files.createTempDirectory("queenhigh").resolve("key");
      writeKey(key);
      key.toFile().deleteOnExit();
      Postgres server = new Postgres(programs(), folder, Port.free(), key);
      if (isRoot()) {
        execute(List.of("chown", "postgres", folder.toString()));
      }
      server.run("initdb", "-D", server.data(), "-U", USER, "-A", "trust", "-E", "UTF8");
      Runtime.getRuntime().addShutdownHook(new Thread(server::remove));
      server.start();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException("PostgreSQL could not be started", e);
    }
  }

  private void remove() {
    if (Files.exists(folder.resolve("data").resolve("postmaster.pid"))) {
      stop();
    }
    execute(List.of("rm", "-rf", folder.toString()));
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private String log() {
    return folder.resolve("log").toString();
  }

  private void run(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("runuser", "-u", "postgres", "--"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(arguments));
    execute(command);
  }

  static void execute(List<String> command) {
    try {
      Path said = Files.createTempFile("queenhigh-postgres", ".txt");
      Process process =
          new ProcessBuilder(command)
              .directory(Path.of("/").toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile())
              .start();
      int code = process.waitFor();
      String text = Files.readString(said);
      Files.delete(said);
      if (code != 0) {
        throw new IllegalStateException(String.join(" ", command) + " failed: " + text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(String.join(" ", command), e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(String.join(" ", command), e);
    }
  }

  static Path programs() throws IOException {
    Path versions = Path.of("/usr/lib/postgresql");
    if (Files.isDirectory(versions)) {
      try (Stream<Path> found = Files.list(versions)) {
        return found
            .map(version -> version.resolve("bin"))
            .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
            .max(Comparator.comparingInt(Postgres::version))
            .orElseThrow(Postgres::missing);
      }
    }
    throw missing();
  }

  /** {@code /usr/lib/postgresql/15/bin} is of version 15. */
  private static int version(Path programs) {
    return Integer.parseInt(programs.getName(programs.getNameCount() - 2).toString());
  }

  private static IllegalStateException missing() {
    return new IllegalStateException(
        "these tests need PostgreSQL's server programs: apt install postgresql");
  }

  static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }
}
