/**
 * Several nodes behind one door: whichever of them is asked, the one that has the table answers.
 *
 * <pre>
 *   request ─▶ Gate ─▶ Forwarding ─── ours ──▶ handler ─▶ answer
 *                          │ theirs
 *                          ▼
 *                   Peer: few lasting connections ═ mutual TLS ═▶ NodeServer ─▶ handler
 *                          ▲ "not mine": look again, ask again under the same id
 * </pre>
 *
 * <p>An event stream is passed through from wherever its table is, and taken up after the last
 * event when the table is somewhere else.
 */
@NullMarked
package io.queenhigh.web.nodes;

import org.jspecify.annotations.NullMarked;
