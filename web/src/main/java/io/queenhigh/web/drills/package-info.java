/**
 * Training for dealers: drills whose truth comes from the rules, and walks through the procedure
 * and the keypad where a wrong step is refused with its clause. The routes call it; it keeps
 * nothing, because the same seed always gives the same cards.
 *
 * <pre>
 *   seed ──▶ PracticeRound (rules) ──▶ DrillPaper: questions with their truths ──▶ asked, or marked
 *   steps so far ──▶ ProcedureWalk, KeypadWalk (rules) ──▶ where one stands, or the refusal
 * </pre>
 */
@NullMarked
package io.queenhigh.web.drills;

import org.jspecify.annotations.NullMarked;
