package io.queenhigh.rules.cards;

/** The two decks of a table, told apart by their backs; they take turns round by round. */
public enum DeckColour {
  RED,
  BLUE;

  public DeckColour other() {
    return this == RED ? BLUE : RED;
  }
}
