package io.queenhigh.web.learn;

import io.queenhigh.rules.game.Citation;

/** Sentences with the clause they stand on. */
public final class Told {
  private Told() {}

  public record Cited(Citation by) {}

  /** One step of a round. */
  public record Step(String title, String says, Citation by) {}

  /**
   * A word of the pit.
   *
   * @param badge what stands on the table for it, as {@code PD}; empty where nothing does
   */
  public record Word(String word, String badge, String means, Citation by) {}
}
