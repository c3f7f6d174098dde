package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.game.Citation;
import java.util.Optional;

/**
 * What is wrong with a round file, where, by which rule.
 *
 * @param line counted from 1; 0 when the file as a whole lacks something
 */
public record RoundFileProblem(int line, String what, Optional<Citation> by) {

  static RoundFileProblem at(int line, String what) {
    return new RoundFileProblem(line, what, Optional.empty());
  }

  static RoundFileProblem at(int line, String what, Citation by) {
    return new RoundFileProblem(line, what, Optional.of(by));
  }

  /**
   * {@code 7: seat 2: there is no card "Qx" (CA-6CB Deck Cards)}, without the line if it has none.
   */
  @Override
  public String toString() {
    String where = line == 0 ? "" : line + ": ";
    return where + what + by.map(citation -> " (" + citation + ")").orElse("");
  }
}
