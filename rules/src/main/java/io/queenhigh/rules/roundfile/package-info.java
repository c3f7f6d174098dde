/**
 * A round as text a person can write, and what every finished round prints.
 *
 * <pre>
 *   text ──▶ Sheet ──▶ Parse (ParseBank, ParseSeat) ──▶ RoundFile ──▶ RoundFileReplay (commands through the rules) ──▶ Round
 *   Round ──▶ Print ──▶ text
 * </pre>
 *
 * <p>A file is settled by playing it through the same rules as a live table, so it cannot say
 * anything that a table would have refused.
 */
@NullMarked
package io.queenhigh.rules.roundfile;

import org.jspecify.annotations.NullMarked;
