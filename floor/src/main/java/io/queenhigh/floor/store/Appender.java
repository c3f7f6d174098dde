package io.queenhigh.floor.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * The one writer of a store. Whatever waits when it is free goes to disk in one transaction, so
 * that a busy floor pays for one flush and not for a thousand.
 */
final class Appender implements AutoCloseable {

  private static final int MOST_AT_ONCE = 512;
  private static final int MOST_WAITING = 100_000;
  private static final String CLOSED = "The store is closed. Nothing was written.";

  /** Lies behind the last page when the store is closed. */
  private static final QueuedWriting END = QueuedWriting.of(Writing.keeping(List.of()));

  /** Tells the writer that something else waits. */
  private static final QueuedWriting LOOK = QueuedWriting.of(Writing.keeping(List.of()));

  private final Address address;
  private final WriterSessions sessions;
  private final LinkedBlockingQueue<QueuedWriting> queue = new LinkedBlockingQueue<>();
  private final Queue<Between> between = new ConcurrentLinkedQueue<>();
  private final Deque<InDoubt> doubts = new ArrayDeque<>();
  private final LongAdder taken = new LongAdder();
  private final LongAdder groups = new LongAdder();
  private final GroupWriter.Guard guard;
  private final Troubles troubles;
  private final Checkpointer porter;
  private final Thread writer;
  private @Nullable GroupWriter clerk;
  private volatile boolean closed;

  /** What the writer writes between two groups. */
  private record Between(LogStore.Rows rows, CompletableFuture<Void> told) {}

  Appender(Address address, GroupWriter.Guard guard, Troubles troubles) {
    this.address = address;
    this.sessions = new WriterSessions(address);
    this.guard = guard;
    this.troubles = troubles;
    this.porter = new Checkpointer(address, guard, Checkpointer.Worth.USUAL);
    this.writer = Thread.ofPlatform().name("journal").unstarted(this::run);
  }

  void start() {
    writer.start();
    if (address.vendor() == Vendor.SQLITE) {
      porter.start();
    }
  }

  /** Lines are chained here, on the caller's thread: the writer has enough to do. */
  CompletableFuture<Written> write(Writing writing, Optional<Ceiling> ceiling) {
    QueuedWriting page = QueuedWriting.of(writing, ceiling);
    if (closed) {
      page.told().complete(new Written.Failed(CLOSED));
    } else if (queue.size() >= MOST_WAITING) {
      troubles.note(Trouble.CROWDED, "too much waits to be written", MOST_WAITING + " writings");
      page.told()
          .complete(
              new Written.Failed(
                  "Too much waits to be written. Nothing was written; try again later."));
    } else {
      queue.add(page);
      // The writer may have ended in between.
      if (closed && queue.remove(page)) {
        page.told().complete(new Written.Failed(CLOSED));
      }
    }
    return page.told();
  }

  /** Commits the rows between two groups. */
  CompletableFuture<Void> writeBetween(LogStore.Rows rows) {
    Between one = new Between(rows, new CompletableFuture<>());
    between.add(one);
    queue.add(LOOK);
    // The writer may have ended in between.
    if (closed && between.remove(one)) {
      one.told.completeExceptionally(new SQLException(CLOSED));
    }
    return one.told;
  }

  /** Returns when the rows are committed. */
  void writeBetweenNow(LogStore.Rows rows) throws SQLException {
    try {
      writeBetween(rows).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof SQLException sql ? sql : new SQLException(e.getCause());
    }
  }

  Pulse pulse() {
    return new Pulse(taken.sum(), groups.sum(), queue.size());
  }

  private void run() {
    boolean more = true;
    while (more) {
      List<QueuedWriting> group = next();
      more = !group.remove(END);
      group.removeIf(LOOK::equals);
      write(group);
      writeBetween();
    }
    settleDoubts();
    for (InDoubt doubt : doubts) {
      String why =
          "The database went away while it was writing, and the store was closed before it came"
              + " back. Whether this was written is not known; read the stream when it is back.";
      doubt.fail(why, why);
    }
    disconnect();
    failWaiting();
  }

  /** What waits now; nothing, after a second, while something older is in doubt. */
  private List<QueuedWriting> next() {
    List<QueuedWriting> group = new ArrayList<>();
    try {
      QueuedWriting first = doubts.isEmpty() ? queue.take() : queue.poll(1, TimeUnit.SECONDS);
      if (first != null) {
        group.add(first);
        queue.drainTo(group, MOST_AT_ONCE - 1);
      }
    } catch (InterruptedException _) {
      // Nobody has a reason to interrupt this thread; it ends by its last page alone.
    }
    return group;
  }

