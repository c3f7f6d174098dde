package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Refused;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;

/** Opens the store that a command names, or says why not. */
public final class OpenStore {

  private OpenStore() {}

  static Store at(String address) throws Refused {
    try {
      return Store.open(address);
    } catch (StoreUnavailable | IllegalArgumentException e) {
      throw new Refused(String.valueOf(e.getMessage()));
    }
  }
}
