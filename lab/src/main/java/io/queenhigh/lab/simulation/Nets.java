package io.queenhigh.lab.simulation;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** How often each wager, and all of them together, brought how many cents. */
final class Nets {

  private static final String TOGETHER = "together";

  private final Map<Wager, Map<Long, Long>> byWager = new EnumMap<>(Wager.class);
  private final Map<Long, Long> together = new HashMap<>();

  /** So many rounds in which the wagers brought this. */
  void add(Map<Wager, Long> nets, long rounds) {
    long sum = 0;
    for (Map.Entry<Wager, Long> net : nets.entrySet()) {
      byWager
          .computeIfAbsent(net.getKey(), _ -> new HashMap<>())
          .merge(net.getValue(), rounds, Long::sum);
      sum += net.getValue();
    }
    together.merge(sum, rounds, Long::sum);
  }

  void add(Nets other) {
    other.byWager.forEach(
        (wager, counts) -> add(counts, byWager.computeIfAbsent(wager, _ -> new HashMap<>())));
    add(other.together, together);
  }

  /** As lines of text: a wager or all of them, cents, and how often. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    byWager.forEach((wager, counts) -> lines(wager.key(), counts, lines));
    lines(TOGETHER, together, lines);
    return lines;
  }

  private static void lines(String key, Map<Long, Long> counts, List<String> lines) {
    new TreeMap<>(counts).forEach((net, rounds) -> lines.add(key + " " + net + " " + rounds));
  }

  /** Adds what such a line says. */
  void add(String line) {
    String[] words = line.split(" ", -1);
    Map<Long, Long> counts =
        words[0].equals(TOGETHER)
            ? together
            : byWager.computeIfAbsent(wager(words[0]), _ -> new HashMap<>());
    long times = Long.parseLong(words[2]);
    if (times < 0) {
      throw new IllegalArgumentException("counted less than never: " + line);
    }
    counts.merge(Long.parseLong(words[1]), times, Math::addExact);
  }

  private static Wager wager(String key) {
    return Arrays.stream(Wager.values())
        .filter(wager -> wager.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  /** Whether so many rounds of these wagers, and nothing else, are counted here. */
  boolean areOf(List<Wager> wagers, long rounds) {
    return byWager.keySet().equals(Set.copyOf(wagers))
        && Stream.concat(byWager.values().stream(), Stream.of(together))
            .allMatch(counts -> sum(counts) == rounds);
  }

  private static long sum(Map<Long, Long> counts) {
    return counts.values().stream().reduce(0L, Math::addExact);
  }

  Distribution of(Wager wager) {
    return Distribution.of(Objects.requireNonNull(byWager.get(wager)));
  }

  Distribution together() {
    return Distribution.of(together);
  }

  private static void add(Map<Long, Long> counts, Map<Long, Long> to) {
    counts.forEach((net, rounds) -> to.merge(net, rounds, Long::sum));
  }
}
