package io.queenhigh.floor.school;

import io.queenhigh.floor.office.RegisterEntry.Entered;
import java.util.Optional;

/**
 * A drill that a trainer wants done.
 *
 * @param percent how much of it must be right
 */
public record Assignment(
    long number,
    String name,
    Exercise exercise,
    int percent,
    Entered assigned,
    Optional<Entered> withdrawn,
    Optional<String> withdrawnBecause) {

  public Assignment withdrawn(Entered by, String because) {
    return new Assignment(
        number, name, exercise, percent, assigned, Optional.of(by), Optional.of(because));
  }

  /** Whether this drill is the one that was wanted, done since and well enough. */
  public boolean isMetBy(DrillDone done) {
    return done.number() > number
        && done.name().equals(name)
        && done.mark().exercise().equals(exercise)
        && done.mark().isAtLeast(percent);
  }
}
