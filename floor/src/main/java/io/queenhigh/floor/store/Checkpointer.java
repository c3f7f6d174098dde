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
 * <p>What is carried beside the writer costs him nothing, but meanwhile he goes on, and only a log
 * that is all carried begins again from its start. So the little that came in between is carried
 * while he waits: when he rests, or when the log has grown too long.
 */
final class Checkpointer implements AutoCloseable {

  /**
   * From how many bytes on something is done.
   *
   * @param trip what is not in the file yet: a page that every group touches is then carried once
   *     for many groups. While the writer rests, the log itself
   * @param rest what is not in the file yet while the writer rests: nobody waits for the disk, and
   *     less is worth it
   * @param longest the log itself. Whoever asks while the writer waits for its end is among the
   *     slowest: so rarely that he is not one of a hundred, and no longer a log than is read in
   *     seconds after a power cut
   */
  record Worth(long trip, long rest, long longest) {
    static final Worth USUAL = new Worth(512L << 20, 16L << 20, 2L << 30);
  }

  /** So little that the writer hardly notices. */
  private static final long LITTLE = 400;

  private static final int TRIPS_BESIDE_THE_WRITER = 6;
  private static final long REST_NANOS = 50_000_000;

  /** How long the writer waits with us for those who read. */
  private static final int PATIENCE_MILLIS = 20;

  private final Address address;
  private final GroupWriter.Guard guard;
  private final Worth worth;
  private final ReentrantLock turn = new ReentrantLock();
  private final Thread thread;
  private @Nullable Connection connection;
  private long pageBytes;
  private volatile boolean busy;
  private volatile boolean closed;

  Checkpointer(Address address, GroupWriter.Guard guard, Worth worth) {
    this.address = address;
    this.guard = guard;
    this.worth = worth;
    this.thread = Thread.ofPlatform().name("porter").daemon().unstarted(this::run);
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
      // A group may take longer than we look away.
      boolean wrote = busy || turn.isLocked();
      busy = false;
      if (wrote) {
        tryOut(this::carryBeside);
      } else if (!rests) {
        tryOut(this::carryAtRest);
      }
      rests = !wrote;
    }
    disconnect();
  }

  private interface Trip {
    void go() throws SQLException;
  }

  /** Trouble is the writer's to tell; here it is only tried again later. */
  private void tryOut(Trip trip) {
    try {
      trip.go();
    } catch (SQLException _) {
      disconnect();
    }
  }

  private void carryBeside() throws SQLException {
    if (left("NOOP") * pageBytes < worth.trip) {
      return;
    }
    if (length() * pageBytes >= worth.longest) {
      carryToTheEnd();
    } else {
      left("PASSIVE");
    }
  }

  /**
   * What was carried beside the writer is in the file and still in the log, which a start after a
   * crash reads from one end to the other: a long one begins again though little of it is left.
   */
  private void carryAtRest() throws SQLException {
    if (left("NOOP") * pageBytes >= worth.rest || length() * pageBytes >= worth.trip) {
      carryToTheEnd();
    }
  }

  /**
   * Whoever reads by the log keeps it from beginning again, and there may always be one: so those
   * who read just now are waited for, while whoever comes reads from the file. Not for one who has
   * been reading since long before.
   */
  private void carryToTheEnd() throws SQLException {
    for (int trip = 0; trip < TRIPS_BESIDE_THE_WRITER && left("NOOP") > LITTLE; trip++) {
      left("PASSIVE");
    }
    turn.lock();
    try {
      if (left("PASSIVE") * pageBytes < worth.trip) {
        left("RESTART");
      }
    } finally {
      turn.unlock();
    }
  }

  /**
   * Carries all that is left, when nobody writes any more; whether the log is empty now. Into
   * another file than that which was opened it carries nothing.
   */
  static boolean carryAll(Address address, GroupWriter.Guard guard) {
    try {
      guard.check();
      try (Connection last = address.connect();
          Statement statement = last.createStatement()) {
        statement.execute("pragma busy_timeout = 0");
        try (ResultSet row = statement.executeQuery("pragma wal_checkpoint(TRUNCATE)")) {
          return row.next() && row.getInt(1) == 0;
        }
      }
    } catch (SQLException _) {
      return false;
    }
  }

  /** Pages of the log that are not in the file yet. */
  private long left(String how) throws SQLException {
    return ask("wal_checkpoint(" + how + ")", row -> row.getLong(2) - row.getLong(3));
  }

  /** Pages of the log since it began from its start. */
  private long length() throws SQLException {
    return ask("wal_checkpoint(NOOP)", row -> row.getLong(2));
  }

  private long ask(String pragma, Figure figure) throws SQLException {
    Connection present = connection;
    if (present == null) {
      guard.check();
      present = address.connect();
      connection = present;
      ask(present, "busy_timeout = " + PATIENCE_MILLIS, _ -> 0);
      pageBytes = ask(present, "page_size", row -> row.getLong(1));
    }
    return ask(present, pragma, figure);
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
