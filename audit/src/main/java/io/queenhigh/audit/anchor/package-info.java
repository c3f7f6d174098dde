/**
 * The auditor's own reading of the transparency log: notes, keys, the Merkle tree and its proofs,
 * written from the public specifications (C2SP signed-note, tlog-checkpoint, tlog-tiles and
 * tlog-cosignature, RFC 6962 and 9162) and sharing nothing with the floor that keeps the log. The
 * audit of a store, of a round, and a witness on another machine all judge by it. What others have
 * kept to hold a floor against, checkpoints and a player's own promise, is here, too.
 */
@NullMarked
package io.queenhigh.audit.anchor;

import org.jspecify.annotations.NullMarked;
