package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Wager;

/**
 * What the cards say about one wager, before anyone asks whether the bank can pay it.
 *
 * @param dueCents winnings owed, without the stake
 * @param stakeIsGone "for 1" wagers were taken when they were locked and do not come back
 */
record Outcome(
    int seat,
    Wager wager,
    long stakeCents,
    Kind kind,
    long dueCents,
    boolean stakeIsGone,
    Source source,
    String because,
    Citation by) {

  enum Kind {
    FORFEIT,
    LOSE,
    PUSH,
    WIN
  }

  /** Whose money pays a win. */
  enum Source {
    BANK,
    METER
  }

  boolean isCollected() {
    return kind == Kind.FORFEIT || kind == Kind.LOSE;
  }

  boolean isForfeit() {
    return kind == Kind.FORFEIT;
  }
}
