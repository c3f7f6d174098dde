/**
 * Reads round files a second time, so that nothing between the text and the money is shared with
 * the engine. The format is described in {@code docs/round-files.md}.
 *
 * <pre>
 *   text ──▶ Sheet (lines by keyword) ──▶ RoundFileReader, SeatReader ──▶ settling.Laid
 * </pre>
 */
@NullMarked
package io.queenhigh.audit.roundfile;

import org.jspecify.annotations.NullMarked;
