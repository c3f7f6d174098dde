package io.queenhigh.floor.store;

/**
 * Money going from one account to another; the only way money moves.
 *
 * @param fact which of the facts written with it moved it, counted from 0
 */
public record Transfer(int fact, String from, String to, long cents) {

  /** Ten trillion dollars: far more than any table takes, and sums of it stay far from overflow. */
  private static final long MOST_CENTS = 1_000_000_000_000_000L;

  public Transfer {
    NoNul.check(from);
    NoNul.check(to);
    if (cents <= 0 || cents > MOST_CENTS) {
      throw new IllegalArgumentException("a transfer moves 1 to " + MOST_CENTS + ", not " + cents);
    }
    if (from.equals(to)) {
      throw new IllegalArgumentException("a transfer goes somewhere else: " + from);
    }
  }
}
