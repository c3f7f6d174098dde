package io.queenhigh.rules.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One card, written the same way everywhere: {@code Qs} is the queen of spades. */
public record Card(Rank rank, Suit suit) {

  private static final List<Card> DECK = deckInOrder();

  /** The 52 cards in index order, twos first. */
  public static List<Card> all() {
    return DECK;
  }

  /** The card with this place in {@link #all()}. */
  public static Card of(int index) {
    return DECK.get(index);
  }

  /** Reads {@code Qs}; anything that is not exactly a rank and a suit is no card. */
  public static Optional<Card> parse(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    return Rank.of(text.charAt(0))
        .flatMap(
            rank -> Suit.of(text.charAt(1)).map(suit -> of(rank.ordinal() * 4 + suit.ordinal())));
  }

  /** Place in {@link #all()}, 0 to 51: four times the rank plus the suit. */
  public int index() {
    return rank.ordinal() * 4 + suit.ordinal();
  }

  @Override
  public String toString() {
    return "" + rank.symbol() + suit.symbol();
  }

  private static List<Card> deckInOrder() {
    List<Card> deck = new ArrayList<>(52);
    for (Rank rank : Rank.values()) {
      for (Suit suit : Suit.values()) {
        deck.add(new Card(rank, suit));
      }
    }
    return List.copyOf(deck);
  }
}
