package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;

/**
 * One field of a game file, as a person reads it.
 *
 * @param section where it stands: {@code qualifier}; blank at the top of the file
 * @param value in words
 * @param summary what the clause says, in our words
 */
public record FieldRow(
    String section, String field, String value, Citation citation, String summary) {}
