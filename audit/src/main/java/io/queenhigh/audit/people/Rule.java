package io.queenhigh.audit.people;

import io.queenhigh.rules.game.Citation;

/** The house's rules about people that an auditor can check. */
enum Rule {
  NAMES("Names"),
  ROLES("Roles"),
  APPOINTMENTS("Appointments"),
  TWO_MANAGERS("Two managers"),
  SECOND_FACTOR("Second factor"),
  QUIET_TIME("Quiet time"),
  DEMO_FLOOR("Demo floor"),
  PLAY_CHIPS("Play chips"),
  TWO_AT_THE_WINDOW("Two at the window"),
  PLAYERS_WORD("Player's word"),
  PLAY_LIMITS("Play limits"),
  SELF_EXCLUSION("Self-exclusion"),
  COOLING_OFF("Cooling off"),
  LOSS_LIMITS("Loss limits");

  private final String clause;

  Rule(String clause) {
    this.clause = clause;
  }

  Citation cite() {
    return new Citation("FLOOR", clause);
  }
}
