/**
 * A table of the floor as pure data and functions: what it is set up as, what happened at it, what
 * may happen next, which money moves with it, and what its dealer does by himself. Nothing here
 * writes, waits or knows the time; {@link io.queenhigh.floor} runs it.
 *
 * <pre>
 *   TableCommand ──▶ TableRules ──▶ Refused(why, clause)
 *                        │
 *                        ▼
 *                   TableEvents ──▶ Fold ──▶ TableState ──▶ HouseDealer, PracticePlayers: what is due
 *                        │
 *                        ▼
 *                      Moves: which chips go from where to where
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.table;

import org.jspecify.annotations.NullMarked;
