package io.queenhigh.rules.progressive;

import java.util.List;

/** The answer to a command on a link. */
public sealed interface LinkRuling permits LinkRuling.Accepted, Refused {

  /** What happens; nothing where a table repeats what the link knows already. */
  record Accepted(List<LinkEvent> events) implements LinkRuling {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  static LinkRuling accepted(LinkEvent... events) {
    return new Accepted(List.of(events));
  }
}
