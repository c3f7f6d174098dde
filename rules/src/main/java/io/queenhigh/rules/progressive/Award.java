package io.queenhigh.rules.progressive;

import io.queenhigh.rules.ruling.Actor.Staff;

/**
 * A confirmed win in the link's log. It is never removed: a back-out is noted on it.
 *
 * @param page numbered without gaps
 * @param confirmedBy whose key or card confirmed it
 */
public record Award(long page, Hit hit, Staff confirmedBy, State state) {

  /** What has become of the money. */
  public enum State {
    DUE,
    PAID,
    BACKED_OUT,
    /** The reversal came after the payment, so that the house bears it. */
    PAID_AND_BACKED_OUT;

    boolean isBackedOut() {
      return this == BACKED_OUT || this == PAID_AND_BACKED_OUT;
    }
  }

  public boolean isPaid() {
    return state == State.PAID || state == State.PAID_AND_BACKED_OUT;
  }

  Award now(State to) {
    return new Award(page, hit, confirmedBy, to);
  }
}
