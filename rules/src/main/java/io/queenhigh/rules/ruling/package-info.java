/**
 * How everything in the house is decided, whether a round, a controller, a link or an account: an
 * actor asks, checks are passed one after the other, and a ruling comes back.
 *
 * <pre>
 *   Actor + command ──▶ Check, Check, Check ──▶ Ruling: Accepted(events)
 *                                                    │ No(Refused(id, why, by))
 * </pre>
 *
 * <p>A refusal stays the same value on its way from the rule to whoever asked.
 */
@NullMarked
package io.queenhigh.rules.ruling;

import org.jspecify.annotations.NullMarked;
