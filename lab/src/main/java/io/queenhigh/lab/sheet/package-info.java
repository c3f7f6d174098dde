/**
 * What the lab has found, made for people: strategies in words, and the par sheet of a game as a
 * PDF that is worth printing.
 *
 * <pre>
 *   Strategy ──▶ StrategyInWords ──▶ command line, sheet
 *
 *   GameFile, Game ──▶ ParSheet ──▶ Blocks (tables, charts, prose) ──▶ Pen on SheetPaper ──▶ PDF
 * </pre>
 *
 * <p>Numbers are exact until a chart draws them. Text is drawn with a typeface that travels in the
 * file, so the sheet needs no fonts on the machine.
 */
@NullMarked
package io.queenhigh.lab.sheet;

import org.jspecify.annotations.NullMarked;
