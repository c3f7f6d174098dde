package io.queenhigh.audit.findings;

/**
 * What an audit has looked at.
 *
 * @param settled rounds settled again
 * @param unfinished rounds that were still on, which is nothing wrong
 * @param wagers of the settled rounds
 * @param decks whose seals were opened and matched with the cards dealt
 */
public record Counts(
    long streams,
    long lines,
    long settled,
    long voided,
    long unfinished,
    long wagers,
    long transfers,
    long accounts,
    long decks,
    long millis) {}
