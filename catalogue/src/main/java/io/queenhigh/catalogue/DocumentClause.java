package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;
import java.util.List;
import java.util.Optional;

/**
 * One clause of a document, in our words.
 *
 * @param by what stands for the clause, and what it is
 * @param cites what the clause itself refers to, in law or elsewhere: {@code WAC 230-15-040}
 * @param elsewhere where its rule works, if that is not at a live table
 */
public record DocumentClause(
    Citation citation,
    String says,
    Stands stands,
    String by,
    Speaker speaker,
    List<String> cites,
    Optional<String> elsewhere) {

  public DocumentClause {
    cites = List.copyOf(cites);
  }

  /** How a clause is met. */
  public enum Stands {
    /** A rule of the machine. */
    RULE,
    /** Something outside the machine: equipment or paperwork. */
    STANDS,
    /** A rule of a part that is not built yet. */
    LATER
  }

  /** Whether only a live table can prove it. */
  public boolean isAboutLiveTables() {
    return stands == Stands.RULE && elsewhere.isEmpty();
  }
}
