package io.queenhigh.floor.store;

/**
 * How much a wallet may have brought to the tables, less what came back, once a writing is done. It
 * is judged inside the transaction that spends, while the wallet's row is held: buy-ins that race
 * each other, on one node or several, are judged one after the other.
 *
 * @param sinceMillis from when on it counts
 */
public record Ceiling(String wallet, long sinceMillis, long mostCents) {}
