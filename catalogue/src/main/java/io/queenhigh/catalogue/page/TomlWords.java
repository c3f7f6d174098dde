package io.queenhigh.catalogue.page;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Function;

/**
 * The words that may stand at a key and what each means.
 *
 * @param kind what such a word names, for {@code "x" is not …}: {@code "a way to pay"}
 */
public record TomlWords<T>(String kind, SequencedMap<String, T> meanings) {

  public TomlWords {
    meanings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(meanings));
  }

  public static <T> TomlWords<T> of(String kind, List<T> values, Function<T, String> spelling) {
    SequencedMap<String, T> meanings = new LinkedHashMap<>();
    values.forEach(value -> meanings.put(spelling.apply(value), value));
    return new TomlWords<>(kind, meanings);
  }

  /** The constants of an enum, spelled {@code one-dealer-card}. */
  public static <E extends Enum<E>> TomlWords<E> of(String kind, Class<E> type) {
    return of(kind, List.of(type.getEnumConstants()), TomlWords::spelled);
  }

  public static String spelled(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** {@code "a", "b" or "c"}. */
  public String listed() {
    return Nearest.listed(meanings.keySet().stream().map(word -> '"' + word + '"').toList(), "or");
  }
}
