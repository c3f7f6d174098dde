package io.queenhigh.audit.ledger;

import io.queenhigh.rules.money.Dollars;

/** Money going from one account to another. */
public record Move(String from, String to, long cents) {

  @Override
  public String toString() {
    return Dollars.text(cents) + " from " + from + " to " + to;
  }
}
