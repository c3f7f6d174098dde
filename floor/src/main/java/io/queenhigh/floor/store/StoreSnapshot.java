package io.queenhigh.floor.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;

/**
 * A store as it stood at one moment, for reading only, while a floor may go on writing to it. Rows
 * pass one after the other, so that a journal of any length fits.
 */
public final class StoreSnapshot implements AutoCloseable {

  private static final int PORTION = 2_000;

  private final Connection connection;
  private final String shown;

  private StoreSnapshot(Connection connection, String shown) {
    this.connection = connection;
    this.shown = shown;
  }

  /**
   * Opens {@code sqlite:FILE} or {@code postgresql://…}.
   *
   * @throws StoreUnavailable when it cannot be read, in words
   */
  public static StoreSnapshot open(String store) {
    Address address = Address.of(store);
    try {
      Connection connection =
          switch (address.vendor()) {
            case SQLITE -> file(address.file().orElseThrow());
            case POSTGRESQL -> server(address);
          };
      connection.setAutoCommit(false);
      return new StoreSnapshot(connection, address.shown());
    } catch (SQLException e) {
      throw unreadable(address.shown(), e);
    }
  }

  /** A connection that changes nothing, neither the file nor its log. */
  static Connection file(Path file) throws SQLException {
    if (!Files.isRegularFile(file)) {
      throw new SQLException("there is no file " + file);
    }
    Properties readOnly = new Properties();
    readOnly.setProperty("open_mode", "1");
    readOnly.setProperty("busy_timeout", "5000");
    return DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath(), readOnly);
  }

  private static Connection server(Address address) throws SQLException {
    Connection connection = address.connect();
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    return connection;
  }

  /** Where it is, without a password. */
  public String shown() {
    return shown;
  }

  /** How many lines all journals have. */
  public long lines() {
    List<Long> count = new ArrayList<>();
    each("select count(*) from journal", row -> row.getLong(1), count::add);
    return count.getFirst();
  }

  /** All streams that have a line, in order of their names. */
  public List<String> streams() {
    List<String> streams = new ArrayList<>();
    each("select distinct stream from journal order by 1", row -> row.getString(1), streams::add);
    return streams;
  }

  /** The lines of a stream, in order. Their hashes are the auditor's. */
  public void lines(String stream, Consumer<Entry> line) {
    each(
        "select seq, type, payload, actor, at_millis from journal where stream = ? order by seq",
        row ->
            new Entry(
                stream,
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5),
                Optional.empty(),
                Optional.empty(),
                "",
                ""),
        line,
        stream);
  }

  /**
   * Cents that moved, and what moved them.
   *
   * @param line which of the moves of that journal line
   */
  public record Moving(
      String stream,
      long seq,
      int line,
      long atMillis,
      String debit,
      String credit,
      long cents,
      String type,
      String actor) {}

  /** All transfers, stream after stream, in order. */
  public void transfers(Consumer<Moving> transfer) {
    each(
        "select t.stream, t.seq, t.line, t.at_millis, t.debit, t.credit, t.cents, j.type, j.actor"
            + " from transfer t join journal j on j.stream = t.stream and j.seq = t.seq"
            + " order by t.stream, t.seq, t.line",
        row ->
            new Moving(
                row.getString(1),
                row.getLong(2),
                row.getInt(3),
                row.getLong(4),
                row.getString(5),
                row.getString(6),
                row.getLong(7),
                row.getString(8),
                row.getString(9)),
        transfer);
  }

  private <T> void each(String query, Reader.Row<T> row, Consumer<T> then, String... values) {
    try (PreparedStatement select = connection.prepareStatement(query)) {
      select.setFetchSize(PORTION);
      for (int i = 0; i < values.length; i++) {
        select.setString(i + 1, values[i]);
      }
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          then.accept(row.read(rows));
        }
      }
    } catch (SQLException e) {
      throw unreadable(shown, e);
    }
  }

  private static StoreUnavailable unreadable(String shown, SQLException e) {
    return new StoreUnavailable("%s cannot be read (%s).".formatted(shown, Reader.firstLine(e)), e);
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException _) {
      // It only read.
    }
  }
}
