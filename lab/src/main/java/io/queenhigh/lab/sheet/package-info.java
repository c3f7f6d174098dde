/**
 * What the lab has found, made for people: the par sheet of a game, the placards of a table and the
 * face-up report as PDFs that are worth printing; the report also as a page.
 *
 * <pre>
 *   GameFile, Game ──▶ ParSheet ──▶ Blocks (tables, charts, prose) ──▶ Pen on SheetPaper ──▶ PDF
 *   Placard, the impact report ──▶ the same blocks
 * </pre>
 *
 * <p>Numbers are exact until a chart draws them. Text is drawn with a typeface that travels in the
 * file, so the sheet needs no fonts on the machine.
 */
@NullMarked
package io.queenhigh.lab.sheet;

import org.jspecify.annotations.NullMarked;
