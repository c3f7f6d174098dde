package io.queenhigh.floor.school;

import java.util.List;

/**
 * How a drill went.
 *
 * @param millis from the moment it was handed out until it was handed in
 * @param missed the clauses behind wrong answers, each once
 */
public record DrillMark(Exercise exercise, int right, int of, long millis, List<String> missed) {

  public DrillMark {
    missed = List.copyOf(missed);
  }

  /** Whether at least so many of a hundred answers were right. */
  public boolean isAtLeast(int percent) {
    return 100L * right >= (long) percent * of;
  }
}
