package io.queenhigh.rules.game;

/** What a pay line gives. */
public sealed interface Pays {

  /** Odds "to 1": winnings on top of the stake, which goes back to the player. */
  record ToOne(long odds) implements Pays {}

  /** Odds "for 1": the stake is already gone and does not come back. */
  record ForOne(long odds) implements Pays {}

  /** A share of the progressive meter. */
  record MeterShare(int percent) implements Pays {}
}
