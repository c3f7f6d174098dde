package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;

/** No, in words for people, with the clause behind it. */
public record Refused(String why, Citation by) implements LinkRuling {

  @Override
  public String toString() {
    return why + " (" + by + ")";
  }
}
