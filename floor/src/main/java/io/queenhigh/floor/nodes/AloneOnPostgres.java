package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore;
import io.queenhigh.floor.store.NodeStore.Solitude;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/**
 * By a lock that lasts as long as a session does. The session ends with its database, too, and then
 * another is begun.
 */
final class AloneOnPostgres implements Alone {

  private static final System.Logger LOG = System.getLogger(AloneOnPostgres.class.getName());

  /** Who has just died is forgotten within this. */
  private static final Duration TO_BE_FORGOTTEN = Duration.ofSeconds(3);

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final long LOOK_MILLIS = 500;

  private final NodeStore rows;
  private final Thread thread = Thread.ofPlatform().name("alone").daemon().unstarted(this::keep);
  private Optional<Solitude> session;
  private boolean told;
  private volatile boolean over;

  private AloneOnPostgres(NodeStore rows, Optional<Solitude> session) {
    this.rows = rows;
    this.session = session;
  }

  static Optional<AloneOnPostgres> on(String store) {
    NodeStore rows = NodeStore.at(store);
    long until = System.nanoTime() + TO_BE_FORGOTTEN.toNanos();
    try {
      Optional<Solitude> session = rows.alone();
      while (session.isEmpty() && System.nanoTime() - until < 0) {
        Life.pause(LOOK_MILLIS);
        session = rows.alone();
      }
      if (session.isEmpty()) {
        rows.close();
        return Optional.empty();
      }
      return Optional.of(begun(rows, session));
    } catch (SQLException away) {
      LOG.log(Level.DEBUG, "Nobody says who else serves: " + away.getMessage());
      return Optional.of(begun(rows, Optional.empty()));
    }
  }

  private static AloneOnPostgres begun(NodeStore rows, Optional<Solitude> session) {
    AloneOnPostgres alone = new AloneOnPostgres(rows, session);
    alone.thread.start();
    return alone;
  }

  private void keep() {
    while (!over) {
      try {
        if (session.isEmpty()) {
          session = rows.alone();
          tell(session.isEmpty());
        } else {
          session.get().look();
        }
      } catch (SQLException away) {
        LOG.log(Level.DEBUG, "Nobody says who else serves: " + away.getMessage());
        letGo();
      }
      Life.pause(LOOK_MILLIS);
    }
    letGo();
  }

  private void tell(boolean somebodyElseServes) {
    if (somebodyElseServes && !told) {
      LOG.log(
          Level.ERROR,
          "Somebody else serves this floor, too: nothing is lost, but people there and here hear nothing of each other; end one of them");
    }
    told = somebodyElseServes;
  }

  private void letGo() {
    session.ifPresent(Solitude::close);
    session = Optional.empty();
  }

  @Override
  public void close() {
    over = true;
    thread.interrupt();
    try {
      boolean _ = thread.join(PATIENCE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    rows.close();
  }
}
