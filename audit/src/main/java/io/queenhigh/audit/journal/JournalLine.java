package io.queenhigh.audit.journal;

import java.util.Optional;

/**
 * A line of a journal as it stands in the store.
 *
 * @param nonce the chance in its hash, as hex digits; lines of format 1 have none
 */
public record JournalLine(
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

  /** A line of which only the hash was handed out. */
  public static JournalLine withheld(String stream, long seq, String prevHash, String hash) {
    return new JournalLine(
        stream, seq, "", "", "", 0, Optional.empty(), Optional.empty(), prevHash, hash);
  }

  public boolean isWithheld() {
    return type.isEmpty();
  }

  /** The same line in other words. */
  JournalLine saying(String otherType, String otherPayload) {
    return new JournalLine(
        stream, seq, otherType, otherPayload, actor, atMillis, command, nonce, prevHash, hash);
  }
}
