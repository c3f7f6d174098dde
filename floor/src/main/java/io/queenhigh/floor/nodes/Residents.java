package io.queenhigh.floor.nodes;

import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** What lives on a floor and can be on one node at a time: tables without a link, and links. */
public interface Residents {

  /** All that this node knows of, whoever has it. */
  Set<String> all();

  /** Those of which this node's version does not know every line. */
  Set<String> unreadable();

  /**
   * Brings our copy up to the last line, or fails; it is ours to show and to write from then on.
   */
  CompletableFuture<?> prepare(String stream);

  /** It is ours: its clocks run here from now on. */
  void begin(String stream);

  /**
   * It is not ours any more: its clocks stop and its watchers look elsewhere. Done when the turn
   * that was on is over.
   */
  CompletableFuture<?> rest(String stream);

  /** Reads what other nodes have written, and what they have begun. */
  void readOn();
}
