package io.queenhigh.rules.ruling;

import io.queenhigh.rules.game.Citation;

/**
 * No, in words for people, with the clause behind it.
 *
 * @param id which refusal this is, for programs: it outlives every rewording, and {@code
 *     docs/refusals.md} lists all of them
 */
public record Refused(String id, String why, Citation by) {

  @Override
  public String toString() {
    return why + " (" + by + ")";
  }
}
