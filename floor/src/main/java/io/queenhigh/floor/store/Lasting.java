package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes sure that a line which somebody is told of outlasts the server that it was read from. Where
 * a standby follows, a commit that lost its connection while it waited can be read although the
 * standby may never get it; but whoever commits after it waits for both.
 */
final class Lasting {

  private final Vendor vendor;
  private final Appender writer;
  private final Troubles troubles;
  private final Map<String, Long> upTo = new ConcurrentHashMap<>();
  private @Nullable CompletableFuture<Void> next;

  Lasting(Vendor vendor, Appender writer, Troubles troubles) {
    this.vendor = vendor;
    this.writer = writer;
    this.troubles = troubles;
  }

  /**
   * Returns when all that the server has, and had before, lasts.
   *
   * @throws StoreUnavailable when nobody can say whether it does
   */
  void await() {
    try {
      mark();
    } catch (CompletionException e) {
      throw new StoreUnavailable(
          "Whether this is done cannot be said just now (incident %s). Ask again."
              .formatted(
                  troubles.note(
                      Trouble.AWAY,
                      "nobody knows whether a line lasts",
                      String.valueOf(e.getMessage()))),
          e);
    }
  }

  /** A line that was read before that and after it, so that no other server has answered. */
  void note(Entry line) {
    upTo.merge(line.stream(), line.seq(), Math::max);
  }

  /** The first may find that the server has gone since somebody wrote; two marks do no harm. */
  private void mark() {
    try {
      next().join();
    } catch (CompletionException _) {
      next().join();
    }
  }

  /** Whether that is known already, so that nothing need be written. */
  boolean isKnown(Entry line) {
    return vendor == Vendor.SQLITE || line.seq() <= upTo.getOrDefault(line.stream(), 0L);
  }

  /** All who ask before it begins wait for the same mark. */
  private synchronized CompletableFuture<Void> next() {
    CompletableFuture<Void> present = next;
    if (present == null || present.isDone()) {
      present = writer.writeBetween(this::begin);
      next = present;
    }
    return present;
  }

  private void begin(Connection connection) throws SQLException {
    synchronized (this) {
      next = null;
    }
    vendor.mark(connection);
  }
}
