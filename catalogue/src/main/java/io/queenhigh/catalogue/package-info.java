/**
 * The shelf of games: reads the game files, checks that every field stands on a clause that exists,
 * makes a table's choices and hands out a {@link io.queenhigh.rules.game.Game}. Everything but
 * {@code rules} may call it.
 *
 * <pre>
 *   games/ca, games/wa ─┐
 *   games/tables ───────┼─▶ Page ─▶ GameReader ─▶ GameFile ── choose("TCP-03", "6B4") ──▶ Game
 *   games/clauses ──────┘              │              └─ menu, fields, published, remarks
 *                                      └─▶ Problem, Problem, …
 * </pre>
 *
 * Start at {@link io.queenhigh.catalogue.Catalogue}.
 */
@NullMarked
package io.queenhigh.catalogue;

import org.jspecify.annotations.NullMarked;
