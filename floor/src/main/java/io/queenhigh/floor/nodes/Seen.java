package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore.Living;
import io.queenhigh.floor.store.NodeStore.Sight;
import io.queenhigh.floor.store.NodeStore.Unreadable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who lives and who has what, as it was seen last.
 *
 * @param me our own number
 */
record Seen(long me, Sight sight, Map<String, Long> owners) {

  /** Before the name of what a node could have, and others better. */
  static final String RATHER_ELSEWHERE = "rather-elsewhere/";

  /** In the place of a name: whoever says so does not come back, as one whose clock is off does. */
  static final String ENDING = "ending";

  private static final long UNKNOWN = -1;

  Optional<Living> living(long node) {
    return sight.living().stream().filter(one -> one.id() == node).findFirst();
  }

  Optional<Living> owner(String stream) {
    return Optional.ofNullable(owners.get(stream)).flatMap(this::living);
  }

  boolean isOwn(String stream) {
    Long owner = owners.get(stream);
    return owner != null && owner == me;
  }

  /** Those who may be given it: who plays it best, or, where there is nobody, who can have it. */
  Set<Long> candidates(String stream) {
    Set<Long> able =
        sight.living().stream()
            .filter(one -> !one.leaving())
            .map(Living::id)
            .filter(id -> !says(id, stream))
            .collect(Collectors.toSet());
    Set<Long> best =
        able.stream()
            .filter(id -> !says(id, RATHER_ELSEWHERE + stream))
            .collect(Collectors.toSet());
    return best.isEmpty() ? able : best;
  }

  boolean says(long node, String unreadable) {
    return sight.unreadable().contains(new Unreadable(unreadable, node));
  }

  /** Those who live and do not end. */
  static List<Living> staying(Sight sight) {
    return sight.living().stream()
        .filter(one -> !sight.unreadable().contains(new Unreadable(ENDING, one.id())))
        .toList();
  }

  Seen with(String stream, long owner) {
    Map<String, Long> more = new HashMap<>(owners);
    more.put(stream, owner);
    return withOwners(more);
  }

  /** To be read again at the next look. */
  Seen withOwners(Map<String, Long> others) {
    return new Seen(me, new Sight(sight.living(), sight.unreadable(), UNKNOWN), others);
  }

  boolean isForUs(String stream) {
    return Rendezvous.choose(candidates(stream), stream).equals(Optional.of(me));
  }
}
