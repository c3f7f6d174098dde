package io.queenhigh.floor;

import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.Timer.Alarm;
import io.queenhigh.floor.table.Due;
import io.queenhigh.floor.view.TableView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The one clock of a table: what it waits for, and until when. */
final class Waits {

  /** After trouble with the store the dealer tries again. */
  private static final long TRY_AGAIN_MILLIS = 1_000;

  private final Machinery machinery;
  private final Runnable onTime;
  private Optional<Due> due = Optional.empty();
  private long endsAtMillis;
  private @Nullable Alarm alarm;

  /** Whether what is due was given out to be done. */
  private boolean givenOut;

  private boolean stopped;

  Waits(Machinery machinery, Runnable onTime) {
    this.machinery = machinery;
    this.onTime = onTime;
  }

  /**
   * Waits for this from now on; the same wait goes on as it is. Where its time was up and something
   * was done that did not end it, the rest is due at once: nobody calls a second time.
   */
  synchronized void set(Optional<Due> next) {
    boolean same = next.isPresent() && next.map(Due::key).equals(due.map(Due::key));
    due = next;
    if (stopped || (same && !givenOut)) {
      return;
    }
    cancel();
    if (same) {
      start(0);
      return;
    }
    if (next.isPresent()) {
      endsAtMillis = machinery.now() + next.get().afterMillis();
      start(next.get().afterMillis());
    }
  }

  /** What is due, if its time has really come; otherwise the rest of the time is waited for. */
  synchronized Optional<Due> due() {
    if (stopped || due.isEmpty()) {
      return Optional.empty();
    }
    long left = endsAtMillis - machinery.now();
    if (left > 0) {
      cancel();
      start(left);
      return Optional.empty();
    }
    givenOut = true;
    return due;
  }

  /**
   * What was due is refused as the table stands; when that changes, it is waited for anew, and this
   * until then, unless it was the same.
   */
  synchronized void giveUp(Optional<Due> instead) {
    Optional<Due.Key> refused = due.map(Due::key);
    cancel();
    due = Optional.empty();
    set(instead.filter(other -> !refused.equals(Optional.of(other.key()))));
  }

  /** What was due could not be done now; it still is, unless the table has gone elsewhere since. */
  synchronized void tryAgain() {
    if (!stopped && due.isPresent()) {
      cancel();
      start(TRY_AGAIN_MILLIS);
    }
  }

  synchronized void stop() {
    stopped = true;
    cancel();
  }

  /** For people: what the table waits for, unless it happens at once. */
  synchronized Optional<TableView.Clock> shown() {
    return due.filter(next -> next.afterMillis() > 0)
        .map(
            next ->
                new TableView.Clock(
                    next.key().what(), next.key().seat(), endsAtMillis, next.afterMillis()));
  }

  private void start(long afterMillis) {
    if (afterMillis == 0) {
      machinery.hands().execute(onTime);
    } else {
      alarm = machinery.timer().after(afterMillis, onTime);
    }
  }

  private void cancel() {
    givenOut = false;
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
  }
}
