/**
 * Proofs of the shuffler: by exhaustion where the arithmetic is small, by statistics over real
 * shuffles where it is not, each beside a biased twin that must be caught. {@link
 * io.queenhigh.floor.cards.ColdDeck} arranges decks for tests of tables.
 */
@NullMarked
package io.queenhigh.floor.cards;

import org.jspecify.annotations.NullMarked;
