package io.queenhigh.audit.ledger;

/** How the floor names the accounts that chips lie in. */
public final class Accounts {

  /** The world outside, which owes all chips. */
  public static final String CAGE = "cage";

  /** What every wallet's name begins with. */
  public static final String WALLETS = "wallet/";

  /** What every account begins with that counts what a player may still lose. */
  public static final String ALLOWANCES = "allowance/";

  private static final String LIMITS = "limit/";
  private static final String COIN_IN = "coin-in/";
  private static final String TRANSIT = "transit/";

  private Accounts() {}

  /** Whether tables, links or the cashier move money there, each in a stream of its own. */
  public static boolean isShared(String account) {
    return account.startsWith(WALLETS)
        || account.startsWith(ALLOWANCES)
        || account.startsWith(COIN_IN)
        || account.startsWith(TRANSIT);
  }

  /** The cage owes all chips, and a player's own limit what it lets him lose. */
  public static boolean mayOwe(String account) {
    return account.equals(CAGE) || account.startsWith(LIMITS);
  }

  /** Where a player's allowances come from and go to. */
  public static String limit(String player) {
    return LIMITS + player;
  }

  public static String wallet(String player) {
    return WALLETS + player;
  }

  public static String rack(String table, String player) {
    return "rack/" + table + "/" + player;
  }

  public static String layout(String table) {
    return "layout/" + table;
  }

  public static String bank(String table) {
    return "bank/" + table;
  }

  public static String tray(String table) {
    return "tray/" + table;
  }

  /** Progressive wagers that were locked: links take their shares from here. */
  public static String coinIn(String table) {
    return COIN_IN + table;
  }

  /** On its way from a retired link to another. */
  public static String transit(String from, String to) {
    return TRANSIT + from + "/" + to;
  }

  /** Whether a player is one of the house's own, who plays with nobody's money. */
  public static boolean isPractice(String player) {
    return player.startsWith("practice-");
  }

  /** Whether a player is somebody without an account, known by his seat at a physical table. */
  public static boolean isVisitor(String player) {
    return player.matches("seat-[1-9]\\d?");
  }

  public static String drop(String table) {
    return "drop/" + table;
  }
}
