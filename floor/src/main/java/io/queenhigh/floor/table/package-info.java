/**
 * A table of the floor as pure data and functions: what it is set up as, what happened at it, what
 * may happen next, which money moves with it, and what its dealer does by himself. Nothing here
 * writes, waits or knows the time; {@link io.queenhigh.floor} runs it.
 *
 * <pre>
 *   Actor + TableCommand ──▶ TableRules ──▶ Ruling: No(Refused)
 *                                              │
 *                                              ▼
 *                              Accepted: TableEvents ──▶ Fold ──▶ TableState ──▶ HouseDealer, PracticePlayers
 *                                              │
 *                                              ▼
 *                              Moves: which chips go from where to where
 *
 *   TableRules asks, by subject   SeatRules, ChipRules, RoundRules (the game's own rules), DeckRules,
 *                                 CutRules, ControllerRules, LinkRules, SetupRules, ClosingRules
 *   Deliberation                  the table while steps are judged: each sees what those before it did
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.table;

import org.jspecify.annotations.NullMarked;
