package io.queenhigh.audit.table;

import java.util.Optional;

/**
 * What a player kept of his part in a round.
 *
 * @param value the one that he promised to cut the deck by
 * @param seal the hash of the house's deck as he saw it when he bet
 */
public record Promise(int seat, String value, Optional<String> seal) {}
