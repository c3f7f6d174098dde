package io.queenhigh.rules.game;

import io.queenhigh.rules.cards.Rank;

/** What the dealer's hand needs to play, and what happens to each wager when it does not. */
public record Qualifier(Cited<Rank> high, Cited<Ante> ante, Cited<Play> play) {

  /** The Ante when the dealer does not qualify. */
  public enum Ante {
    WINS,
    WINS_IF_HIGHER_ELSE_PUSHES
  }

  /** The Play wager when the dealer does not qualify. */
  public enum Play {
    PUSHES
  }
}
