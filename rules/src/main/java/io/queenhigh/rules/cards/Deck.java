package io.queenhigh.rules.cards;

import java.util.List;

/** A shuffled deck, top card first: all 52 cards, each once. The shuffle happened elsewhere. */
public record Deck(List<Card> order) {

  public Deck {
    order = List.copyOf(order);
    if (order.size() != 52 || !Cards.of(order).equals(Cards.DECK)) {
      throw new IllegalArgumentException("a deck is 52 cards, each once");
    }
  }

  /** The n-th stack of three that leaves the shuffler, counted from 0, in dealing order. */
  public List<Card> stack(int n) {
    return order.subList(3 * n, 3 * n + 3);
  }
}
