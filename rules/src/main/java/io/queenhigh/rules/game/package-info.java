/**
 * What a game is: data, every field with the clause it stands on. Nothing here plays.
 *
 * <pre>
 *   Game ─┬─ Bank, places, Shown, Qualifier, Settling      how the table is run
 *         ├─ WagerRule (needs, on fold) ── PayTable ── PayLine ── Pays
 *         ├─ Progressive, FeeSchedule                      what some games add
 *         └─ Point → Citation                              where shared rules are written
 * </pre>
 */
@NullMarked
package io.queenhigh.rules.game;

import org.jspecify.annotations.NullMarked;
