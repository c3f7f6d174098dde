/**
 * The end of a round: from cards on the table to money, every wager with its reason.
 *
 * <pre>
 *   Layout ──▶ Outcomes (what the cards say) ──▶ Coverage (what the bank meets) ──▶ Settlement, with Envies
 *                 ├─ AntePlay                        ├─ in full      (house)
 *                 ├─ pay tables                      ├─ seat by seat (Procedure S)
 *                 └─ Awards (meter)                  └─ collect first (Procedure C)
 * </pre>
 *
 * <p>Called by the round; nothing here asks who acts or when.
 *
 * <p>Tested in {@code catalogue}, {@code io.queenhigh.games}, where the approved games are.
 */
@NullMarked
package io.queenhigh.rules.settlement;

import org.jspecify.annotations.NullMarked;
