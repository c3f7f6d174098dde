package io.queenhigh.rules.cards;

import java.util.Optional;

/** The thirteen ranks of a deck, lowest first; the ace is high except in 3-2-A. */
public enum Rank {
  TWO('2', "2"),
  THREE('3', "3"),
  FOUR('4', "4"),
  FIVE('5', "5"),
  SIX('6', "6"),
  SEVEN('7', "7"),
  EIGHT('8', "8"),
  NINE('9', "9"),
  TEN('T', "10"),
  JACK('J', "jack"),
  QUEEN('Q', "queen"),
  KING('K', "king"),
  ACE('A', "ace");

  private final char symbol;
  private final String word;

  Rank(char symbol, String word) {
    this.symbol = symbol;
    this.word = word;
  }

  public char symbol() {
    return symbol;
  }

  /** As a dealer says it: {@code queen}, {@code 9}. */
  public String word() {
    return word;
  }

  /** As a dealer says several: {@code queens}, {@code 9s}. */
  public String plural() {
    return word + "s";
  }

  static Optional<Rank> of(char symbol) {
    for (Rank rank : values()) {
      if (rank.symbol == symbol) {
        return Optional.of(rank);
      }
    }
    return Optional.empty();
  }
}
