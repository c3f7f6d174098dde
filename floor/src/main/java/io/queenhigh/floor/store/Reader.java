package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Asks the database by a few connections of its own, so that nobody waits for the writer. */
final class Reader implements AutoCloseable {

  private static final int MOST_AT_ONCE = 4;
  private static final int PATIENCE_SECONDS = 10;

  /** What a row says. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /**
   * Something in between may have forgotten a connection that has rested for longer, and tells
   * nobody: whoever asked by it would wait for an answer that cannot come.
   */
  private static final long REST_NANOS = Duration.ofMinutes(1).toNanos();

  /** Where connections come from. */
  interface Source {
    Connection connect() throws SQLException;
  }

  private record Idle(Connection connection, long sinceNanos) {}

  private final Source source;
  private final GroupWriter.Guard guard;
  private final Troubles troubles;
  private final LongSupplier nanos;
  private final Semaphore turns = new Semaphore(MOST_AT_ONCE);
  private final ConcurrentLinkedDeque<Idle> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  Reader(Address address) {
    this(address::connect, () -> {}, new Troubles(System::nanoTime), System::nanoTime);
  }

  Reader(Source source, GroupWriter.Guard guard, Troubles troubles, LongSupplier nanos) {
    this.source = source;
    this.guard = guard;
    this.troubles = troubles;
    this.nanos = nanos;
  }

  /** The rows a query finds; a value is a text, a long or an int. */
  <T> List<T> all(String query, Row<T> row, Object... values) {
    takeTurn();
    try {
      List<T> found = ask(query, row, values);
      troubles.fine();
      return found;
    } catch (SQLException e) {
      throw unavailable(
          "incident "
              + troubles.note(
                  Trouble.UNREADABLE, "the store could not be read", Incidents.said(e)));
    } finally {
      turns.release();
    }
  }

  private void takeTurn() {
    try {
      if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        troubles.note(Trouble.CROWDED, "too many wait to read the store", waiting());
        throw unavailable("too many wait for it");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw unavailable("whoever asked was interrupted");
    }
  }

  private String waiting() {
    return "%d wait for %d connections".formatted(turns.getQueueLength(), MOST_AT_ONCE);
  }

  private static StoreUnavailable unavailable(String why) {
    return new StoreUnavailable(
        "The store cannot be read just now (%s). ".formatted(why)
            + "See that the database runs and can be reached, and try again.",
        null);
  }

  /**
   * A connection that has lain idle may have been cut off meanwhile, and then so were those that
   * have lain there for longer: a new one is tried.
   */
  private <T> List<T> ask(String query, Row<T> row, Object... values) throws SQLException {
    if (closed) {
      throw new SQLException("it is closed");
    }
    Idle used = idle.pollFirst();
    if (used != null && nanos.getAsLong() - used.sinceNanos() < REST_NANOS) {
      try {
        return ask(used.connection(), query, row, values);
      } catch (SQLException _) {
        // As if it had rested for too long.
      }
    }
    if (used != null) {
      letGo(used.connection());
      letGoOfIdle();
    }
    guard.check();
    Connection fresh = source.connect();
    try {
      return ask(fresh, query, row, values);
    } catch (SQLException e) {
      letGo(fresh);
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

  private void giveBack(Connection connection) {
    idle.addFirst(new Idle(connection, nanos.getAsLong()));
    if (closed) {
      letGoOfIdle();
    }
  }

  private void letGoOfIdle() {
    for (Idle each = idle.pollFirst(); each != null; each = idle.pollFirst()) {
      letGo(each.connection());
    }
  }

  private static void letGo(Connection connection) {
    try {
      connection.close();
    } catch (SQLException _) {
      // It is gone either way.
    }
  }

  /** What an exception says, without the stack and the hints that some drivers add. */
  static String firstLine(Throwable e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
  }

  @Override
  public void close() {
    closed = true;
    letGoOfIdle();
  }
}
