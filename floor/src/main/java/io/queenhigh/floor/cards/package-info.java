/**
 * The shuffling machine: decks in unbiased order, and the seal that lets anyone check them.
 *
 * <pre>
 *   Drbg ──▶ TestedBytes ──▶ Picks ──▶ FisherYates ──▶ ShuffledDeck ──▶ DeckSeal
 *              │ HealthTest   (no bias)                 (deck, salt)     before the bets; opened after the round
 *              │                                             PlayersCut  the sealed deck as players' values put it: dealt
 *              ▼
 *           Shuffled.Failed, until a person replaces the generator
 * </pre>
 *
 * <p>A table asks {@link io.queenhigh.floor.cards.Shuffler#shuffle()} for its next deck. The
 * question has no parameters: the machine cannot know a wager, a seat or a player. Bytes of chance
 * are tested before a card depends on them, and outside this package nobody can hand in others.
 * What players add comes afterwards and cannot make a deck worse: it only changes its order.
 */
@NullMarked
package io.queenhigh.floor.cards;

import org.jspecify.annotations.NullMarked;
