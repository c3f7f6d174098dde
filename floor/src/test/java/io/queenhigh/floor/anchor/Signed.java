package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.LogStore;
import io.queenhigh.floor.store.Store;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What everything that was ever signed must have in common. */
final class Signed {

  private Signed() {}

  /** No two trees of one size; their roots by size. */
  static Map<Long, String> check(Collection<String> notes) {
    Map<Long, String> roots = new HashMap<>();
    for (String note : notes) {
      List<String> lines = note.lines().toList();
      String before = roots.put(Long.valueOf(lines.get(1)), lines.get(2));
      if (before != null) {
        assertEquals(before, lines.get(2), "two trees of " + lines.get(1));
      }
    }
    return roots;
  }

  /** All leaves that are in, again, from the journal and the order that is on disk. */
  static List<TreeHash> leaves(Store store, LogStore rows) {
    TreeMap<Long, TreeHash> leaves = new TreeMap<>();
    for (String stream : store.streams()) {
      store
          .read(stream, 0, 10_000_000)
          .forEach(
              line ->
                  rows.runOf(stream, line.seq())
                      .ifPresent(
                          run -> {
                            String salt = LineLeaf.salt(run.secret(), line.seq());
                            TreeHash leaf = LineLeaf.of(stream, line.seq(), line.hash(), salt);
                            assertTrue(leaves.put(run.leafOf(line.seq()), leaf) == null);
                          }));
    }
    assertEquals(0, leaves.firstKey());
    assertEquals(leaves.size() - 1, leaves.lastKey());
    return List.copyOf(leaves.values());
  }
}
