/**
 * A player's home: his rounds as he had them, what the lab expected of them, and his decisions held
 * against the odds. Nothing of it is stored; it is read from finished rounds.
 *
 * <pre>
 *   Store: played rows, rounds ──▶ RoundReading ──▶ OwnRound ──▶ History ──▶ Curve, Sitting
 *   lab: Combination, PlayOrFold ─────┴──▶ ExpectedResult, Verdict
 * </pre>
 */
@NullMarked
package io.queenhigh.web.home;

import org.jspecify.annotations.NullMarked;
