package io.queenhigh.web;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.floor.store.Incidents;
import io.queenhigh.rules.game.GameBook;
import java.lang.System.Logger.Level;
import java.time.InstantSource;

/**
 * The auditor at work behind the counter: one audit at a time, started by somebody and watched by
 * whoever may read the books.
 */
final class Verification {
  private static final System.Logger LOG = System.getLogger(Verification.class.getName());

  /** How far the last audit has come. */
  sealed interface Progress {
    record Never() implements Progress {}

    record Running(String by, long startedAtMillis, long lines, long of) implements Progress {}

    record Done(String by, long startedAtMillis, Report report) implements Progress {}

    record Failed(String by, long startedAtMillis, String why) implements Progress {}
  }

  private final String store;
  private final GameBook games;
  private final InstantSource clock;
  private volatile Progress progress = new Progress.Never();

  Verification(String store, GameBook games, InstantSource clock) {
    this.store = store;
    this.games = games;
    this.clock = clock;
  }

  Progress progress() {
    return progress;
  }

  /** Starts an audit, unless one is under way: then that one is everybody's. */
  synchronized Progress start(String by) {
    if (progress instanceof Progress.Running) {
      return progress;
    }
    long now = clock.millis();
    progress = new Progress.Running(by, now, 0, 0);
    Thread.ofVirtual().name("audit").start(() -> progress = audit(by, now));
    return progress;
  }

  /** A store that went away meanwhile says so in its driver's words, which stay in the log. */
  private static Progress done(String by, long startedAt, Report report) {
    return report.findings().stream()
        .filter(finding -> finding.kind() == Kind.UNREADABLE)
        .filter(finding -> finding.where().equals(Where.THE_BOOKS))
        .findFirst()
        .<Progress>map(
            away ->
                new Progress.Failed(
                    by,
                    startedAt,
                    "The store could not be read to its end (incident %s)."
                        .formatted(Incidents.note("an audit broke off", away.found()))))
        .orElseGet(() -> new Progress.Done(by, startedAt, report));
  }

  private Progress audit(String by, long startedAt) {
    try {
      return done(
          by,
          startedAt,
          Audit.store(
              store,
              games,
              (lines, of) -> progress = new Progress.Running(by, startedAt, lines, of)));
    } catch (RuntimeException mistake) {
      LOG.log(Level.WARNING, "An audit broke off", mistake);
      return new Progress.Failed(by, startedAt, "The audit broke off; the log says why.");
    }
  }
}
