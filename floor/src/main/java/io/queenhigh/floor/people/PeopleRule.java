package io.queenhigh.floor.people;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Ground;
import io.queenhigh.rules.ruling.Refused;

/** The house's own rules about people. */
public enum PeopleRule implements Ground {
  NAMES("Names"),
  PASSWORDS("Passwords"),
  LOGIN("Login"),
  GUESSES("Guesses"),
  SESSIONS("Sessions"),
  ROLES("Roles"),
  APPOINTMENTS("Appointments"),
  TWO_MANAGERS("Two managers"),
  FIRST_SIGN_IN("First sign-in"),
  SECOND_FACTOR("Second factor"),
  QUIET_TIME("Quiet time"),
  DEMO_FLOOR("Demo floor"),
  CLOSED_ACCOUNTS("Closed accounts"),
  PLAY_CHIPS("Play chips"),
  TWO_AT_THE_WINDOW("Two at the window"),
  PLAYERS_WORD("Player's word"),
  SELF_EXCLUSION("Self-exclusion"),
  COOLING_OFF("Cooling off"),
  LOSS_LIMITS("Loss limits"),
  PLAY_LIMITS("Play limits"),
  REGISTER("Register"),
  WALL("Wall"),
  TRAINING("Training");

  private final String clause;

  PeopleRule(String clause) {
    this.clause = clause;
  }

  @Override
  public Citation cite() {
    return new Citation("FLOOR", clause);
  }

  <T> Reply<T> deny(String id, String why) {
    return new Reply.No<>(refused(id, why));
  }

  Refused refused(String id, String why) {
    return new Refused(id, why, cite());
  }
}
