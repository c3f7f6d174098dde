package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What a newer Queenhigh has written on and this one cannot have any more. */
final class Unreadable {

  private static final System.Logger LOG = System.getLogger(Unreadable.class.getName());

  private final Map<String, String> streams = new ConcurrentHashMap<>();

  /** The log hears of each once. */
  void add(String stream, NewerLine newer) {
    if (streams.put(stream, newer.why()) == null) {
      LOG.log(Level.ERROR, stream + " waits for a newer Queenhigh: " + newer.why());
    }
  }

  Set<String> all() {
    return Set.copyOf(streams.keySet());
  }
}
