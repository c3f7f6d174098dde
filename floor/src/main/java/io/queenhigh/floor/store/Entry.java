package io.queenhigh.floor.store;

import java.util.Optional;

/**
 * A line of a journal. Its hash covers its content and the hash of the line before it, so that a
 * change anywhere breaks every line after it.
 *
 * @param command the client's id of the command whose last line this is
 * @param nonce the chance in its hash, without which nobody guesses the line from the hash; lines
 *     of format 1 have none
 */
public record Entry(
    String stream,
    long seq,
    String type,
    String payload,
    String actor,
    long atMillis,
    Optional<String> command,
    Optional<String> nonce,
    String prevHash,
    String hash) {

  /** The stream as it stands with this line. */
  public Head head() {
    return new Head(seq, hash);
  }

  /** Whether the line still says what it said when it was written. */
  public boolean isIntact() {
    return hash.equals(Chain.hash(this));
  }

  /** Whether it is what was written behind that line. */
  public boolean follows(Head before) {
    return seq == before.seq() + 1 && prevHash.equals(before.hash()) && isIntact();
  }

  /** This line with the hash that it must have. */
  Entry chained() {
    return new Entry(
        stream, seq, type, payload, actor, atMillis, command, nonce, prevHash, Chain.hash(this));
  }
}
