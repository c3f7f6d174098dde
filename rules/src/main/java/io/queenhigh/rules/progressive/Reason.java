package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.Funds.Fund;

/** Why a fund may be changed by hand. Nothing else is a reason. */
public enum Reason {
  /** The equipment counted wrongly: up or down, any fund. */
  MALFUNCTION,
  /** The meter stands above its posted limit: the excess goes where the limit says. */
  ABOVE_POSTED_LIMIT,
  /** Money that no display shows. */
  NON_DISPLAYED_FUNDS,
  /** The house takes back what it put up for a start. */
  SEED_RECOVERY,
  /** The house adds to a prize. */
  HOUSE_ADDS;

  boolean allows(Fund fund, long cents) {
    return switch (this) {
      case MALFUNCTION -> true;
      case ABOVE_POSTED_LIMIT, SEED_RECOVERY -> cents < 0 && fund == Fund.METER;
      case NON_DISPLAYED_FUNDS -> cents < 0 && fund != Fund.METER;
      case HOUSE_ADDS -> cents > 0;
    };
  }
}
