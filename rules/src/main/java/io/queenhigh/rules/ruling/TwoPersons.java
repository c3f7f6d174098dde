package io.queenhigh.rules.ruling;

import io.queenhigh.rules.game.Ground;
import java.util.Optional;

/** What nobody of the house does alone. */
public final class TwoPersons {

  private TwoPersons() {}

  /** Whether somebody else than the first one now gives his word, too. */
  public static Optional<Refused> areTwo(Actor.Staff one, Actor.Staff other, Ground by) {
    return Check.refuseIf(
        one.name().equals(other.name()),
        "another-person-approves",
        "Somebody other than " + one.name() + " has to approve this",
        by);
  }
}
