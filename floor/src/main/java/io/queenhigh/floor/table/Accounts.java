package io.queenhigh.floor.table;

/** The names of the accounts that a table's chips lie in. */
public final class Accounts {

  /** The world outside the floor: where play chips come from and go back to. */
  public static final String CAGE = "cage";

  /** What every account begins with that counts what somebody may lose. */
  public static final String ALLOWANCES = "allowance/";

  private static final String LIMITS = "limit/";

  private Accounts() {}

  /** Whether an account counts what somebody may lose; no chips lie there. */
  static boolean isACount(String account) {
    return account.startsWith(ALLOWANCES) || account.startsWith(LIMITS);
  }

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

  /**
   * What a player may still lose in a period, by a limit of his own: no chips, but a count that
   * bets spend with the chips.
   *
   * @param period and which of its accounts, as {@code day/2026-11-16.1}
   */
  public static String allowance(String player, String period) {
    return ALLOWANCES + player + "/" + period;
  }

  /** Where a player's allowances come from and go to; the only account beside the cage to owe. */
  public static String limit(String player) {
    return LIMITS + player;
  }

  /** Collection fees. */
  public static String drop(String table) {
    return "drop/" + table;
  }
}
