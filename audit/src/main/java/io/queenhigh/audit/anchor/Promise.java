package io.queenhigh.audit.anchor;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a player kept of his part in a round.
 *
 * @param value the one that he promised to cut the deck by
 * @param seal the hash of the house's deck as he saw it when he bet
 * @param promises everybody's promises by seat, as he saw them when he gave his value away
 */
public record Promise(
    int seat, String value, Optional<String> seal, Optional<Map<Integer, String>> promises) {

  public Promise {
    promises = promises.map(all -> Map.copyOf(new TreeMap<>(all)));
  }

  /** Of somebody who looked at nothing but the seal. */
  public Promise(int seat, String value, Optional<String> seal) {
    this(seat, value, seal, Optional.empty());
  }

  /** The same by somebody who looked round before he opened his value. */
  public Promise having(Map<Integer, String> seen) {
    return new Promise(seat, value, seal, Optional.of(seen));
  }
}
