package io.queenhigh.floor.store;

/**
 * How busy the store's writer is.
 *
 * @param taken writings it has taken up since the store was opened
 * @param groups how many transactions those began as
 * @param waiting writings that it has not taken up yet
 */
public record Pulse(long taken, long groups, int waiting) {}
