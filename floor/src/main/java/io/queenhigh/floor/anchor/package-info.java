/**
 * The anchor outside: a transparency log over all journals. Every line of every stream becomes a
 * leaf of one Merkle tree (RFC 6962); the tree's root is signed every minute and given to whoever
 * wants to keep it, so that a history can be rewritten only where nobody has looked.
 *
 * <pre>
 *   journal ──▶ TransparencyLog: LineLeaf, Edge ──▶ log_run, log_tile      (order and tree, durable first)
 *                                                        │
 *                                 Anchor: NoteKey signs  ▼
 *                                 log_checkpoint, a file, standard output, /checkpoint
 *                                                        │
 *               Tree over Tiles: inclusion, consistency  ▼  witnesses, round proofs
 * </pre>
 *
 * <p>The notes are C2SP's signed notes and checkpoints, the tiles are C2SP's tiles. The auditor has
 * a tree and notes of its own and shares nothing of this.
 */
@NullMarked
package io.queenhigh.floor.anchor;

import org.jspecify.annotations.NullMarked;
