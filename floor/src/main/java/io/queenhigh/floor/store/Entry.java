package io.queenhigh.floor.store;

import java.util.Optional;

/**
 * A line of a journal. Its hash covers its content and the hash of the line before it, so that a
 * change anywhere breaks every line after it.
 *
 * @param command the client's id of the command whose last line this is
 */
public record Entry(
    String stream,
    long seq,
    String type,
    String payload,
    String actor,
    long atMillis,
    Optional<String> command,
    String prevHash,
    String hash) {

  /** The stream as it stands with this line. */
  public Head head() {
    return new Head(seq, hash);
  }

  /** Whether the line still says what it said when it was written. */
  public boolean isIntact() {
    return hash.equals(Chain.hash(prevHash, stream, seq, type, payload, actor, atMillis));
  }
}
