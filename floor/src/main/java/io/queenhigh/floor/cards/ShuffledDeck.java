package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Deck;

/**
 * A deck fresh from the shuffler, and the salt that keeps its seal from being guessed. Both are
 * secret until the round is over.
 */
public record ShuffledDeck(Deck deck, String salt) implements Shuffled {

  /** The commitment to this deck for a round, to be published before the bets. */
  public String seal(String roundId) {
    return DeckSeal.seal(roundId, deck, salt);
  }

  /** Says nothing, so that a careless log line gives no card away. */
  @Override
  public String toString() {
    return "a shuffled deck";
  }
}
