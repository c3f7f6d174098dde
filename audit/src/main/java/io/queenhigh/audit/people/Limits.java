package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;

/** How far one person goes alone. */
record Limits(long onceCents, long dayCents, long quietMillis, long askMillis) {

  private static final long USUAL_ASK_MILLIS = 24 * 3_600_000L;

  /** What every house begins with. */
  static final Limits USUAL = new Limits(10_000_00, 50_000_00, 3_600_000, USUAL_ASK_MILLIS);

  /** Older limits say nothing of how long a player's word holds. */
  static Limits of(Fields said) throws Unreadable {
    return new Limits(
        said.number("onceCents"),
        said.number("dayCents"),
        said.number("quietMillis"),
        said.has("askMillis") ? said.number("askMillis") : USUAL_ASK_MILLIS);
  }
}
