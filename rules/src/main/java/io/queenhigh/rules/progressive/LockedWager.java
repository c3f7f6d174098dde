package io.queenhigh.rules.progressive;

/** A progressive wager that was on a lit sensor when the dealer locked the round. */
public record LockedWager(int seat, String player, long cents) {}
