package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.List;
import java.util.Optional;

/**
 * What a progressive pay table says to cards: a player's three, with the community's two if any.
 */
public final class CardReading {

  private CardReading() {}

  /** The line that pays these cards; none also where they are too few or too many. */
  public static Optional<PayLine> of(PayTable table, List<Card> cards) {
    return switch (table.reads()) {
      case OWN_THREE ->
          cards.size() == 3 ? table.lineFor(ThreeCardHand.of(cards)) : Optional.empty();
      case THREE_AND_COMMUNITY ->
          cards.size() == 5 ? table.lineFor(FiveCardHand.of(cards)) : Optional.empty();
      case BEST_FIVE_OF_SIX -> throw new IllegalArgumentException("no progressive reads six cards");
    };
  }
}
