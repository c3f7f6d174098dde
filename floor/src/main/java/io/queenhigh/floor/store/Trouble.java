package io.queenhigh.floor.store;

/** Why a database did not do what it was told. */
enum Trouble {
  /** A row may not be there: its key is taken, an account is too low, another node was first. */
  REFUSED("refused", "The store refused the rows", "look at its log"),
  BUSY("busy", "Another program holds the store", "end that program's work on it"),
  FULL("full", "The store has no room left", "make room on its disk"),
  AWAY("away", "The database does not answer", "see that it runs and can be reached"),
  BROKEN("broken", "The database could not write", "look at its log"),
  /** More is asked than can be done. */
  CROWDED("crowded", "Too many wait for the store", "wait a moment"),
  /** Nothing can be read. */
  UNREADABLE("unreadable", "The store cannot be read", "see that it runs and can be reached"),
  /** What was opened is not there any more. */
  LOST("lost", "The store's files were deleted or replaced", "stop the floor and put them back");

  private final String key;
  private final String what;
  private final String remedy;

  Trouble(String key, String what, String remedy) {
    this.key = key;
    this.what = what;
    this.remedy = remedy;
  }

  /** For those who count. */
  String key() {
    return key;
  }

  String what() {
    return what;
  }

  /** What happened, that nothing was written, and what to do about it. */
  String nothingWritten(String incident) {
    return "%s (incident %s). Nothing was written; %s and try again."
        .formatted(what, incident, remedy);
  }

  /** The same where it cannot be said what became of it. */
  String unknown(String incident) {
    return "%s (incident %s). Whether this was written is not known; %s."
        .formatted(what, incident, remedy);
  }
}
