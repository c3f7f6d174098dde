/**
 * The auditor: checks a floor's books, a round on its own, or a round file, and shares no code with
 * the engine that wrote them. It may use the catalogue and the data types of {@code rules.game},
 * {@code rules.cards} and {@code rules.money}, to know what a game's file says, and nothing else of
 * ours. It reads; it never writes.
 *
 * <pre>
 *   store ──▶ StoreReader ──▶ journal.StreamCheck (numbers, hashes, times)
 *                        ├──▶ table.TableFold (each line possible? what had it to move?) ──▶ settling
 *                        ├──▶ link.LinkFold (meters, hits, signatures) ──▶ table: both sides of a round
 *                        └──▶ ledger.Books (what was moved, what is held)
 *                                   all of them ──▶ findings.Notebook ──▶ Report
 * </pre>
 */
@NullMarked
package io.queenhigh.audit;

import org.jspecify.annotations.NullMarked;
