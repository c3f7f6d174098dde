package io.queenhigh.rules.progressive;

/** Where a link's money lies, in whole cents. */
public sealed interface LinkAccount {

  /** Held for the players: what the three funds show, each rounded down. */
  record Fund(Funds.Fund fund) implements LinkAccount {}

  /** Held for the players: the fractions of a cent of all three, and what trays are ahead. */
  record Fractions() implements LinkAccount {}

  /** Held for winners: what hits were fixed at, until they are paid. */
  record Awards() implements LinkAccount {}

  /** The house's money for seeds, and where adjustments come from or go to. */
  record Seed() implements LinkAccount {}

  record Tray(String table) implements LinkAccount {}

  /** A winner at his table. */
  record Winner(String table, String player) implements LinkAccount {}

  /** On its way from a retired link to another. */
  record Transit(String from, String to) implements LinkAccount {}
}
