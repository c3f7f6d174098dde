package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Carries what SQLite has in its log over into its file, by a connection and a thread of its own,
 * so that the writer does not stop for it.
 *
 * <p>Most is carried beside the writer, who goes on meanwhile; the little that came in between is
 * carried while he waits, because only a log that is all carried begins again from its start.
 */
final class Checkpointer implements AutoCloseable {

  /**
   * A page that every group touches is then carried once for many groups, and what nobody can do
   * beside the writer is done rarely.
   */
  private static final long MOST_BYTES = 512 << 20;

  /** While the writer rests nobody waits for the disk, and less is worth the trip. */
  private static final long WORTH_A_REST_BYTES = 16 << 20;

  /** So little that the writer hardly notices. */
  private static final long LITTLE = 400;

  private static final int TRIPS_BESIDE_THE_WRITER = 6;
  private static final long REST_NANOS = 50_000_000;

  private final Address address;
  private final ReentrantLock turn = new ReentrantLock();
  private final Thread thread;
  private @Nullable Connection connection;
  private long pageBytes;
  private volatile boolean busy;
  private volatile boolean closed;

  private Checkpointer(Address address) {
    this.address = address;
    this.thread = Thread.ofPlatform().name("porter").daemon().unstarted(this::run);
  }

  static Checkpointer at(Address address) {
    return new Checkpointer(address);
  }

  void start() {
    thread.start();
  }

  /** What the writer does as one piece. */
  interface Piece {
    void write() throws SQLException, InDoubt;
  }

  void between(Piece piece) throws SQLException, InDoubt {
    turn.lock();
    try {
      busy = true;
      piece.write();
    } finally {
      turn.unlock();
    }
  }

  private void run() {
    boolean rests = true;
    while (!closed) {
      LockSupport.parkNanos(REST_NANOS);
      boolean wrote = busy;
      busy = false;
      if (wrote || !rests) {
        look(wrote ? MOST_BYTES : WORTH_A_REST_BYTES);
      }
      rests = !wrote;
    }
    disconnect();
  }

  /** Trouble is the writer's to tell; here it is only tried again later. */
  private void look(long worthCarrying) {
    try {
      if (left("NOOP") * pageBytes >= worthCarrying) {
        carry();
      }
    } catch (SQLException _) {
      disconnect();
    }
  }

  private void carry() throws SQLException {
    for (int trip = 0; trip < TRIPS_BESIDE_THE_WRITER && left("NOOP") > LITTLE; trip++) {
      left("PASSIVE");
    }
    turn.lock();
    try {
      left("PASSIVE");
    } finally {
      turn.unlock();
    }
  }

  /** Carries all that is left, when nobody writes any more; whether the log is empty now. */
  static boolean carryAll(Address address) {
    try (Connection last = address.connect();
        Statement statement = last.createStatement()) {
      statement.execute("pragma busy_timeout = 0");
      try (ResultSet row = statement.executeQuery("pragma wal_checkpoint(TRUNCATE)")) {
        return row.next() && row.getInt(1) == 0;
      }
    } catch (SQLException _) {
      return false;
    }
  }

  /** Pages of the log that are not in the file yet. */
  private long left(String how) throws SQLException {
    Connection present = connection;
    if (present == null) {
      present = address.connect();
      connection = present;
      pageBytes = ask(present, "page_size", row -> row.getLong(1));
    }
    return ask(present, "wal_checkpoint(" + how + ")", row -> row.getLong(2) - row.getLong(3));
  }

  private interface Figure {
    long in(ResultSet row) throws SQLException;
  }

  private static long ask(Connection connection, String pragma, Figure figure) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma " + pragma)) {
      return row.next() ? figure.in(row) : 0;
    }
  }

  private void disconnect() {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException _) {
      // It is gone either way.
    }
    connection = null;
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
