package io.queenhigh.audit.settling;

import io.queenhigh.audit.hands.BestFive;
import io.queenhigh.audit.hands.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import java.util.List;
import java.util.Optional;

/** A pay table, read by cards. */
public final class PayLines {

  private PayLines() {}

  /** The line that these cards come under: the first from the top; none for too few cards. */
  public static Optional<PayLine> first(PayTable table, List<Card> cards) {
    int needed =
        switch (table.reads()) {
          case OWN_THREE -> 3;
          case THREE_AND_COMMUNITY -> 5;
          case BEST_FIVE_OF_SIX -> 6;
        };
    return cards.size() != needed
        ? Optional.empty()
        : table.lines().stream().filter(line -> fits(line, cards)).findFirst();
  }

  private static boolean fits(PayLine line, List<Card> cards) {
    return switch (line.hand()) {
      case PaidHand.OfThree three -> ThreeCards.fits(three, cards);
      case PaidHand.OfFive five -> BestFive.fits(five, cards);
    };
  }
}
