package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Ground;

/** The floor's own rules, where no regulator's document speaks. */
public enum HouseRule implements Ground {
  TABLE_STAKES("Table stakes"),
  BETWEEN_ROUNDS("Changes between rounds"),
  OPEN_TABLE("Open tables"),
  SEALED_DECK("Sealed deck"),
  CUTS("Players' cuts"),
  PRACTICE("Practice players"),
  VISITORS("People without accounts"),
  KEYED("Keyed cards"),
  CORRECTED_BY_TWO("Corrections by two"),
  ROTATION("Rotation of 2026"),
  PROGRESSIVE("Progressive wagers"),
  CONTROLLER_ONLY("Controller only"),
  DEALERS("Dealers"),
  OWN_TABLE("One's own table"),
  AUTOMATIC("Automatic tables"),
  TIME("Time to answer"),
  VOID_BY_TWO("Void by two"),
  LOSS_LIMITS("Loss limits"),
  SETUP("Table setup"),
  ROOM_RULES("Room's own rules"),
  ON_FILE("On file");

  private final String clause;

  HouseRule(String clause) {
    this.clause = clause;
  }

  @Override
  public Citation cite() {
    return new Citation("FLOOR", clause);
  }
}
