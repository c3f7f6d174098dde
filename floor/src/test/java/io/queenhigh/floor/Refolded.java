package io.queenhigh.floor;

import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Tables and links put together from a store without opening a floor on it, in both ways. */
public final class Refolded implements AutoCloseable {

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final Store store;
  private final Services services;

  public Refolded(Store store) {
    this.store = store;
    this.services = CardRoom.services(store, Runnable::run, timer);
  }

  /** From the first line. */
  public TableState table(String id) {
    return Restoring.fromTheBeginning(services, id).state();
  }

  /** From the snapshot and the lines after it, if there is a snapshot. */
  public TableState quickly(String id) {
    return Restoring.table(services, id, store.kept(Snapshots.kind(), id)).state();
  }

  public Link link(String id) {
    return services.links().readOn(services, id, Optional.empty()).link();
  }

  public Link linkQuickly(String id) {
    return services
        .links()
        .readOn(
            services,
            id,
            store
                .kept(LinkSnapshots.KIND, id)
                .map(body -> LinkSnapshots.read(body, _ -> link(id).payTable())))
        .link();
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
