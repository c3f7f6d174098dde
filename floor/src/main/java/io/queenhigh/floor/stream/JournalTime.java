package io.queenhigh.floor.stream;

import io.queenhigh.floor.store.Store;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The time of a store's lines: one for all who write to it in this process, and not before anything
 * that was written there earlier. Streams that each went on from their own last line would have
 * money spent before it came, after a start with a clock that was set back.
 */
final class JournalTime {

  /** By store, and by the clock that somebody has handed in. */
  private static final Map<Store, Map<InstantSource, SteadyClock>> CLOCKS = new WeakHashMap<>();

  private JournalTime() {}

  static SteadyClock of(Store store, SteadyClock machines) {
    synchronized (CLOCKS) {
      return CLOCKS
          .computeIfAbsent(store, _ -> new HashMap<>())
          .computeIfAbsent(machines.source(), _ -> begin(store, machines));
    }
  }

  private static SteadyClock begin(Store store, SteadyClock machines) {
    SteadyClock clock = new SteadyClock(machines);
    store
        .heads()
        .forEach(
            (stream, head) ->
                store
                    .read(stream, head.seq() - 1, 1)
                    .forEach(line -> clock.notBefore(line.atMillis())));
    return clock;
  }
}
