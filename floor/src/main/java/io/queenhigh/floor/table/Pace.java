package io.queenhigh.floor.table;

/**
 * How long a table waits for people.
 *
 * @param bettingMillis from the first bet to "no more bets"
 * @param offerMillis to take the bank that is offered, and to post it
 * @param decisionMillis to play or fold
 * @param pauseMillis between the money and the next round
 * @param reserveMillis how long a seat is kept for someone whose connection is gone
 * @param practiceMillis how long a practice player pretends to think
 */
public record Pace(
    long bettingMillis,
    long offerMillis,
    long decisionMillis,
    long pauseMillis,
    long reserveMillis,
    long practiceMillis) {

  public static final Pace USUAL = new Pace(12_000, 12_000, 25_000, 5_000, 300_000, 700);

  /** The longest wait that can be set. */
  public static final long MOST_MILLIS = 3_600_000;

  /** What people must be given to bet, to answer the offer of the bank and to open their cuts. */
  public static final long LEAST_TO_ANSWER_MILLIS = 3_000;

  /** Whoever has less to decide is folded by the clock. */
  public static final long LEAST_TO_DECIDE_MILLIS = 5_000;

  /** A client opens its player's cut by itself; who does not is not waited for. */
  private static final long MOST_CUT_MILLIS = 3_000;

  /** From "no more bets" to the deal where a cut is still to be opened. */
  public long cutMillis() {
    return Math.min(MOST_CUT_MILLIS, bettingMillis);
  }

  boolean isSane() {
    return isSane(bettingMillis)
        && isSane(offerMillis)
        && isSane(decisionMillis)
        && isSane(pauseMillis)
        && isSane(reserveMillis)
        && isSane(practiceMillis);
  }

  private static boolean isSane(long millis) {
    return 0 <= millis && millis <= MOST_MILLIS;
  }
}
