package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
}
