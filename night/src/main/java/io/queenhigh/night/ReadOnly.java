package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** A store to look at, with its snapshots or as if there were none. */
final class ReadOnly extends StoreBehind {

  private final Store store;
  private final boolean withoutSnapshots;

  ReadOnly(Store store, boolean withoutSnapshots) {
    this.store = store;
    this.withoutSnapshots = withoutSnapshots;
  }

  @Override
  Store read() {
    return store;
  }

  @Override
  public SortedMap<String, String> keptOf(String kind) {
    return withoutSnapshots && kind.endsWith("snapshot") ? new TreeMap<>() : store.keptOf(kind);
  }

  @Override
  public CompletableFuture<Written> write(Writing writing) {
    return CompletableFuture.completedFuture(new Written.Failed("Nothing is written here."));
  }

  @Override
  public CompletableFuture<Written> write(Writing writing, Ceiling ceiling) {
    return write(writing);
  }
}
