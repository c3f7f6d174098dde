package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.game.Citation;
import java.util.List;

/** The answer to a button. */
public sealed interface ConsoleRuling {

  record Accepted(List<ConsoleEvent> events) implements ConsoleRuling {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** No, in words for people, with the step of the controller's document. */
  record Refused(String why, Citation by) implements ConsoleRuling {
    @Override
    public String toString() {
      return why + " (" + by + ")";
    }
  }

  static ConsoleRuling accepted(ConsoleEvent... events) {
    return new Accepted(List.of(events));
  }
}
