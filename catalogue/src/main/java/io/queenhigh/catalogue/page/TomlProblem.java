package io.queenhigh.catalogue.page;

/**
 * Why a file is not accepted: where, what is wrong there, and what would be right.
 *
 * @param line counted from 1; 0 where the whole file is meant
 */
public record TomlProblem(String file, int line, String what, String right) {

  /** {@code games/x/y.toml:12: shown: has no clause. Write by = "…".} */
  @Override
  public String toString() {
    return file + (line > 0 ? ":" + line : "") + ": " + what + " " + right;
  }
}
