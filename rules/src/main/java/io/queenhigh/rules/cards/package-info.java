/**
 * Cards, sets of cards and decks. Everything else builds on these; they know no game.
 *
 * <pre>
 *   Rank + Suit → Card → Cards (a set) | List of Card (a stack, in order) | Deck (all 52, in order)
 * </pre>
 */
@NullMarked
package io.queenhigh.rules.cards;

import org.jspecify.annotations.NullMarked;
