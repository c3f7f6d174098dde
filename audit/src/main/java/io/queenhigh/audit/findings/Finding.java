package io.queenhigh.audit.findings;

import io.queenhigh.rules.game.Citation;
import java.util.Optional;

/**
 * Something wrong in the books, in words.
 *
 * @param expected what should be there
 * @param found what is there
 * @param by the clause that says so, where one does
 */
public record Finding(
    Kind kind, Where where, String expected, String found, Optional<Citation> by) {

  @Override
  public String toString() {
    return where
        + ": expected "
        + expected
        + "; found "
        + found
        + by.map(clause -> " [" + clause + "]").orElse("");
  }
}
