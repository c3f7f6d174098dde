package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore;
import io.queenhigh.floor.store.NodeStore.Lease;
import io.queenhigh.floor.store.NodeStore.Sight;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * How a node lives: it has a lease, looks again and again who else lives and who has what, and
 * claims what nobody has and it should. Without a lease it has nothing.
 */
final class Life {

  private static final System.Logger LOG = System.getLogger(Life.class.getName());

  /** How often the server is asked; it forgets whoever is silent for two seconds. */
  private static final int LOOK_MILLIS = 300;

  /** However many want to know, the server is asked no more often. */
  private static final int LEAST_MILLIS = 10;

  private static final long RETRY_MILLIS = 200;

  private static final String NOT_YET = "This node does not live yet";

  private final NodeStore rows;
  private final String url;
  private final String version;
  private final NodeClock clock;
  private final Share share;
  private final Runnable news;
  private final Semaphore looks = new Semaphore(0);
  private volatile Runnable changed = () -> {};
  private volatile boolean over;

  // Only the thread that lives touches it: what the log has heard.
  private String whyNot = "";

  /**
   * A life that has not begun.
   *
   * @param news told after every look
   */
  Life(NodeStore rows, String url, String version, NodeClock clock, Share share, Runnable news) {
    this.rows = rows;
    this.url = url;
    this.version = version;
    this.clock = clock;
    this.share = share;
    this.news = news;
  }

  void whenSomebodyComesOrGoes(Runnable listener) {
    changed = listener;
  }

  /** Somebody knows that something has changed: looks before it is time. */
  void lookNow() {
    looks.release();
  }

  /** What is still here is taken by others at once. */
  void end() {
    over = true;
    looks.release();
  }

  void live(Residents residents) {
    while (!over) {
      try (Lease lease = rows.join(url, version)) {
        LOG.log(Level.INFO, "Node " + lease.id() + " lives");
        while (!over) {
          look(lease, residents);
          whyNot = "";
          news.run();
          untilTheNextLook();
        }
      } catch (SQLException away) {
        lost(away, Level.WARNING);
      } catch (RuntimeException | Error mistake) {
        lost(mistake, Level.ERROR);
      }
    }
    share.loseAll();
  }

  private void untilTheNextLook() {
    pause(LEAST_MILLIS);
    try {
      boolean _ = looks.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      looks.drainPermits();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void look(Lease lease, Residents residents) throws SQLException {
    long sent = System.nanoTime();
    long ownChanges = share.ownChanges();
    Optional<Seen> before = share.seen();
    Sight sight = lease.look();
    lookAtTheClock(lease, sight);
    boolean asBefore = before.filter(then -> then.sight().changes() == sight.changes()).isPresent();
    share.see(
        new Seen(lease.id(), sight, asBefore ? before.get().owners() : lease.owners()), ownChanges);
    share.noteGood(sent);
    if (!before.map(then -> then.sight().living()).equals(Optional.of(sight.living()))) {
      tellOfChange();
    }
    // When all have died at once, with their server, the first to live again waits for the others.
    boolean isNew = before.filter(then -> then.me() == lease.id()).isEmpty();
    Set<String> unclaimed = isNew || clock.isAstray() ? Set.of() : unclaimed(residents.all());
    if (!unclaimed.isEmpty()) {
      long since = share.ownChanges();
      lease.claim(unclaimed);
      share.see(new Seen(lease.id(), sight, lease.owners()), since);
    }
  }

  /** Says, where that is news to the others, whether anything may be given to us. */
  private void lookAtTheClock(Lease lease, Sight sight) throws SQLException {
    clock.compare(lease::millis);
    // Asked as late as can be: what jumps after it is noticed at the next look.
    boolean wasRight = clock.isRight();
    clock.judge(lease.id(), Seen.staying(sight));
    // The clocks of tables did not run on meanwhile.
    if (!wasRight && clock.isRight()) {
      share.noteUnsure();
    }
    boolean saysSo =
        sight.living().stream().anyMatch(one -> one.id() == lease.id() && one.leaving());
    if (saysSo != (clock.isAstray() || share.isLeaving())) {
      lease.goes(clock.isAstray() || share.isLeaving());
      if (share.isLeaving()) {
        // Somebody may have said so in between, under this number or the one before.
        rows.cannotRead(Seen.ENDING, lease.id());
        lease.goes(true);
      }
    }
  }

  private Set<String> unclaimed(Set<String> all) {
    Seen now = share.seen().orElseThrow();
    return all.stream()
        .filter(stream -> now.owner(stream).isEmpty())
        .filter(stream -> now.isForUs(stream))
        .collect(Collectors.toSet());
  }

  /** Without a sign of life nothing is ours; what we had is taken by others, or by us anew. */
  private void lost(Throwable why, Level level) {
    boolean lived = share.seen().isPresent();
    share.loseAll();
    sayWhy(lived ? "This node has lost its lease and starts over" : NOT_YET, why, level);
    if (lived) {
      tellOfChange();
    }
    news.run();
    pause(RETRY_MILLIS);
  }

  /** Once for as long as it is the reason, however often it is tried. */
  private void sayWhy(String what, Throwable why, Level level) {
    if (!what.equals(NOT_YET) || !why.toString().equals(whyNot)) {
      String said = what + ": " + why.getMessage();
      if (level == Level.ERROR) {
        LOG.log(level, said, why);
      } else {
        LOG.log(level, said);
      }
    }
    whyNot = why.toString();
  }

  /** Whoever is told may stumble; this node lives on. */
  private void tellOfChange() {
    try {
      changed.run();
    } catch (RuntimeException mistake) {
      LOG.log(Level.ERROR, "Somebody could not be told who has come or gone", mistake);
    }
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
