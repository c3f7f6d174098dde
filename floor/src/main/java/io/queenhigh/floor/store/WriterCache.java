package io.queenhigh.floor.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the writer remembers of its own connection's work, so that a group needs no questions.
 *
 * <p>Another node may have gone on with a stream since; then a key is taken or a page does not
 * continue, and the stream is read anew. Accounts stay for ever.
 */
final class WriterCache {

  private static final int MOST = 200_000;

  private final Map<String, Head> heads = new HashMap<>();
  private final Set<String> accounts = new HashSet<>();

  Optional<Head> head(String stream) {
    return Optional.ofNullable(heads.get(stream));
  }

  boolean hasAccount(String id) {
    return accounts.contains(id);
  }

  void learn(Map<String, Head> found) {
    if (heads.size() > MOST) {
      heads.clear();
    }
    heads.putAll(found);
  }

  void learn(Collection<String> ids) {
    if (accounts.size() > MOST) {
      accounts.clear();
    }
    accounts.addAll(ids);
  }
}
