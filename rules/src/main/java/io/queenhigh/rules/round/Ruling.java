package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Citation;
import java.util.List;

/** The answer to a command. */
public sealed interface Ruling {

  record Accepted(List<Event> events) implements Ruling {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** No, in words for people, with the clause behind it. */
  record Refused(String why, Citation by) implements Ruling {
    @Override
    public String toString() {
      return why + " (" + by + ")";
    }
  }

  static Ruling accepted(Event... events) {
    return new Accepted(List.of(events));
  }
}
