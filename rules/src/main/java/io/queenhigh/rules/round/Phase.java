package io.queenhigh.rules.round;

/** Where a round stands. */
public enum Phase {
  BETTING("bets are open"),
  BETS_CLOSED("bets are closed and no card is dealt yet"),
  DECIDING("players are deciding"),
  DECIDED("all players have decided"),
  FORFEITS_COLLECTED("forfeited wagers are collected"),
  REVEALED("the dealer's hand is turned up"),
  SETTLED("the round is settled"),
  VOID("the round is void");

  private final String says;

  Phase(String says) {
    this.says = says;
  }

  /** For the sentence "…: bets are open". */
  public String says() {
    return says;
  }

  public boolean isOver() {
    return this == SETTLED || this == VOID;
  }

  boolean hasCards() {
    return this == DECIDING || this == DECIDED || this == FORFEITS_COLLECTED || this == REVEALED;
  }
}
