/**
 * What the lab has found, made for people: strategies in words, and the par sheet of a game as a
 * PDF that is worth printing.
 *
 * <pre>
 *   Strategy ──▶ StrategyInWords ──▶ command line, web, sheet
 *   GameFile, Game ──▶ ParSheet ──▶ PDF
 * </pre>
 */
@NullMarked
package io.queenhigh.lab.sheet;

import org.jspecify.annotations.NullMarked;
