package io.queenhigh.audit.table;

/** How far a round has come. */
enum Stage {
  BETS_OPEN("bets are open"),
  BETS_CLOSED("bets are closed"),
  DEALING("cards are being dealt"),
  DECIDING("players decide"),
  DECIDED("everybody has decided"),
  COLLECTED("forfeits are collected"),
  REVEALED("the dealer's hand is turned up"),
  SETTLED("the round is settled"),
  VOID("the round is void");

  private final String says;

  Stage(String says) {
    this.says = says;
  }

  String says() {
    return says;
  }

  boolean isOver() {
    return this == SETTLED || this == VOID;
  }
}
