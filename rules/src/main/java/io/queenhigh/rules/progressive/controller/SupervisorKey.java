package io.queenhigh.rules.progressive.controller;

/** Where the supervisor's key stands on a Game Manager. */
public enum SupervisorKey {
  RUN("Run"),
  JPH("JPH");

  private final String word;

  SupervisorKey(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
