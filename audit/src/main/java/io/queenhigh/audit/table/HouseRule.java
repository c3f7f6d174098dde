package io.queenhigh.audit.table;

import io.queenhigh.rules.game.Citation;

/** The clauses of the floor's own rules that say who does what at a table. */
enum HouseRule {
  ROLES("Roles"),
  DEALERS("Dealers"),
  OWN_TABLE("One's own table"),
  AUTOMATIC("Automatic tables"),
  TIME("Time to answer"),
  VOID_BY_TWO("Void by two"),
  VISITORS("People without accounts"),
  KEYED("Keyed cards"),
  CORRECTED_BY_TWO("Corrections by two"),
  LOSS_LIMITS("Loss limits"),
  SELF_EXCLUSION("Self-exclusion"),
  CONTROLLER_ONLY("Controller only"),
  ROOM_RULES("Room's own rules"),
  ON_FILE("On file");

  private final String clause;

  HouseRule(String clause) {
    this.clause = clause;
  }

  Citation cite() {
    return new Citation("FLOOR", clause);
  }
}
