package io.queenhigh.floor.table;

/** The names of the accounts that a table's chips lie in. */
public final class Accounts {

  /** The world outside the floor: where play chips come from and go back to. */
  public static final String CAGE = "cage";

  private Accounts() {}

  public static String wallet(String player) {
    return "wallet/" + player;
  }

  /** A player's chips at one table. */
  public static String rack(String table, String player) {
    return "rack/" + table + "/" + player;
  }

  /** The chips of somebody without an account, who is known by his seat alone. */
  public static String seat(String table, int seat) {
    return rack(table, Visitors.name(seat));
  }

  /** Bets at risk. */
  public static String layout(String table) {
    return "layout/" + table;
  }

  /** What the player-dealer has posted. */
  public static String bank(String table) {
    return "bank/" + table;
  }

  /** The house's chips at one table. */
  public static String tray(String table) {
    return "tray/" + table;
  }

  /** Progressive wagers that were locked: the link takes its shares from here. */
  public static String coinIn(String table) {
    return "coin-in/" + table;
  }

  /** Collection fees. */
  public static String drop(String table) {
    return "drop/" + table;
  }
}
