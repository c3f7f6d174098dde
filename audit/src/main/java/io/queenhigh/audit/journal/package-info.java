/**
 * A journal's lines, the chain of hashes that binds them, and sealed decks: all that can be checked
 * without knowing what a round is.
 */
@NullMarked
package io.queenhigh.audit.journal;

import org.jspecify.annotations.NullMarked;
