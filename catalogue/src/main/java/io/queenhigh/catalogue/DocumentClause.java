package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;

/**
 * One clause of a document, in our words.
 *
 * @param by what stands for the clause, and what it is
 */
public record DocumentClause(Citation citation, String says, Stands stands, String by) {

  /** How a clause is met. */
  public enum Stands {
    /** A rule of the machine. */
    RULE,
    /** Something outside the machine: equipment or paperwork. */
    STANDS,
    /** A rule of a part that is not built yet. */
    LATER
  }
}
