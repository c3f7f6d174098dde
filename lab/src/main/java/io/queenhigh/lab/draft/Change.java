package io.queenhigh.lab.draft;

import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.Optional;

/** One turn of a knob. */
public sealed interface Change {

  /**
   * Another pay for a hand.
   *
   * @param pays absent where the hand is to win nothing
   */
  record Line(Wager wager, PaidHand hand, Optional<Pays> pays, long envyCents) implements Change {}

  /** Another hand with which the dealer plays. */
  record Qualifies(Rank high) implements Change {}

  /** Another fate of the Ante when the dealer does not play. */
  record UnqualifiedAnte(Qualifier.Ante ante) implements Change {}

  /** More or less to see before the decision. */
  record Shows(Shown shown) implements Change {}
}
