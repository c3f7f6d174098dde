/**
 * Where the floor keeps what happened: an append-only journal and a ledger, written in one
 * transaction. Everything on the floor may read it and ask it to write.
 *
 * <pre>
 *   Writing ─┐
 *   Writing ─┼─▶ Appender (one thread, one transaction for all that waits) ─▶ Durable | Repeated | …
 *   Writing ─┘         │
 *                      ▼
 *            journal, transfer, account, kept           SQLite file or PostgreSQL, same statements
 *                      │
 *                      ▼
 *                   Reader (connections of its own) ─▶ Entry, Moved, balances
 * </pre>
 *
 * <p>Nothing is acknowledged before it is on disk; nothing of the journal and the ledger is ever
 * changed afterwards.
 */
@NullMarked
package io.queenhigh.floor.store;

import org.jspecify.annotations.NullMarked;
