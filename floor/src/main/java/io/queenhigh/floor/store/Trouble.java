package io.queenhigh.floor.store;

/** Why a database did not do what it was told. */
enum Trouble {
  /** A row may not be there: its key is taken, an account is too low, another node was first. */
  REFUSED("The store refused the rows", "look at its log"),
  BUSY("Another program holds the store", "end that program's work on it"),
  FULL("The store has no room left", "make room on its disk"),
  AWAY("The database does not answer", "see that it runs and can be reached"),
  BROKEN("The database could not write", "look at its log");

  private final String what;
  private final String remedy;

  Trouble(String what, String remedy) {
    this.what = what;
    this.remedy = remedy;
  }

  /** What happened, that nothing was written, and what to do about it. */
  String nothingWritten(String incident) {
    return "%s (incident %s). Nothing was written; %s and try again."
        .formatted(what, incident, remedy);
  }
}
