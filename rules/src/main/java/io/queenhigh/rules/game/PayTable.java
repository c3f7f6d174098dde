package io.queenhigh.rules.game;

import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.List;
import java.util.Optional;

/** A pay table as printed on the felt: lines from the highest hand down. */
public record PayTable(String id, Reads reads, List<PayLine> lines, Citation by) {

  /** Which cards the table looks at. */
  public enum Reads {
    OWN_THREE,
    /** The best five of the player's and the dealer's cards. */
    BEST_FIVE_OF_SIX,
    /** The player's three and two community cards. */
    THREE_AND_COMMUNITY
  }

  public PayTable {
    lines = List.copyOf(lines);
  }

  /** The line that pays this hand: the first that fits. */
  public Optional<PayLine> lineFor(ThreeCardHand hand) {
    return lines.stream()
        .filter(line -> line.hand() instanceof PaidHand.OfThree three && three.fits(hand))
        .findFirst();
  }

  /** The line that pays this hand: the first that fits. */
  public Optional<PayLine> lineFor(FiveCardHand hand) {
    return lines.stream()
        .filter(line -> line.hand() instanceof PaidHand.OfFive five && five.fits(hand))
        .findFirst();
  }
}
