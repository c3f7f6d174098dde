package io.queenhigh.audit.ledger;

/** How the floor names the accounts that chips lie in. */
public final class Accounts {

  /** The world outside; the only account that may owe. */
  public static final String CAGE = "cage";

  /** What every wallet's name begins with. Only wallets are moved by more than one stream. */
  public static final String WALLETS = "wallet/";

  private Accounts() {}

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

  public static String drop(String table) {
    return "drop/" + table;
  }
}
