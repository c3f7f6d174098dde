package io.queenhigh.rules.hands;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.util.Collection;
import java.util.List;

/** Five cards in the usual poker order: the 6 Card Bonus and the Multi Game Link read these. */
public record FiveCardHand(Category category, List<Rank> ranks, Cards cards) {

  /** The five-card order, lowest first: a flush beats a straight. */
  public enum Category {
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH
  }

  public static FiveCardHand of(Collection<Card> cards) {
    return of(Cards.of(cards));
  }

  public static FiveCardHand of(Cards cards) {
    if (cards.size() != 5) {
      throw new IllegalArgumentException("five cards make a hand, not " + cards.size());
    }
    List<Rank> ranks = Ranks.inDecidingOrder(cards);
    return new FiveCardHand(category(cards, ranks), ranks, cards);
  }

  /** The best five of six or more cards: leave out each card in turn and keep the strongest. */
  public static FiveCardHand bestOf(Cards cards) {
    if (cards.size() == 5) {
      return of(cards);
    }
    FiveCardHand best = null;
    for (Card card : cards) {
      FiveCardHand hand = bestOf(cards.minus(Cards.of(card)));
      if (best == null || hand.strength() > best.strength()) {
        best = hand;
      }
    }
    if (best == null) {
      throw new IllegalArgumentException("a five-card hand needs five cards");
    }
    return best;
  }

  private static Category category(Cards cards, List<Rank> ranks) {
    return switch (Ranks.different(ranks)) {
      case 2 -> ranks.get(0) == ranks.get(3) ? Category.FOUR_OF_A_KIND : Category.FULL_HOUSE;
      case 3 -> ranks.get(0) == ranks.get(2) ? Category.THREE_OF_A_KIND : Category.TWO_PAIR;
      case 4 -> Category.PAIR;
      default -> ofFiveRanks(Ranks.areConsecutive(ranks), Ranks.areSuited(cards));
    };
  }

  private static Category ofFiveRanks(boolean straight, boolean flush) {
    if (straight && flush) {
      return Category.STRAIGHT_FLUSH;
    }
    if (flush) {
      return Category.FLUSH;
    }
    return straight ? Category.STRAIGHT : Category.HIGH_CARD;
  }

  /** 10 to ace suited. It compares as the top straight flush; pay tables name it. */
  public boolean isRoyal() {
    return category == Category.STRAIGHT_FLUSH && ranks.getFirst() == Rank.ACE;
  }

  /** A number that orders hands: higher beats lower, equal ties. */
  public int strength() {
    return Ranks.strength(category.ordinal(), ranks);
  }

  @Override
  public String toString() {
    Rank top = ranks.getFirst();
    return switch (category) {
      case HIGH_CARD -> top.word() + " high";
      case PAIR -> "a pair of " + top.plural();
      case TWO_PAIR -> "two pair, " + top.plural() + " and " + ranks.get(2).plural();
      case THREE_OF_A_KIND -> "three " + top.plural();
      case STRAIGHT -> "a straight, " + top.word() + " high";
      case FLUSH -> "a flush, " + top.word() + " high";
      case FULL_HOUSE -> "a full house, " + top.plural() + " full of " + ranks.get(3).plural();
      case FOUR_OF_A_KIND -> "four " + top.plural();
      case STRAIGHT_FLUSH ->
          isRoyal() ? "a royal flush" : "a straight flush, " + top.word() + " high";
    };
  }
}
