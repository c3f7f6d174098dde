package io.queenhigh.rules.game;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Optional;

/**
 * A hand that a pay table can name. A pay table is read from the top and the first line that fits
 * pays, so "straight flush" includes a mini royal where no line above it names one.
 */
public sealed interface PaidHand {

  String name();

  /** As it is spelled in pay tables: {@code three-of-a-kind}. */
  default String key() {
    return Key.of(name());
  }

  /** As a pay table on the felt prints it: {@code Three of a kind}. */
  String title();

  /** Hands of three cards, highest first. */
  enum OfThree implements PaidHand {
    MINI_ROYAL_OF_SPADES("A-K-Q of spades"),
    MINI_ROYAL("A-K-Q suited"),
    STRAIGHT_FLUSH("Straight flush"),
    THREE_OF_A_KIND("Three of a kind"),
    STRAIGHT("Straight"),
    FLUSH("Flush"),
    PAIR("Pair");

    private final String title;

    OfThree(String title) {
      this.title = title;
    }

    @Override
    public String title() {
      return title;
    }

    public boolean fits(ThreeCardHand hand) {
      return switch (this) {
        case MINI_ROYAL_OF_SPADES ->
            hand.isMiniRoyal()
                && hand.cards().list().stream().map(Card::suit).allMatch(Suit.SPADES::equals);
        case MINI_ROYAL -> hand.isMiniRoyal();
        case STRAIGHT_FLUSH -> hand.category() == ThreeCardHand.Category.STRAIGHT_FLUSH;
        case THREE_OF_A_KIND -> hand.category() == ThreeCardHand.Category.THREE_OF_A_KIND;
        case STRAIGHT -> hand.category() == ThreeCardHand.Category.STRAIGHT;
        case FLUSH -> hand.category() == ThreeCardHand.Category.FLUSH;
        case PAIR -> hand.category() == ThreeCardHand.Category.PAIR;
      };
    }
  }

  /** Hands of five cards, highest first. */
  enum OfFive implements PaidHand {
    ROYAL_FLUSH("Royal flush"),
    STRAIGHT_FLUSH("Straight flush"),
    FOUR_OF_A_KIND("Four of a kind"),
    FULL_HOUSE("Full house"),
    FLUSH("Flush"),
    STRAIGHT("Straight"),
    THREE_OF_A_KIND("Three of a kind"),
    TWO_PAIR("Two pair"),
    PAIR("Pair");

    private final String title;

    OfFive(String title) {
      this.title = title;
    }

    @Override
    public String title() {
      return title;
    }

    public boolean fits(FiveCardHand hand) {
      return switch (this) {
        case ROYAL_FLUSH -> hand.isRoyal();
        case STRAIGHT_FLUSH -> hand.category() == FiveCardHand.Category.STRAIGHT_FLUSH;
        case FOUR_OF_A_KIND -> hand.category() == FiveCardHand.Category.FOUR_OF_A_KIND;
        case FULL_HOUSE -> hand.category() == FiveCardHand.Category.FULL_HOUSE;
        case FLUSH -> hand.category() == FiveCardHand.Category.FLUSH;
        case STRAIGHT -> hand.category() == FiveCardHand.Category.STRAIGHT;
        case THREE_OF_A_KIND -> hand.category() == FiveCardHand.Category.THREE_OF_A_KIND;
        case TWO_PAIR -> hand.category() == FiveCardHand.Category.TWO_PAIR;
        case PAIR -> hand.category() == FiveCardHand.Category.PAIR;
      };
    }
  }

  static Optional<PaidHand> ofThree(String key) {
    return find(OfThree.values(), key);
  }

  static Optional<PaidHand> ofFive(String key) {
    return find(OfFive.values(), key);
  }

  private static Optional<PaidHand> find(PaidHand[] hands, String key) {
    for (PaidHand hand : hands) {
      if (hand.key().equals(key)) {
        return Optional.of(hand);
      }
    }
    return Optional.empty();
  }
}
