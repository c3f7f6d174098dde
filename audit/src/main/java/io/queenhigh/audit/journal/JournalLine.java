package io.queenhigh.audit.journal;

/** A line of a journal as it stands in the store. */
public record JournalLine(
    String stream,
    long seq,
    String type,
    String payload,
    String actor,
    long atMillis,
    String prevHash,
    String hash) {

  /** The same line in other words. */
  JournalLine saying(String otherType, String otherPayload) {
    return new JournalLine(stream, seq, otherType, otherPayload, actor, atMillis, prevHash, hash);
  }
}
