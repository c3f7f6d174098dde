package io.queenhigh.audit.settling;

import io.queenhigh.rules.game.Wager;

/**
 * What the cards say about one wager, whoever may have to pay it.
 *
 * @param dueCents winnings owed, without the stake
 * @param staysGone whether the stake is the house's even when the wager wins ("for 1")
 * @param meterPercent the share of the meter that is won instead; 0 for none
 */
record Verdict(
    int seat,
    Wager wager,
    long stakeCents,
    Says says,
    long dueCents,
    boolean staysGone,
    int meterPercent) {

  enum Says {
    FORFEIT,
    LOSE,
    PUSH,
    WIN
  }

  static Verdict of(int seat, Wager wager, long stake, Says says) {
    return new Verdict(seat, wager, stake, says, 0, false, 0);
  }

  /** Winning "to 1": the stake goes back as well. */
  static Verdict wins(int seat, Wager wager, long stake, long due) {
    return new Verdict(seat, wager, stake, Says.WIN, due, false, 0);
  }

  boolean isTaken() {
    return says == Says.FORFEIT || says == Says.LOSE;
  }
}
