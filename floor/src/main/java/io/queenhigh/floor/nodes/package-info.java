/**
 * Several nodes that are one floor. PostgreSQL alone says who lives and who has what; nothing
 * beside it could disagree with it.
 *
 * <pre>
 *   Life, a thread ──▶ store.NodeStore.Lease: a session with a lock of its own, asked every 300 ms, or sooner
 *        │                  │ gone, or silent for too long: nothing is ours any more
 *        ▼                  ▼
 *   Seen: who lives ──▶ Rendezvous: who should have what ──▶ claim what the dead had
 *        │
 *        ▼
 *   Share: what we have ◀── Moving, a thread: take (read on, then start) · hand over (finish the turn, then one update)
 *        ▲
 *   Nodes: whoever asks whether something is here
 * </pre>
 *
 * <p>The unit is a table without a link, or a link with all its tables. Whatever stands in these
 * rows, two who write the same line of a journal are told apart by its key.
 */
@NullMarked
package io.queenhigh.floor.nodes;

import org.jspecify.annotations.NullMarked;
