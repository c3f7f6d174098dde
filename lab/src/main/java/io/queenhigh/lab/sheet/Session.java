package io.queenhigh.lab.sheet;

import io.queenhigh.lab.exact.Distribution;
import java.util.Map;

/**
 * A player's result as rounds go by, a unit staked in each: every result with its chance. For
 * drawing, in binary numbers.
 *
 * <p>Whoever is so far ahead that the rounds left cannot bring him back is counted at the top.
 */
final class Session {

  private final int lowest;
  private final int top;
  private final int[] results;
  private final double[] chances;
  private double[] now;

  /**
   * Before the first round.
   *
   * @param most how many rounds may be played
   */
  Session(Distribution round, int most) {
    long worst = Math.max(1, -round.deals().firstKey());
    lowest = Math.toIntExact(-worst * most);
    top = Math.toIntExact(worst * most + 1);
    results = new int[round.deals().size()];
    chances = new double[results.length];
    int i = 0;
    for (Map.Entry<Long, Long> entry : round.deals().entrySet()) {
      results[i] = (int) Math.min(entry.getKey(), top - lowest);
      chances[i] = (double) entry.getValue() / round.total();
      i++;
    }
    now = new double[top - lowest + 1];
    now[-lowest] = 1;
  }

  /** One more round. */
  void play() {
    double[] next = new double[now.length];
    for (int at = 0; at < now.length; at++) {
      if (now[at] == 0) {
        continue;
      }
      if (at == now.length - 1) {
        next[at] += now[at];
        continue;
      }
      for (int i = 0; i < results.length; i++) {
        int to = Math.clamp((long) at + results[i], 0, now.length - 1);
        next[to] += now[at] * chances[i];
      }
    }
    now = next;
  }

  double chanceAhead() {
    double sum = 0;
    for (int at = 1 - lowest; at < now.length; at++) {
      sum += now[at];
    }
    return sum;
  }

  /** The result that this share of players does not exceed. */
  int quantile(double share) {
    double sum = 0;
    for (int at = 0; at < now.length; at++) {
      sum += now[at];
      if (sum >= share) {
        return at + lowest;
      }
    }
    return top;
  }
}
