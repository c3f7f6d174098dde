package io.queenhigh.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Leaves out of a night that failed whatever it fails without: halves of its steps, then quarters,
 * and at last single ones. What is left fails in the same way.
 */
final class Shrinking {

  private final Function<Plan, Night.Outcome> plays;
  private final Broken target;
  private Plan smallest;
  private Night.Outcome outcome;
  private int nights;

  private Shrinking(
      Plan plan, Night.Outcome failed, Broken target, Function<Plan, Night.Outcome> plays) {
    this.smallest = plan;
    this.outcome = failed;
    this.target = target;
    this.plays = plays;
  }

  /** The shortest night found that fails like this one, and what happened in it. */
  record Shrunk(Plan plan, Night.Outcome outcome, int nights) {}

  /**
   * Shrinks a night.
   *
   * @param most how many nights it may play for that
   */
  static Shrunk of(Plan plan, Night.Outcome failed, int most, Function<Plan, Night.Outcome> plays) {
    Shrinking shrinking = new Shrinking(plan, failed, failed.broken().getFirst(), plays);
    shrinking.shrink(most);
    return new Shrunk(shrinking.smallest, shrinking.outcome, shrinking.nights);
  }

  private void shrink(int most) {
    withoutTheEnd(most);
    int size = Math.max(1, smallest.steps().size() / 2);
    while (nights < most) {
      boolean smaller = withoutSome(size, most);
      if (!smaller && size == 1) {
        return;
      }
      size = Math.max(1, smaller ? Math.min(size, smallest.steps().size() / 2) : size / 2);
    }
  }

  /** What comes after the harm is done is not needed; found by halving. */
  private void withoutTheEnd(int most) {
    int enough = smallest.steps().size();
    int tooFew = 0;
    while (enough - tooFew > 1 && nights < most) {
      int middle = (enough + tooFew) / 2;
      if (stillFails(smallest.with(smallest.steps().subList(0, middle)))) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
  }

  private boolean withoutSome(int size, int most) {
    boolean smaller = false;
    int from = 0;
    while (from < smallest.steps().size() && nights < most) {
      List<NightStep> rest = new ArrayList<>(smallest.steps());
      rest.subList(from, Math.min(from + size, rest.size())).clear();
      if (stillFails(smallest.with(rest))) {
        smaller = true;
      } else {
        from += size;
      }
    }
    return smaller;
  }

  private boolean stillFails(Plan plan) {
    nights++;
    Night.Outcome played = plays.apply(plan);
    Optional<Broken> same = played.broken().stream().filter(target::isLike).findFirst();
    if (same.isPresent()) {
      smallest = plan;
      outcome = played;
    }
    return same.isPresent();
  }
}
