package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.MemoryStore;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.nio.file.Path;
import java.util.Optional;

/** A disk in memory, which takes no time. */
final class MemoryDisk implements Disk {

  private final MemoryStore store = new MemoryStore();
  private final Mischief mischief;
  private boolean fallen;

  MemoryDisk(Mischief mischief) {
    this.mischief = mischief;
  }

  @Override
  public Store store() {
    return store;
  }

  @Override
  public Written write(Writing writing, Optional<Ceiling> ceiling) {
    return mischief().write(store, writing, ceiling);
  }

  /** What was written is flushed. */
  @Override
  public void crashes() {}

  @Override
  public String forTheAuditor(Path folder) {
    return CopiedBooks.of(store, folder);
  }

  @Override
  public Mischief mischief() {
    return fallen ? mischief : Mischief.NONE;
  }

  @Override
  public void nightFalls() {
    fallen = true;
  }

  @Override
  public void close() {
    store.close();
  }
}
