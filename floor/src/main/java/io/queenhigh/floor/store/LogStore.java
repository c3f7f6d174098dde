package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The rows of the transparency log, beside the journal that it is made of. It reads by connections
 * of its own, so that no table ever waits for it.
 */
public final class LogStore implements AutoCloseable {

  private static final String RUNS = "select first, stream, from_seq, to_seq, secret from log_run";

  /** Steps from name to name through a key, without a look at the rows in between. */
  private static final String NAMES =
      "with recursive names(stream) as (select min(stream) from %1$s union all"
          + " select (select min(stream) from %1$s where stream > names.stream)"
          + " from names where names.stream is not null)"
          + " select stream, (select %2$s from %1$s where %1$s.stream = names.stream"
          + " order by %3$s desc limit 1) from names where stream is not null";

  private final Address address;
  private final Turn turn;
  private final Reader reader;

  /** Rows that go together, all of them or none. */
  interface Rows {
    void insert(Connection connection) throws SQLException;
  }

  /** When it may write, and by which connection. */
  interface Turn {
    /**
     * Writes rows and commits them.
     *
     * @throws SQLException when they are not written, or nobody knows
     */
    void write(Rows rows) throws SQLException;

    /** Nothing more will be written. */
    default void end() {}
  }

  LogStore(Address address, Turn turn, Reader reader) {
    this.address = address;
    this.turn = turn;
    this.reader = reader;
  }

  /** Writes by a connection of its own, whenever it likes. */
  static LogStore alone(Address address) {
    return new LogStore(address, new OwnTurn(address), new Reader(address));
  }

  /** The log of a store that was open before, to look at. */
  public static LogStore at(String address) {
    return alone(Address.of(address));
  }

  /** How many leaves there are. */
  public long size() {
    return reader.all(RUNS + " order by first desc limit 1", LogStore::run).stream()
        .findFirst()
        .map(LogRun::end)
        .orElse(0L);
  }

  private static LogRun run(ResultSet row) throws SQLException {
    return new LogRun(
        row.getLong(1), row.getString(2), row.getLong(3), row.getLong(4), row.getString(5));
  }

  /** The last line of every stream that is in the log. */
  public SortedMap<String, Long> taken() {
    return byStream(NAMES.formatted("log_run", "to_seq", "from_seq"));
  }

  /** The last line of every stream of the journal. */
  public SortedMap<String, Long> written() {
    return byStream(NAMES.formatted("journal", "seq", "seq"));
  }

  private record Last(String stream, long seq) {}

  private SortedMap<String, Long> byStream(String query) {
    SortedMap<String, Long> last = new TreeMap<>();
    reader
        .all(query, row -> new Last(row.getString(1), row.getLong(2)))
        .forEach(each -> last.put(each.stream(), each.seq()));
    return last;
  }

  /** A stream's lines after a number: what they are, and their hashes. */
  public List<Head> lines(String stream, long after, int most) {
    return reader.all(
        "select seq, hash from journal where stream = ? and seq > ? order by seq limit ?",
        row -> new Head(row.getLong(1), row.getString(2)),
        stream,
        after,
        most);
  }

  /** The run that has a line, if the log has it yet. */
  public Optional<LogRun> runOf(String stream, long seq) {
    return reader
        .all(
            RUNS + " where stream = ? and from_seq <= ? order by from_seq desc limit 1",
            LogStore::run,
            stream,
            seq)
        .stream()
        .filter(run -> seq <= run.to())
        .findFirst();
  }

  /** The hashes of a tile, in base64. */
  public Optional<String> tile(int level, long number) {
    return reader
        .all(
            "select hashes from log_tile where level = ? and number = ?",
            row -> row.getString(1),
            level,
            number)
        .stream()
        .findFirst();
  }

  /** What was signed last under a name. */
  public Optional<LogCheckpoint> newest(String origin) {
    return checkpoints(" where origin = ? order by size desc limit 1", origin);
  }

  /** What was signed last, under whatever name. */
  public Optional<LogCheckpoint> newest() {
    return checkpoints(" order by at_millis desc limit 1");
  }

