package io.queenhigh.audit.findings;

import io.queenhigh.rules.game.Citation;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where an audit notes what is wrong: the first finding of each kind in full, and how many more
 * there were. A ruined store of a million lines fills no more than a page.
 */
public final class Notebook {

  private final Map<Kind, Finding> first = new EnumMap<>(Kind.class);
  private final Map<Kind, Long> howMany = new EnumMap<>(Kind.class);

  public void note(Kind kind, Where where, String expected, String found) {
    note(new Finding(kind, where, expected, found, Optional.empty()));
  }

  public void note(Kind kind, Where where, String expected, String found, Citation by) {
    note(new Finding(kind, where, expected, found, Optional.of(by)));
  }

  private void note(Finding finding) {
    first.putIfAbsent(finding.kind(), finding);
    howMany.merge(finding.kind(), 1L, Long::sum);
  }

  /** The first of each kind. */
  public List<Finding> findings() {
    return List.copyOf(first.values());
  }

  /** How many findings there were of each kind. */
  public Map<Kind, Long> howMany() {
    return Collections.unmodifiableMap(new EnumMap<>(howMany));
  }
}
