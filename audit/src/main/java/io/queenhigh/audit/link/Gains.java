package io.queenhigh.audit.link;

import io.queenhigh.audit.ledger.Accounts;
import java.util.Map;
import java.util.TreeMap;

/** What every account gains by one line, in cents; who loses gains less than nothing. */
final class Gains {

  private final Map<String, Long> all = new TreeMap<>();

  static Gains none() {
    return new Gains();
  }

  Gains to(String account, long cents) {
    if (all.merge(account, cents, Math::addExact) == 0) {
      all.remove(account);
    }
    return this;
  }

  /** The house's money comes from the cage and goes back there. */
  Gains house(long cents) {
    return to(Accounts.CAGE, cents);
  }

  Map<String, Long> all() {
    return all;
  }
}
