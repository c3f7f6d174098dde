package io.queenhigh.floor.nodes;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * What this node sees of all, and what it has. One thread looks, another moves things, and
 * everybody asks.
 */
final class Share {

  /**
   * Since the last good question was sent. Less than the server's patience, so that we have stopped
   * before anybody else begins.
   */
  private static final long SURE_NANOS = Duration.ofMillis(1_500).toNanos();

  private final NodeClock clock;
  private final Set<String> held = ConcurrentHashMap.newKeySet();
  private volatile Optional<Seen> seen = Optional.empty();
  private volatile long goodNanos;
  private volatile boolean wasUnsure;
  private volatile boolean leaving;
  private long ownChanges;

  Share(NodeClock clock) {
    this.clock = clock;
  }

  /** Whether this node knows that it lives, and what time it is. */
  boolean isSure() {
    return seen.isPresent() && System.nanoTime() - goodNanos < SURE_NANOS && clock.isRight();
  }

  Optional<Seen> seen() {
    return seen;
  }

  boolean hasLookedSince(long nanos) {
    return goodNanos - nanos >= 0;
  }

  /** What runs here, or is about to. */
  Set<String> held() {
    return held;
  }

  /** Whether it goes, and gives away what it has. */
  boolean isLeaving() {
    return leaving;
  }

  void leaves() {
    leaving = true;
  }

  // Who looks.

  synchronized long ownChanges() {
    return ownChanges;
  }

  /** What we have given or begun while we looked is newer than what we saw. */
  synchronized void see(Seen now, long sinceOwnChanges) {
    boolean stale = seen.isPresent() && ownChanges != sinceOwnChanges;
    seen = Optional.of(stale ? now.withOwners(seen.get().owners()) : now);
  }

  /** All is well as of then. */
  void noteGood(long sentNanos) {
    boolean wasNot = System.nanoTime() - goodNanos >= SURE_NANOS;
    goodNanos = sentNanos;
    // In this order: clocks that are begun before it is good do not run.
    wasUnsure |= wasNot;
  }

  /** The clocks of tables may have stopped. */
  void noteUnsure() {
    wasUnsure = true;
  }

  synchronized void loseAll() {
    seen = Optional.empty();
    held.clear();
  }

  // Who moves.

  /** Whether this node was unsure of itself since this was asked last. */
  boolean takeUnsure() {
    if (wasUnsure) {
      wasUnsure = false;
      return true;
    }
    return false;
  }

  /** It is on this node from now on, if it is still ours and nothing speaks against it. */
  synchronized boolean take(String stream, long me, BooleanSupplier mayHaveIt) {
    boolean still = seen.filter(now -> now.me() == me && now.isOwn(stream)).isPresent();
    return still && mayHaveIt.getAsBoolean() && held.add(stream);
  }

  synchronized void begun(String stream, long me) {
    ownChanges++;
    if (seen.filter(still -> still.me() == me).isPresent()) {
      seen = seen.map(still -> still.with(stream, me));
      held.add(stream);
    }
  }

  void giveUp(String stream) {
    held.remove(stream);
  }

  synchronized void given(String stream, long to) {
    ownChanges++;
    seen = seen.map(still -> still.with(stream, to));
  }
}
