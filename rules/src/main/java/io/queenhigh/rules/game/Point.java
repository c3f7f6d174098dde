package io.queenhigh.rules.game;

/**
 * A rule that the engine enforces the same way wherever it applies; a game file says only which
 * clause of its document states it.
 */
public enum Point {
  ONE_DECK_OF_52(Scope.EVERY_GAME, "one deck of 52 cards, no jokers"),
  DECKS_ALTERNATE(Scope.EVERY_GAME, "two decks alternate round by round"),
  HAND_RANKINGS(Scope.EVERY_GAME, "the three-card order of hands"),
  LIMITS(Scope.EVERY_GAME, "wagers stay within the table's limits"),
  ONE_BETTOR_PER_SPOT(Scope.EVERY_GAME, "nobody bets on another player's hand"),
  PLAY_EQUALS_ANTE(Scope.EVERY_GAME, "the Play wager equals the Ante"),
  NO_MORE_BETS(Scope.EVERY_GAME, "bets are fixed once they are closed"),
  STACKS_OF_THREE(Scope.EVERY_GAME, "each hand is a stack of three cards"),
  DEALING_ORDER(Scope.EVERY_GAME, "who gets the first stack, and which way it goes"),
  DECISION(Scope.EVERY_GAME, "with the cards seen, play or fold"),
  DECISION_ORDER(Scope.EVERY_GAME, "players decide in turn"),
  COLLECT_FORFEITS(Scope.EVERY_GAME, "forfeited wagers and cards are collected"),
  REVEAL(Scope.EVERY_GAME, "the dealer's hand is turned up and announced"),
  HIGHER_HAND_WINS(Scope.EVERY_GAME, "a higher hand wins even money on Ante and Play"),
  LOWER_HAND_LOSES(Scope.EVERY_GAME, "a lower hand loses Ante and Play"),
  EQUAL_HANDS_PUSH(Scope.EVERY_GAME, "equal hands push Ante and Play"),
  RECONSTRUCT_HANDS(Scope.EVERY_GAME, "every hand can be put together again afterwards"),
  LEAVING_FOLDS(Scope.EVERY_GAME, "who leaves or runs out of time folds"),
  WRONG_NUMBER_OF_CARDS(Scope.EVERY_GAME, "a wrong number of cards voids the round"),
  SHUFFLER_FAILURE(Scope.EVERY_GAME, "a failing shuffler suspends the round"),
  SUPERVISOR_VOIDS(Scope.EVERY_GAME, "a supervisor voids a round, with a reason"),

  HOUSE_NEVER_BANKS(Scope.PLAYER_DEALER, "the house never banks"),
  BANK_POSTED(Scope.PLAYER_DEALER, "the player-dealer's wager is fixed before bets close"),
  BANK_ROTATES(Scope.PLAYER_DEALER, "the bank moves on after so many rounds"),
  UNCOVERED_RETURNED(Scope.PLAYER_DEALER, "wagers the bank cannot cover go back"),
  WINS_NO_MORE_THAN_POSTED(Scope.PLAYER_DEALER, "the bank wins or loses at most its wager"),
  ACTION_BUTTON(Scope.PLAYER_DEALER, "the action button marks where settling starts"),
  FEES_BEFORE_THE_DEAL(Scope.PLAYER_DEALER, "fees are dropped before the deal"),
  FLAT_FEES(Scope.PLAYER_DEALER, "fees are flat, from one schedule"),

  PROGRESSIVE_LOCKED(Scope.PROGRESSIVE, "progressive wagers are locked before the deal"),
  METER_PAYS(Scope.PROGRESSIVE, "percentage awards come off the meter"),
  TRAY_PAYS(Scope.PROGRESSIVE, "fixed awards come from the tray"),
  METER_RESEEDED(Scope.PROGRESSIVE, "the meter is reseeded after a 100% award"),
  ENVY(Scope.PROGRESSIVE, "who wins envy"),
  COMMUNITY_CARDS(Scope.COMMUNITY, "two community cards complete five-card hands");

  /** Which games a point concerns. */
  public enum Scope {
    EVERY_GAME,
    PLAYER_DEALER,
    PROGRESSIVE,
    COMMUNITY
  }

  private final Scope scope;
  private final String says;

  Point(Scope scope, String says) {
    this.scope = scope;
    this.says = says;
  }

  public Scope scope() {
    return scope;
  }

  /** The rule in a few words. */
  public String says() {
    return says;
  }

  /** As it is spelled in game files: {@code no-more-bets}. */
  public String key() {
    return Key.of(name());
  }
}
