/**
 * A finished round told again, step by step: what was said, how the table looked, and which chips
 * the ledger moved. Facts come from the journal's lines, money from the ledger and from nowhere
 * else.
 *
 * <pre>
 *   journal lines ──▶ Film ──▶ Step*  ◀── transfers of those lines
 * </pre>
 */
@NullMarked
package io.queenhigh.web.replay;

import org.jspecify.annotations.NullMarked;
