/**
 * A game read beside its documents: each clause in our words, the fields of the game file that
 * stand on it, and the tests that prove it. The routes call these desks.
 *
 * <pre>
 *   games/clauses, game file ──┐
 *   conformance.json ──────────┴─▶ ClauseDesk ──▶ clause ↔ machine rule ↔ test
 *   lab.draft.Comparison ────────▶ CompareDesk ──▶ two games, and what each difference is worth
 * </pre>
 */
@NullMarked
package io.queenhigh.web.clauses;

import org.jspecify.annotations.NullMarked;
