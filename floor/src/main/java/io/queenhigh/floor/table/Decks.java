package io.queenhigh.floor.table;

import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import java.util.Optional;

/**
 * The decks that a table may use while it judges one command: the one sealed for the round that is
 * on, and a way to have another shuffled and sealed.
 */
public interface Decks {

  /** A sealed deck with what opens the seal. */
  record Sealed(long round, DeckColour colour, Deck deck, String salt, String commitment) {

    /** Says what everybody knows, so that a careless log line gives no card away. */
    @Override
    public String toString() {
      return "a deck sealed for round " + round + " by " + commitment;
    }
  }

  /** For asking what would be allowed: it has no deck, and shuffles none. */
  Decks NONE =
      new Decks() {
        @Override
        public Optional<Sealed> sealed() {
          return Optional.empty();
        }

        @Override
        public Optional<Sealed> shuffle(long round, DeckColour colour) {
          return Optional.empty();
        }
      };

  /** The deck of the round that is on; empty when none is sealed. */
  Optional<Sealed> sealed();

  /** A fresh deck for a round; empty when the shuffler has failed. */
  Optional<Sealed> shuffle(long round, DeckColour colour);
}
