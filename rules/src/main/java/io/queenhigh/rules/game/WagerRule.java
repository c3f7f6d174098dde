package io.queenhigh.rules.game;

import java.util.Optional;

/**
 * One wager of a game: what the layout calls it, what must lie beside it, what a fold does to it,
 * and the table it pays by. Ante and Play have no table; they pay even money against the dealer.
 */
public record WagerRule(
    Wager wager,
    Cited<String> label,
    Cited<Needs> needs,
    Cited<OnFold> onFold,
    Optional<PayTable> table) {

  /** What else a player must have bet before the deal. */
  public enum Needs {
    NOTHING,
    ANTE,
    /** The Ante or, where it may be bet alone, Pair Plus. */
    STANDARD_WAGER
  }

  /** What becomes of the wager when its player folds. */
  public enum OnFold {
    FORFEITED,
    STANDS
  }
}
