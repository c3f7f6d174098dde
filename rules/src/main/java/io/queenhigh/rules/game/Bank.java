package io.queenhigh.rules.game;

/** Whose money the players play against. */
public sealed interface Bank {

  /** The card room's tray: it covers everything. */
  record HouseBank() implements Bank {}

  /**
   * A player in turn, who risks what he posts and no more. The house never banks.
   *
   * @param roundsInARow how often the same player may bank before the position moves on
   */
  record PlayerDealerBank(int roundsInARow, AfterThat afterThat, PayoffLimit limit)
      implements Bank {}

  /** What happens when a player has banked as often as he may. */
  enum AfterThat {
    /** The position passes to another player, whatever anyone wants. */
    MUST_PASS,
    /** He may go on only when every other player has declined the position. */
    MAY_GO_ON_IF_ALL_DECLINE
  }

  /** How the player-dealer's wager limits what he pays. */
  enum PayoffLimit {
    /** Net: what he collects in the round may be paid out again. */
    NET,
    /** Gross: payoffs together never exceed his wager. */
    GROSS
  }
}
