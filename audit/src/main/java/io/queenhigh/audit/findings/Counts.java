package io.queenhigh.audit.findings;

/**
 * What an audit has looked at.
 *
 * @param settled rounds settled again
 * @param unfinished rounds that were still on, which is nothing wrong
 * @param wagers of the settled rounds
 * @param contributions of tables' locked rounds to links
 * @param hits off a meter, also those that were cancelled
 * @param awards that were paid
 * @param decks whose seals were opened and matched with the cards dealt
 * @param cuts values by which players cut those decks
 * @param withheld values that were promised and kept back
 * @param attested progressive wagers at tables that are dealt elsewhere: who won, what and in which
 *     order was reckoned again, but the cards stand on the word of those who keyed them
 */
public record Counts(
    long streams,
    long lines,
    long settled,
    long voided,
    long unfinished,
    long wagers,
    long links,
    long contributions,
    long hits,
    long awards,
    long transfers,
    long accounts,
    long decks,
    long cuts,
    long withheld,
    long attested,
    long millis) {}
