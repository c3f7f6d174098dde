package io.queenhigh.audit.link;

import io.queenhigh.rules.game.Citation;

/** The clauses of the house's rules for links. */
public enum Rule {
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

  Rule(String clause) {
    this.clause = clause;
  }

  public Citation cite() {
    return new Citation("LINK", clause);
  }
}
