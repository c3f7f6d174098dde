package io.queenhigh.floor.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The database went away while it was told to commit, and it is not known whether it did.
 *
 * <p>All pages of a transaction are there or none of them, so that one line is evidence for all.
 * Pages that only keep things leave no line; those have failed, and to keep them again does no
 * harm. A page that repeats what was written before is in doubt, too, until that is sure to stay.
 */
final class InDoubt extends Exception {

  private final List<QueuedWriting> pages;
  private final List<Written> verdicts;
  private final SQLException reason;

  InDoubt(List<QueuedWriting> pages, List<Written> verdicts, SQLException reason) {
    super(reason);
    this.pages = List.copyOf(pages);
    this.verdicts = List.copyOf(verdicts);
    this.reason = reason;
  }

  SQLException reason() {
    return reason;
  }

  int pages() {
    return pages.size();
  }

  boolean isAbout(QueuedWriting page) {
    return pages.contains(page);
  }

  /** A line that is in the journal if the commit came through. */
  Optional<Entry> evidence() {
    for (int i = 0; i < pages.size(); i++) {
      if (verdicts.get(i) instanceof Written.Durable && pages.get(i).hasLines()) {
        return Optional.of(pages.get(i).entries().getLast());
      }
    }
    return Optional.empty();
  }

  void cameThrough() {
    for (int i = 0; i < pages.size(); i++) {
      pages.get(i).told().complete(verdicts.get(i));
    }
  }

  /**
   * What was to be written is not.
   *
   * @param ofRepeated about what was written before: it can be read, and may yet be lost
   */
  void fail(String ofNew, String ofRepeated) {
    for (int i = 0; i < pages.size(); i++) {
      boolean repeats = verdicts.get(i) instanceof Written.Repeated;
      pages.get(i).told().complete(new Written.Failed(repeats ? ofRepeated : ofNew));
    }
  }
}
