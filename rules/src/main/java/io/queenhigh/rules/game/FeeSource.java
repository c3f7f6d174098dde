package io.queenhigh.rules.game;

/** Where the collection fees come from that a game's document demands. */
public enum FeeSource {
  /** The document prints its schedules, and a table uses one of them. */
  FROM_A_SCHEDULE,
  /** The table sets its own flat fees and posts them. */
  POSTED_BY_THE_TABLE
}
