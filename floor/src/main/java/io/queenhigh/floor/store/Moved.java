package io.queenhigh.floor.store;

/**
 * A line of one account's ledger.
 *
 * @param line its place among the transfers of that journal line, counted from 1
 * @param other the account at the other end
 * @param cents what came in, or, below zero, what went out
 */
public record Moved(String stream, long seq, int line, long atMillis, String other, long cents) {}
