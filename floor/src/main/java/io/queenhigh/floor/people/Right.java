package io.queenhigh.floor.people;

import io.queenhigh.rules.game.Key;

/** Something a person may do on the floor; {@link Role#may} says who. */
public enum Right {
  /** See open tables, meters and finished rounds, as anyone who walks by. */
  WATCH,
  /** Sit down, bet, bank, and set limits for himself. */
  PLAY,
  /** Have a password. */
  KEEP_A_PASSWORD,
  /** Run a table from the dealer's console and key in its cards. */
  DEAL,
  /** Void rounds, suspend and resume them, have the shuffler's generator replaced. */
  SUPERVISE,
  /** Open, configure and close tables. */
  RUN_TABLES,
  /** Bring chips from the cage to a tray. */
  FILL_TRAYS,
  /** Issue and redeem chips. */
  KEEP_THE_CAGE,
  /** Confirm a jackpot. */
  CONFIRM_JACKPOTS,
  /** Configure progressive links, their meters, seeds and reserves. */
  RUN_LINKS,
  /** Suspend a link, sign changes of it as one of two people, sign its days off. */
  SIGN_FOR_LINKS,
  /** Read a link's terms, funds, win pages and days. */
  SEE_LINKS,
  /** Pay a confirmed award. */
  PAY_AWARDS,
  /** Register staff, change roles, reset passwords, close accounts. */
  KEEP_PEOPLE,
  /** Enter and confirm what the room has on file and says for all its tables. */
  KEEP_THE_REGISTER,
  /** Say when a tile on the control room's wall turns. */
  SET_THRESHOLDS,
  /** Hand in drills of his own, and be signed off for a game. */
  LEARN,
  /** Set drills for dealers and sign them off for a game. */
  TRAIN,
  /** Read how dealers' drills went, and who is signed off for what. */
  SEE_TRAINING,
  /** Look at how somebody plays where cards lie face up. */
  SURVEIL,
  /** Approve, as the second of two persons, what another has proposed. */
  SECOND,
  /** Read journal, ledger and reports. */
  READ_THE_BOOKS;

  /** As pages and programs spell it: {@code run-tables}. */
  @Override
  public String toString() {
    return Key.of(name());
  }

  /**
   * Whether somebody puts his name to cards, money or people with it, which he does not do at once.
   */
  public boolean signs() {
    return switch (this) {
      case DEAL,
          SUPERVISE,
          RUN_TABLES,
          FILL_TRAYS,
          KEEP_THE_CAGE,
          CONFIRM_JACKPOTS,
          RUN_LINKS,
          SIGN_FOR_LINKS,
          PAY_AWARDS,
          KEEP_PEOPLE,
          KEEP_THE_REGISTER,
          SET_THRESHOLDS,
          TRAIN,
          SECOND ->
          true;
      case WATCH, PLAY, KEEP_A_PASSWORD, SEE_LINKS, LEARN, SEE_TRAINING, SURVEIL, READ_THE_BOOKS ->
          false;
    };
  }
}
