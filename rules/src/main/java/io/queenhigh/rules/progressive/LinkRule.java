package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Ground;

/** The house's own rules for links, where the documents leave them to internal controls. */
public enum LinkRule implements Ground {
  SET_UP("Set-up"),
  LIMIT("Limit"),
  SUSPECTED_SLIPS("Suspected slips"),
  LONG_RUN("Long run"),
  SUSPENSION("Suspension"),
  TABLES("Tables"),
  CONTRIBUTIONS("Contributions"),
  VOID_ROUNDS("Void rounds"),
  ORDER_OF_HITS("Order of hits"),
  PAID_ONCE("Paid once"),
  TWO_PERSONS("Two persons"),
  REASONS("Reasons"),
  BACK_OUT("Back-out"),
  RETIREMENT("Retirement"),
  DECLARED_GAMES("Declared games"),
  RECONCILIATION("Reconciliation"),
  PEOPLE("People");

  private final String clause;

  LinkRule(String clause) {
    this.clause = clause;
  }

  @Override
  public Citation cite() {
    return new Citation("LINK", clause);
  }
}
