package io.queenhigh.floor.stream;

import io.queenhigh.rules.ruling.Refused;

/** What somebody is told who asked something of the floor. */
public sealed interface Answer {

  /**
   * It is done and durable.
   *
   * @param seq the line of the journal it ended with
   */
  record Done(long seq) implements Answer {}

  record No(Refused refused) implements Answer {}

  /** Not now, and nothing has happened; ask again under the same id. */
  record Unavailable(String why) implements Answer {}
}
