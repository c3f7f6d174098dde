package io.queenhigh.rules.progressive;

/**
 * A hit that is still on the meter: it waits for a supervisor or, logged already, for the key to
 * come back to Run.
 *
 * @param page its page in the log; 0 while nobody has confirmed it
 * @param after play since, which feeds the next meter
 */
public record PendingHit(Hit hit, long page, Stretch after) {

  static PendingHit of(Hit hit) {
    return new PendingHit(hit, 0, Stretch.from(hit.after()));
  }

  public boolean isLogged() {
    return page != 0;
  }

  PendingHit logged(long onPage) {
    return new PendingHit(hit, onPage, after);
  }

  PendingHit fed(long meterMicroCents, long reserveMicroCents) {
    return new PendingHit(hit, page, after.fed(meterMicroCents, reserveMicroCents));
  }

  PendingHit refixed(Hit anew) {
    return new PendingHit(anew, page, after.startingFrom(anew.after()));
  }
}
