package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore.Living;
import io.queenhigh.floor.stream.SteadyClock;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * This node's clock beside the database's, which all nodes see. Nodes that are within a second of
 * it are within two of each other, which is what the auditor allows for; a break ends on all of
 * them at once, and no chips are spent before they came.
 */
final class NodeClock {

  private static final System.Logger LOG = System.getLogger(NodeClock.class.getName());

  private static final long MOST_OFF_MILLIS = 1_000;

  /** Whoever was off comes back with something to spare, so that he does not come and go. */
  private static final long RIGHT_AGAIN_MILLIS = 500;

  /** An answer that took longer says little about the time. */
  private static final long QUICK_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** As the floor's: what it has told once it does not take back. */
  private final InstantSource clock;

  private final LongSupplier nanos;

  private Optional<Look> compared = Optional.empty();
  private volatile Optional<Look> last = Optional.empty();
  private volatile long offMillis;
  private volatile boolean off;
  private volatile boolean astray;

  // Only the lease's thread touches it: what the log has heard.
  private boolean wasOff;

  /** When the clocks were held together, by ours and by one that nobody sets. */
  private record Look(long millis, long nanos) {}

  /** Somebody who is asked for the time. */
  interface Server {
    long millis() throws SQLException;
  }

  NodeClock(InstantSource clock) {
    this(clock, System::nanoTime);
  }

  /**
   * A clock that was not compared yet.
   *
   * @param nanos one that nobody sets
   */
  NodeClock(InstantSource clock, LongSupplier nanos) {
    this.clock = new SteadyClock(clock);
    this.nanos = nanos;
  }

  /** Holds both clocks together; nobody is called wrong for how long the answer took. */
  void compare(Server server) throws SQLException {
    long sent = nanos.getAsLong();
    long before = clock.millis();
    long said = server.millis();
    long after = clock.millis();
    long come = nanos.getAsLong();
    long tookMillis = TimeUnit.NANOSECONDS.toMillis(come - sent);
    if (come - sent > QUICK_NANOS || after - before - tookMillis > RIGHT_AGAIN_MILLIS) {
      return;
    }
    offMillis = before > said ? before - said : Math.min(after - said, 0);
    off = Math.abs(offMillis) > (off ? RIGHT_AGAIN_MILLIS : MOST_OFF_MILLIS);
    compared = Optional.of(new Look(after, come));
  }

  /**
   * Decides what follows. Whoever is off goes as long as somebody stays. Who is alone stays: there
   * is nobody whom he could contradict, and a floor that stands still helps nobody. Where nobody is
   * right, the database is not, perhaps; then the one with the lowest number stays.
   *
   * @param staying all who live and do not end
   */
  void judge(long me, List<Living> staying) {
    boolean othersStay = staying.stream().anyMatch(one -> one.id() != me && !one.leaving());
    boolean isLowest = staying.stream().limit(1).allMatch(one -> one.id() == me);
    boolean goes = off && (othersStay || (astray && !isLowest));
    if (off != wasOff) {
      wasOff = off;
      say(goes);
    }
    astray = goes;
    // Until now a jump was one still: in between the node would be sure of a time that it is about
    // to be judged by.
    last = compared;
  }

  private void say(boolean goes) {
    if (!off) {
      LOG.log(Level.INFO, "This node's clock is right again");
    } else if (goes) {
      LOG.log(
          Level.WARNING,
          "This node's clock is %s: others have its tables until it is right; set back, it is so at the next start"
              .formatted(howMuch()));
    } else {
      LOG.log(
          Level.WARNING,
          "This node's clock is %s: it goes on because no other node can have its tables"
              .formatted(howMuch()));
    }
  }

  /**
   * Whether the node may go by it: it has gone on as fast as time does since it was judged, so that
   * a jump is noticed before the next look, and was not found astray then.
   */
  boolean isRight() {
    // Read in this order, because they are written in the other.
    return isSteady() && !astray;
  }

  /** Whether this node has nothing because of it, and others have it. */
  boolean isAstray() {
    return astray;
  }

  /**
   * It can only jump ahead: it is never set back, and one that seems to stay behind was asked
   * before a pause, and the other one after it.
   */
  private boolean isSteady() {
    return last.isEmpty() || jumped(last.get()) <= MOST_OFF_MILLIS;
  }

  private long jumped(Look since) {
    return clock.millis()
        - since.millis
        - TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - since.nanos);
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
