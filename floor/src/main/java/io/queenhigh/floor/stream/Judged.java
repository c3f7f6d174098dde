package io.queenhigh.floor.stream;

import io.queenhigh.rules.game.Citation;
import java.util.List;

/** What a stream says to a command. */
public sealed interface Judged<H> {

  record Accepted<H>(List<H> happened) implements Judged<H> {
    public Accepted {
      happened = List.copyOf(happened);
    }
  }

  record Refused<H>(String why, Citation by) implements Judged<H> {}
}
