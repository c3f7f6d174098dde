package io.queenhigh.rules.round;

/** The least and the most that may lie on one wager. */
public record Limits(long minimumCents, long maximumCents) {

  /** Any amount: for records of rounds that were accepted elsewhere. */
  public static final Limits NONE = new Limits(1, Long.MAX_VALUE);

  public boolean allow(long cents) {
    return minimumCents <= cents && cents <= maximumCents;
  }
}
