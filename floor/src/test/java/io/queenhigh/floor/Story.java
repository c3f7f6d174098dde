package io.queenhigh.floor;

import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A stream as one viewer reads it, and a way to wait for what comes. */
public final class Story implements AutoCloseable {

  private final LiveTable table;
  private final List<StreamEvent> events = new ArrayList<>();
  private final Watch watch;
  private CompletableFuture<Void> changed = new CompletableFuture<>();

  public Story(LiveTable table, Viewer viewer) {
    this(table, viewer, OptionalLong.empty());
  }

  public Story(LiveTable table, Viewer viewer, OptionalLong after) {
    this.table = table;
    this.watch = table.watch(viewer, after, this::hear);
  }

  private void hear(StreamEvent event) {
    CompletableFuture<Void> before;
    synchronized (this) {
      events.add(event);
      before = changed;
      changed = new CompletableFuture<>();
    }
    before.complete(null);
  }

  public synchronized List<StreamEvent> events() {
    return List.copyOf(events);
  }

  /** Waits until the table is as wanted. */
  public TableState until(Predicate<TableState> wanted) throws Exception {
    while (true) {
      CompletableFuture<Void> next;
      synchronized (this) {
        next = changed;
      }
      TableState state = table.state();
      if (wanted.test(state)) {
        return state;
      }
      next.get(30, TimeUnit.SECONDS);
    }
  }

  @Override
  public void close() {
    watch.close();
  }
}
