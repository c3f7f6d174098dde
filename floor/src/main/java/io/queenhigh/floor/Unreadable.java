package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What this node cannot have: a newer Queenhigh has written on it, or its game is not on the shelf.
 */
final class Unreadable {

  private static final System.Logger LOG = System.getLogger(Unreadable.class.getName());

  private final Set<String> streams = ConcurrentHashMap.newKeySet();

  /** By the table's name. */
  private final Map<String, String> heldBy = new ConcurrentHashMap<>();

  /** The log hears of each once. */
  void add(String stream, NewerLine newer) {
    if (streams.add(stream)) {
      LOG.log(Level.ERROR, stream + " waits for a newer Queenhigh: " + newer.why());
    }
  }

  void add(String stream) {
    streams.add(stream);
  }

  /** By what a table is held of which that is all that is known here. */
  void noteHolder(String table, String stream) {
    heldBy.put(table, stream);
  }

  /** It has been read to its end, and says itself by what it is held. */
  void noteRead(String table) {
    heldBy.remove(table);
  }

  Optional<String> heldBy(String table) {
    return Optional.ofNullable(heldBy.get(table));
  }

  /** Of which no more is known here than by what they are held. */
  Set<String> tables() {
    return Set.copyOf(heldBy.keySet());
  }

  Collection<String> holders() {
    return heldBy.values();
  }

  Set<String> all() {
    return Set.copyOf(streams);
  }
}
