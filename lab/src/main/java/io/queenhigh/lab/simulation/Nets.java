package io.queenhigh.lab.simulation;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.rules.game.Wager;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** How often each wager, and all of them together, brought how many cents. */
final class Nets {

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
