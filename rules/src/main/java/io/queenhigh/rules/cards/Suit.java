package io.queenhigh.rules.cards;

import java.util.Locale;
import java.util.Optional;

/** The four suits. They are equal; only some progressive pay lines name one. */
public enum Suit {
  CLUBS('c'),
  DIAMONDS('d'),
  HEARTS('h'),
  SPADES('s');

  private final char symbol;

  Suit(char symbol) {
    this.symbol = symbol;
  }

  public char symbol() {
    return symbol;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Suit> of(char symbol) {
    for (Suit suit : values()) {
      if (suit.symbol == symbol) {
        return Optional.of(suit);
      }
    }
    return Optional.empty();
  }
}
