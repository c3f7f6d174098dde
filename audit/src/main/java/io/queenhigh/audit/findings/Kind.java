package io.queenhigh.audit.findings;

import java.util.Locale;

/** The ways in which books can be wrong; a report names the first of each. */
public enum Kind {
  DATABASE("what the database finds wrong with itself"),
  NUMBERING("the numbers of a stream's lines"),
  HASH_CHAIN("the chain of hashes"),
  TIME("the times of a stream's lines"),
  UNREADABLE("lines that cannot be read"),
  SETUP("how a table is set up"),
  PROCEDURE("the procedure of a round"),
  LIMITS("what may be wagered"),
  BANK("the player-dealer's position"),
  FEES("collection fees"),
  CARDS("the cards of a round"),
  DECK_PROOF("sealed and opened decks"),
  SETTLEMENT("who won what"),
  LINK("how a progressive link is run"),
  COIN_IN("progressive wagers, at the table and on the link"),
  METER("what stands on a meter"),
  AWARDS("hits and awards off a meter"),
  SIGNATURES("who signs for what on a link"),
  PIT("who acts at a table: deals, calls time, voids, bets"),
  CONTROLLER("the progressive controller at a table"),
  POSTS("who held which post, and what takes two persons"),
  TRANSFER("what an event moved"),
  OVERDRAWN("accounts below nothing"),
  BALANCE("balances against transfers"),
  KEPT("rows beside the journal, which follow from it"),
  BOUND("who wrote the rows that only the floor may write"),
  ROUND_FILE("a round file's lines"),
  TRANSPARENCY_LOG("what was signed in the transparency log");

  private final String about;

  Kind(String about) {
    this.about = about;
  }

  /** What this kind is about, for a heading. */
  public String about() {
    return about;
  }

  /** As it is spelled in JSON: {@code hash-chain}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
