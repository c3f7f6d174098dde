package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Asks the database by a few connections of its own, so that nobody waits for the writer. */
final class Reader implements AutoCloseable {

  private static final int MOST_AT_ONCE = 4;

  /** What a row says. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  private final Address address;
  private final Semaphore turns = new Semaphore(MOST_AT_ONCE);
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  Reader(Address address) {
    this.address = address;
  }

  /** The rows a query finds; a value is a text, a long or an int. */
  <T> List<T> all(String query, Row<T> row, Object... values) {
    turns.acquireUninterruptibly();
    try {
      return ask(query, row, values);
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "The store cannot be read just now (%s). See that the database runs and can be reached, and try again."
              .formatted(firstLine(e)),
          e);
    } finally {
      turns.release();
    }
  }

  /** A connection that has lain idle may have been cut off meanwhile; then a new one is tried. */
  private <T> List<T> ask(String query, Row<T> row, Object... values) throws SQLException {
    if (closed) {
      throw new SQLException("it is closed");
    }
    for (Connection used = idle.pollFirst(); used != null; used = idle.pollFirst()) {
      try {
        return ask(used, query, row, values);
      } catch (SQLException _) {
        used.close();
      }
    }
    Connection fresh = address.connect();
    try {
      return ask(fresh, query, row, values);
    } catch (SQLException e) {
      fresh.close();
      throw e;
    }
  }

  private <T> List<T> ask(Connection connection, String query, Row<T> row, Object... values)
      throws SQLException {
    List<T> found = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(query)) {
      for (int i = 0; i < values.length; i++) {
        select.setObject(i + 1, values[i]);
      }
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          found.add(row.read(rows));
        }
      }
    }
    giveBack(connection);
    return found;
  }

  private void giveBack(Connection connection) throws SQLException {
    idle.addFirst(connection);
    if (closed && idle.remove(connection)) {
      connection.close();
    }
  }

  static String firstLine(@Nullable Throwable e) {
    return e == null ? "" : String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
  }

  @Override
  public void close() {
    closed = true;
    for (Connection each = idle.pollFirst(); each != null; each = idle.pollFirst()) {
      try {
        each.close();
      } catch (SQLException _) {
        // It is gone either way.
      }
    }
  }
}
