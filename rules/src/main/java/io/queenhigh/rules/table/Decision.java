package io.queenhigh.rules.table;

/** What a player has done with his three cards so far. */
public enum Decision {
  NONE,
  PLAYED,
  FOLDED
}
