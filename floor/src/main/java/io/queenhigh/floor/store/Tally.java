package io.queenhigh.floor.store;

/** How much the store holds. */
public record Tally(long streams, long lines, long transfers, long accounts) {}
