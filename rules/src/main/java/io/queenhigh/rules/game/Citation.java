package io.queenhigh.rules.game;

/**
 * Where a rule stands: the document's key and its own heading or number, {@code CA-6CB Dealing 7}.
 */
public record Citation(String document, String clause) implements Ground {

  @Override
  public Citation cite() {
    return this;
  }

  @Override
  public String toString() {
    return document + " " + clause;
  }
}
