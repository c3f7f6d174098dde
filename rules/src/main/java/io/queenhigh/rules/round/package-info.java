/**
 * One round at one table, from the first chip to the deck change.
 *
 * <pre>
 *   Actor + Command ──▶ Decide ──▶ Ruling of Events
 *                        │
 *                        └ Seating, Banking, Rotation, Betting, Collecting, Dealing, Keying,
 *                          Deciding, TimeOuts, Irregularities, Finishing, Resettling
 *
 *   Round + Event ──▶ Evolve ──▶ Round
 * </pre>
 *
 * <p>Both are pure: deck, time and identity are handed in; nothing is written, awaited or rolled
 * here. Folding the same events always gives the same round.
 *
 * <p>Tested in {@code catalogue}, {@code io.queenhigh.games}, where the approved games are.
 */
@NullMarked
package io.queenhigh.rules.round;

import org.jspecify.annotations.NullMarked;
