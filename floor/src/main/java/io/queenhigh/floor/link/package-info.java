/**
 * Progressive links on the floor: how their events are spelled in the journal, which accounts their
 * money lies in, and what people see of them. The rules are in {@code rules.progressive}; {@code
 * LiveLink} runs them.
 *
 * <pre>
 *   LinkEvent ⇄ LinkLines ⇄ Fact / Entry (store)      Link ⇄ LinkSnapshots ⇄ Kept (store)
 *   Link ──▶ LinkView                                 LinkEvent ──▶ LinkLedger ──▶ Transfer (store)
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.link;

import org.jspecify.annotations.NullMarked;