  private void write(List<QueuedWriting> group) {
    try {
      GroupWriter busy = connected();
      if (!group.isEmpty()) {
        taken.add(group.size());
        groups.increment();
        porter.between(() -> busy.write(group));
      }
    } catch (InDoubt doubt) {
      disconnect();
      doubts.add(doubt);
      settleDoubts();
      failRest(group, doubt.reason());
    } catch (SQLException e) {
      disconnect();
      failRest(group, e);
    } catch (RuntimeException | Error e) {
      // A mistake of ours, or no memory; the floor goes on, and nobody is left waiting.
      disconnect();
      String why =
          "The store made a mistake (incident %s). Whether this was written is not known; read the stream."
              .formatted(Incidents.note("the store made a mistake", e));
      group.forEach(page -> page.told().complete(new Written.Failed(why)));
    }
  }

  private void writeBetween() {
    for (Between one = between.poll(); one != null; one = between.poll()) {
      LogStore.Rows rows = one.rows;
      try {
        GroupWriter busy = connected();
        porter.between(() -> busy.write(rows));
        one.told.complete(null);
      } catch (SQLException | InDoubt | RuntimeException | Error e) {
        disconnect();
        one.told.completeExceptionally(e);
      }
    }
  }

  /** Pages that are in doubt stay unanswered; each that is refused counts. */
  private void failRest(List<QueuedWriting> group, SQLException e) {
    List<QueuedWriting> rest =
        group.stream()
            .filter(page -> !page.told().isDone())
            .filter(page -> doubts.stream().noneMatch(doubt -> doubt.isAbout(page)))
            .toList();
    if (!rest.isEmpty()) {
      Written.Failed no = new Written.Failed(sayings(e, rest.size()).nothingWritten());
      rest.forEach(page -> page.told().complete(no));
    }
  }

  /** Whatever goes wrong, this thread lives on and tries again. */
  private void settleDoubts() {
    try {
      connected();
    } catch (SQLException | RuntimeException | Error _) {
      disconnect();
    }
  }

  /** A connection on which everything that was in doubt is settled. */
  private GroupWriter connected() throws SQLException {
    GroupWriter present = clerk;
    if (present == null) {
      present = GroupWriter.at(sessions, guard, troubles);
      clerk = present;
    }
    while (!doubts.isEmpty()) {
      settle(doubts.getFirst(), present);
      doubts.removeFirst();
    }
    return present;
  }

  private void settle(InDoubt doubt, GroupWriter present) throws SQLException {
    if (doubt.evidence().isPresent() && present.has(doubt.evidence().get())) {
      doubt.cameThrough();
    } else {
      Sayings why = sayings(doubt.reason(), doubt.pages());
      doubt.fail(why.nothingWritten(), why.unknown());
    }
  }

  /** What people are told of one incident. */
  private record Sayings(String nothingWritten, String unknown) {}

  private Sayings sayings(SQLException e, int told) {
    if (e instanceof StoreLost) {
      String unknown =
          Trouble.LOST.unknown(
              troubles.note(
                  Trouble.LOST,
                  told,
                  "the store's files are gone",
                  String.valueOf(e.getMessage())));
      return new Sayings(unknown, unknown);
    }
    Trouble kind = address.vendor().trouble(e);
    String incident = troubles.note(kind, told, "the store could not write", Incidents.said(e));
    return new Sayings(kind.nothingWritten(incident), kind.unknown(incident));
  }

  /** Closing rolls back what was not committed; the next group gets a new connection. */
  private void disconnect() {
    if (clerk != null) {
      clerk.close();
      clerk = null;
    }
  }

  private void failWaiting() {
    for (Between one = between.poll(); one != null; one = between.poll()) {
      one.told.completeExceptionally(new SQLException(CLOSED));
    }
    for (QueuedWriting page = queue.poll(); page != null; page = queue.poll()) {
      page.told().complete(new Written.Failed(CLOSED));
    }
  }

  /** Returns when everything that was asked for before is written and told. */
  @Override
  public void close() {
    closed = true;
    queue.add(END);
    boolean interrupted = false;
    while (writer.isAlive()) {
      try {
        writer.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    failWaiting();
    porter.close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
