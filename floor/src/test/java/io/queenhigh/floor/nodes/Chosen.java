package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore.Living;

/** Where a table should be. */
public final class Chosen {

  private Chosen() {}

  /** Whether this node, by what it sees, is the one to have it. */
  public static boolean isFor(Nodes nodes, String stream) {
    return Rendezvous.choose(nodes.living().stream().map(Living::id).toList(), stream)
        .filter(id -> nodes.me().orElse(-1) == id)
        .isPresent();
  }
}
