package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;

/**
 * One wager after the money has moved, with the reason.
 *
 * @param paidCents winnings, without the stake
 * @param returnedCents how much of the stake went back to the player
 */
public record SettledWager(
    int seat,
    Wager wager,
    long stakeCents,
    Result result,
    long paidCents,
    long returnedCents,
    String because,
    Citation by) {

  /** How a wager ended. */
  public enum Result {
    WINS,
    LOSES,
    PUSHES,
    FORFEITED,
    UNCOVERED,
    PARTLY_COVERED;

    /** As it is spelled in JSON: {@code partly-covered}. */
    public String key() {
      return Key.of(name());
    }
  }

  /** What the player gained or lost on it. */
  public long netCents() {
    return paidCents + returnedCents - stakeCents;
  }

  public long collectedCents() {
    return stakeCents - returnedCents;
  }
}
