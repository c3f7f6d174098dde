package io.queenhigh.floor.store;

/**
 * A transfer as it stands in the ledger.
 *
 * @param seq the journal line that moved it
 */
public record LedgerRow(long seq, String from, String to, long cents) {}
