package io.queenhigh.floor.journal;

import io.queenhigh.rules.game.Key;
import java.util.HashMap;
import java.util.Map;

/**
 * What stored components and constants are called. They go by Java's names until one of those is
 * changed; from then on this list keeps the stored one.
 *
 * @param kept by record or enum: Java's name, and the spelled one
 */
public record SpelledNames(Map<Class<?>, Map<String, String>> kept) {

  /** As of today, Java still calls everything what the store does. */
  public static final SpelledNames TODAY = new SpelledNames(Map.of());

  public SpelledNames {
    kept = Map.copyOf(kept);
  }

  /** The same list with a component or constant that Java calls something else by now. */
  public SpelledNames with(Class<?> type, String java, String spelled) {
    Map<Class<?>, Map<String, String>> more = new HashMap<>(kept);
    Map<String, String> names = new HashMap<>(kept.getOrDefault(type, Map.of()));
    names.put(java, spelled);
    more.put(type, Map.copyOf(names));
    return new SpelledNames(more);
  }

  public String component(Class<?> type, String java) {
    return kept.getOrDefault(type, Map.of()).getOrDefault(java, java);
  }

  public String constant(Enum<?> constant) {
    return kept.getOrDefault(constant.getDeclaringClass(), Map.of())
        .getOrDefault(constant.name(), Key.of(constant.name()));
  }
}
