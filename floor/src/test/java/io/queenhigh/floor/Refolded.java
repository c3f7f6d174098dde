package io.queenhigh.floor;

import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import java.util.Optional;

/** Tables and links put together from a store without opening a floor on it, in both ways. */
public final class Refolded {

  private final Store store;
  private final Services services;

  public Refolded(Store store) {
    this.store = store;
    this.services = CardRoom.services(store, Runnable::run);
  }

  /** From the first line. */
  public TableState table(String id) {
    return new LiveTable(services, id, Optional.empty()).state();
  }

  /** From the snapshot and the lines after it, if there is a snapshot. */
  public TableState quickly(String id) {
    return new LiveTable(services, id, store.kept(Snapshots.kind(), id)).state();
  }

  public Link link(String id) {
    return new LiveLink(services, id, Optional.empty()).state();
  }

  public Link linkQuickly(String id) {
    return new LiveLink(services, id, store.kept(LinkSnapshots.KIND, id)).state();
  }
}
