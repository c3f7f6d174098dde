package io.queenhigh.web;

import io.queenhigh.audit.Forger;
import io.queenhigh.floor.store.Entry;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A copy of a floor's books in which somebody has told one line otherwise and made all hashes after
 * it fit, so that only a reader of what the lines say can object.
 */
final class RewrittenBooks {

  private RewrittenBooks() {}

  /** The same line with another author. */
  static Path by(String actor, Entry line, Path books, Path copy) throws Exception {
    return rewritten(
        books,
        copy,
        line,
        "update journal set actor = ? where stream = ? and seq = ?",
        actor,
        line.stream(),
        line.seq());
  }

  /** Another line in its place. */
  static Path saying(String type, String payload, Entry line, Path books, Path copy)
      throws Exception {
    return rewritten(
        books,
        copy,
        line,
        "update journal set type = ?, payload = ? where stream = ? and seq = ?",
        type,
        payload,
        line.stream(),
        line.seq());
  }

  private static Path rewritten(Path books, Path copy, Entry line, String update, Object... values)
      throws Exception {
    Files.copy(books, copy);
    try (Forger forger = new Forger("sqlite:" + copy)) {
      forger.execute(update, values);
      forger.rehash(line.stream());
    }
    return copy;
  }
}
