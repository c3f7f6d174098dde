package io.queenhigh.audit.journal;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;

/**
 * Follows one stream line by line: its numbers have no gap, each line's hash is that of its content
 * and carries on from the line before, time does not run backwards, and once a line's hash had a
 * nonce, all have.
 */
public final class StreamCheck {

  private final Notebook notebook;
  private final Hashes hashes;
  private long lastSeq;
  private long lastMillis;
  private String lastHash;
  private boolean secondFormat;

  private StreamCheck(Notebook notebook, Hashes hashes, long lastSeq, String lastHash) {
    this.notebook = notebook;
    this.hashes = hashes;
    this.lastSeq = lastSeq;
    this.lastHash = lastHash;
    this.lastMillis = Long.MIN_VALUE;
  }

  /** A stream from its first line. */
  public static StreamCheck fromTheBeginning(Notebook notebook, Hashes hashes) {
    return new StreamCheck(notebook, hashes, 0, Hashes.BEGINNING);
  }

  /** A piece of a stream: what stands before its first line is taken on trust. */
  public static StreamCheck from(JournalLine first, Notebook notebook, Hashes hashes) {
    return new StreamCheck(notebook, hashes, first.seq() - 1, first.prevHash());
  }

  public void check(JournalLine line) {
    Where where = new Where(line.stream(), line.seq(), "");
    goesOn(line, where);
    if (!line.isWithheld()) {
      saysWhatItsHashSays(line, where);
    }
    lastSeq = line.seq();
    lastHash = line.hash();
  }

  private void goesOn(JournalLine line, Where where) {
    if (line.seq() != lastSeq + 1) {
      notebook.note(
          Kind.NUMBERING,
          where,
          "line " + (lastSeq + 1) + " after line " + lastSeq,
          "line " + line.seq());
    }
    if (!line.prevHash().equals(lastHash)) {
      notebook.note(
          Kind.HASH_CHAIN,
          where,
          "the hash of the line before, " + shortly(lastHash),
          shortly(line.prevHash()));
    }
  }

  private void saysWhatItsHashSays(JournalLine line, Where where) {
    String own = hashes.of(line);
    if (!line.hash().equals(own)) {
      notebook.note(
          Kind.HASH_CHAIN,
          where,
          "the hash of what the " + line.type() + " line says, " + shortly(own),
          shortly(line.hash()));
    }
    if (line.nonce().isPresent() ? line.nonce().get().length() != 64 : secondFormat) {
      notebook.note(
          Kind.HASH_CHAIN,
          where,
          "a nonce of 32 bytes, as in the lines before",
          line.nonce().map(nonce -> nonce.length() / 2 + " bytes").orElse("a line of format 1"));
    }
    if (line.atMillis() < lastMillis) {
      notebook.note(
          Kind.TIME,
          where,
          "a time not before " + lastMillis + ", that of the line before",
          line.atMillis() + " (milliseconds since 1970)");
    }
    lastMillis = Math.max(lastMillis, line.atMillis());
    secondFormat |= line.nonce().isPresent();
  }

  private static String shortly(String hash) {
    return hash.length() > 12 ? hash.substring(0, 12) + "…" : hash;
  }
}
