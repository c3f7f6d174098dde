package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;
import java.util.Optional;

/**
 * One field of a game file, as a person reads it.
 *
 * @param section where it stands: {@code qualifier}; blank at the top of the file
 * @param value in words
 * @param clause nothing where no document has it
 */
public record FieldRow(
    String section,
    String field,
    String value,
    Citation citation,
    Optional<DocumentClause> clause) {

  /** What the clause says, in our words. */
  public String summary() {
    return clause.map(DocumentClause::says).orElse("");
  }
}
