package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.hands.ThreeCardHand;

/** How a player who played stands against the dealer: the base game in one word. */
public enum AntePlay {
  /** The dealer does not play; the Ante wins, Play comes back. */
  ANTE_WINS_PLAY_PUSHES,
  /** The dealer does not play and this game pays only higher hands: both come back. */
  NO_ACTION,
  BEATS_THE_DEALER,
  LOSES_TO_THE_DEALER,
  TIES_THE_DEALER;

  public static AntePlay of(Qualifier qualifier, ThreeCardHand player, ThreeCardHand dealer) {
    return of(
        qualifier.ante().is(),
        dealer.isAtLeastHigh(qualifier.high().is()),
        player.strength(),
        dealer.strength());
  }

  /** The same on strengths alone, for those who have them already. */
  public static AntePlay of(
      Qualifier.Ante unqualifiedAnte, boolean dealerPlays, int player, int dealer) {
    if (dealerPlays) {
      if (player == dealer) {
        return TIES_THE_DEALER;
      }
      return player > dealer ? BEATS_THE_DEALER : LOSES_TO_THE_DEALER;
    }
    return switch (unqualifiedAnte) {
      case WINS -> ANTE_WINS_PLAY_PUSHES;
      case WINS_IF_HIGHER_ELSE_PUSHES -> player > dealer ? ANTE_WINS_PLAY_PUSHES : NO_ACTION;
    };
  }
}