  public Optional<LogCheckpoint> checkpoint(String origin, long size) {
    return checkpoints(" where origin = ? and size = ?", origin, size);
  }

  /** Whether anything was ever signed here, under whatever name. */
  public boolean isSigned() {
    return checkpoints(" limit 1").isPresent();
  }

  private Optional<LogCheckpoint> checkpoints(String which, Object... values) {
    return reader
        .all(
            "select origin, size, root, at_millis, note from log_checkpoint" + which,
            row ->
                new LogCheckpoint(
                    row.getString(1),
                    row.getLong(2),
                    row.getString(3),
                    row.getLong(4),
                    row.getString(5)),
            values)
        .stream()
        .findFirst();
  }

  /**
   * Writes what comes next in the log, all of it or nothing.
   *
   * @return whether it is on disk; if not, somebody else has gone on from there
   * @throws StoreUnavailable when it may or may not have been written: read before going on
   */
  public synchronized boolean append(List<LogRun> runs, List<LogTile> tiles) {
    return write(
        connection -> {
          insertRuns(connection, runs);
          insertTiles(connection, tiles);
        });
  }

  /**
   * Keeps what was signed, before anybody sees it; false when that size is kept already, to stay.
   */
  public synchronized boolean keep(LogCheckpoint checkpoint) {
    return write(connection -> insert(connection, checkpoint));
  }

  private boolean write(Rows rows) {
    try {
      if (isWritten(rows)) {
        return true;
      }
      turn.write(address.vendor()::mark);
      return false;
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "The transparency log cannot be written just now (incident %s)."
              .formatted(Incidents.note("the transparency log could not be written", e)),
          e);
    }
  }

  private boolean isWritten(Rows rows) throws SQLException {
    try {
      turn.write(rows);
      return true;
    } catch (SQLException e) {
      if (address.vendor().trouble(e) == Trouble.REFUSED) {
        return false;
      }
      throw e;
    }
  }

  private static void insertRuns(Connection connection, List<LogRun> runs) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into log_run (first, stream, from_seq, to_seq, secret)"
                + " values (?, ?, ?, ?, ?)")) {
      for (LogRun run : runs) {
        insert.setLong(1, run.first());
        insert.setString(2, run.stream());
        insert.setLong(3, run.from());
        insert.setLong(4, run.to());
        insert.setString(5, run.secret());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void insertTiles(Connection connection, List<LogTile> tiles) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into log_tile (level, number, hashes) values (?, ?, ?)"
                + " on conflict (level, number) do update set hashes = excluded.hashes")) {
      for (LogTile tile : tiles) {
        insert.setInt(1, tile.level());
        insert.setLong(2, tile.number());
        insert.setString(3, tile.hashes());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void insert(Connection connection, LogCheckpoint checkpoint) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into log_checkpoint (origin, size, root, at_millis, note)"
                + " values (?, ?, ?, ?, ?)")) {
      insert.setString(1, checkpoint.origin());
      insert.setLong(2, checkpoint.size());
      insert.setString(3, checkpoint.root());
      insert.setLong(4, checkpoint.atMillis());
      insert.setString(5, checkpoint.note());
      insert.executeUpdate();
    }
  }

  @Override
  public synchronized void close() {
    turn.end();
    reader.close();
  }

  /** Connects when there is something to write. */
  private static final class OwnTurn implements Turn {

    private final WriterSessions sessions;
    private @Nullable Connection connection;

    OwnTurn(Address address) {
      this.sessions = new WriterSessions(address);
    }

    @Override
    public void write(Rows rows) throws SQLException {
      Connection present = connection;
      if (present == null) {
        present = sessions.next();
        connection = present;
      }
      try {
        rows.insert(present);
        Vendor.commit(present);
      } catch (SQLException e) {
        end();
        throw e;
      }
    }

    /** Closing rolls back what was not committed. */
    @Override
    public void end() {
      try {
        if (connection != null) {
          connection.close();
        }
      } catch (SQLException _) {
        // It is gone either way.
      }
      connection = null;
    }
  }
}
