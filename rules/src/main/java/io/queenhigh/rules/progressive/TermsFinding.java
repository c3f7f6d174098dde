package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;

/**
 * Something about a link's terms that a manager must change, should know, or has to acknowledge.
 *
 * @param id under which it is acknowledged, or that of a refusal; empty for a warning
 */
public record TermsFinding(Kind kind, String id, String says, Citation by) {

  public enum Kind {
    REFUSAL,
    WARNING,
    /** The pay table prints something that looks like a mistake of its maker. */
    SUSPECTED_SLIP,
    /** It can be done, but only by a manager who has acknowledged what is said against it. */
    ADVISED_AGAINST;

    /** Whether a link waits until a manager has acknowledged it. */
    public boolean isAcknowledged() {
      return this == SUSPECTED_SLIP || this == ADVISED_AGAINST;
    }
  }

  @Override
  public String toString() {
    return says + " (" + by + ")";
  }
}
