package io.queenhigh.floor.people;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Remembers from which addresses too many wrong passwords came, whatever the names. Forgets them
 * with a restart: a name's own lock-out does not.
 */
final class FailedLogins {

  static final int MOST_FAILURES = 30;
  static final long WINDOW_MILLIS = 15 * 60 * 1000L;

  private static final int MOST_ADDRESSES = 10_000;

  /** Failures of one address since a time. */
  private record Tries(long sinceMillis, int failures) {}

  private final SequencedMap<String, Tries> byAddress = new LinkedHashMap<>();

  synchronized boolean admits(String address, long now) {
    return triesOf(address, now).failures() < MOST_FAILURES;
  }

  synchronized void failed(String address, long now) {
    Tries tries = triesOf(address, now);
    byAddress.remove(address);
    byAddress.put(address, new Tries(tries.sinceMillis(), tries.failures() + 1));
    if (byAddress.size() > MOST_ADDRESSES) {
      byAddress.pollFirstEntry();
    }
  }

  private Tries triesOf(String address, long now) {
    Tries tries = byAddress.getOrDefault(address, new Tries(now, 0));
    return now - tries.sinceMillis() < WINDOW_MILLIS ? tries : new Tries(now, 0);
  }
}
