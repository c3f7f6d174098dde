package io.queenhigh.floor.store;

/** What text may not contain, so that both databases give back what they were given. */
final class NoNul {

  private NoNul() {}

  /** PostgreSQL has no room for the character 0; SQLite would keep it. */
  static void check(String text) {
    if (text.indexOf(0) >= 0) {
      throw new IllegalArgumentException("no text of the store contains the character 0");
    }
  }
}
