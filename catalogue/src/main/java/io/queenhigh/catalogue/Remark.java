package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;
import java.util.Optional;

/**
 * Something that a document prints oddly or leaves open.
 *
 * @param of the choice it concerns; every table of the game where absent
 * @param by the clause that is odd
 * @param reading how we read it
 * @param mustBeAcknowledged whether an operator has to say that he has seen it before he deals
 */
public record Remark(
    String says, Optional<String> of, Citation by, Citation reading, boolean mustBeAcknowledged) {}
