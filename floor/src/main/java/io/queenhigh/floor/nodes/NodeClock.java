package io.queenhigh.floor.nodes;

import io.queenhigh.floor.stream.SteadyClock;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * This node's clock beside the database's, which all nodes see. Nodes that are within a second of
 * it are within two of each other, which is what the auditor allows for; a break ends on all of
 * them at once, and no chips are spent before they came.
 */
final class NodeClock {

  private static final long MOST_OFF_MILLIS = 1_000;

  /** Whoever was off comes back with something to spare, so that he does not come and go. */
  private static final long RIGHT_AGAIN_MILLIS = 500;

  /** An answer that took longer says little about the time. */
  private static final long QUICK_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** As the floor's: what it has told once it does not take back. */
  private final InstantSource clock;

  private Optional<Look> compared = Optional.empty();
  private volatile Optional<Look> last = Optional.empty();
  private volatile long offMillis;
  private volatile boolean off;

  /** When the clocks were held together, by ours and by one that nobody sets. */
  private record Look(long millis, long nanos) {}

  /** Somebody who is asked for the time. */
  interface Server {
    long millis() throws SQLException;
  }

  NodeClock(InstantSource clock) {
    this.clock = new SteadyClock(clock);
  }

  /** Holds both clocks together; nobody is called wrong for how long the answer took. */
  void compare(Server server) throws SQLException {
    long sent = System.nanoTime();
    long before = clock.millis();
    long said = server.millis();
    long after = clock.millis();
    long come = System.nanoTime();
    long tookMillis = TimeUnit.NANOSECONDS.toMillis(come - sent);
    if (come - sent > QUICK_NANOS || after - before - tookMillis > RIGHT_AGAIN_MILLIS) {
      return;
    }
    offMillis = before > said ? before - said : Math.min(after - said, 0);
    off = Math.abs(offMillis) > (off ? RIGHT_AGAIN_MILLIS : MOST_OFF_MILLIS);
    compared = Optional.of(new Look(after, come));
  }

  /**
   * It is decided what follows from the last comparison. Until then a jump is one still: in between
   * the node would be sure of a time that it is about to be judged by.
   */
  void decided() {
    last = compared;
  }

  /** Whether it has gone on since as fast as time does; a jump is noticed before the next look. */
  boolean isSteady() {
    return last.isEmpty() || Math.abs(jumped(last.get())) <= MOST_OFF_MILLIS;
  }

  private long jumped(Look since) {
    return clock.millis()
        - since.millis
        - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since.nanos);
  }

  boolean isOff() {
    return off;
  }

  /** By how much it is ahead at least, or, below nothing, behind. */
  long offMillis() {
    return offMillis;
  }

  /** For people. */
  String howMuch() {
    long tenths = Math.abs(offMillis) / 100;
    return "%d.%d s %s PostgreSQL's"
        .formatted(tenths / 10, tenths % 10, offMillis > 0 ? "ahead of" : "behind");
  }
}
