package io.queenhigh.floor.stream;

import io.queenhigh.rules.game.Citation;

/** What somebody is told who asked something of the floor. */
public sealed interface Answer {

  /**
   * It is done and durable.
   *
   * @param seq the line of the journal it ended with
   */
  record Done(long seq) implements Answer {}

  /** No, in words for people, with the rule behind it. */
  record Refused(String why, Citation by) implements Answer {}

  /** Not now, and nothing has happened; ask again under the same id. */
  record Unavailable(String why) implements Answer {}
}
