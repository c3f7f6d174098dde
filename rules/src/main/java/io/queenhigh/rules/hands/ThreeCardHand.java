package io.queenhigh.rules.hands;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.util.Collection;
import java.util.List;

/**
 * A player's or dealer's three cards, read as a poker hand.
 *
 * <p>{@code ranks} stand in the order in which they break ties: a pair before its kicker, and 3-2-A
 * with the ace last. Two hands tie exactly when their {@link #strength()} is equal.
 */
public record ThreeCardHand(Category category, List<Rank> ranks, Cards cards) {

  /** The three-card order, lowest first: a straight beats a flush. */
  public enum Category {
    HIGH_CARD,
    PAIR,
    FLUSH,
    STRAIGHT,
    THREE_OF_A_KIND,
    STRAIGHT_FLUSH
  }

  public static ThreeCardHand of(Collection<Card> cards) {
    return of(Cards.of(cards));
  }

  public static ThreeCardHand of(Cards cards) {
    if (cards.size() != 3) {
      throw new IllegalArgumentException("three cards make a hand, not " + cards.size());
    }
    List<Rank> ranks = Ranks.inDecidingOrder(cards);
    return new ThreeCardHand(category(cards, ranks), ranks, cards);
  }

  private static Category category(Cards cards, List<Rank> ranks) {
    int different = Ranks.different(ranks);
    if (different == 1) {
      return Category.THREE_OF_A_KIND;
    }
    if (different == 2) {
      return Category.PAIR;
    }
    boolean straight = Ranks.areConsecutive(ranks);
    boolean flush = Ranks.areSuited(cards);
    if (straight && flush) {
      return Category.STRAIGHT_FLUSH;
    }
    if (straight) {
      return Category.STRAIGHT;
    }
    return flush ? Category.FLUSH : Category.HIGH_CARD;
  }

  /** A-K-Q suited. It compares as the top straight flush; some pay tables name it. */
  public boolean isMiniRoyal() {
    return category == Category.STRAIGHT_FLUSH && ranks.getFirst() == Rank.ACE;
  }

  /** Whether this hand is at least {@code rank}-high: a dealer's qualifier. */
  public boolean isAtLeastHigh(Rank rank) {
    return category != Category.HIGH_CARD || ranks.getFirst().compareTo(rank) >= 0;
  }

  /** A number that orders hands: higher beats lower, equal ties. */
  public int strength() {
    return Ranks.strength(category.ordinal(), ranks);
  }

  public boolean beats(ThreeCardHand other) {
    return strength() > other.strength();
  }

  public boolean ties(ThreeCardHand other) {
    return strength() == other.strength();
  }

  /** As the dealer announces it: {@code a pair of 9s}, {@code king high}. */
  @Override
  public String toString() {
    Rank top = ranks.getFirst();
    return switch (category) {
      case HIGH_CARD -> top.word() + " high";
      case PAIR -> "a pair of " + top.plural();
      case FLUSH -> "a flush, " + top.word() + " high";
      case STRAIGHT -> "a straight, " + top.word() + " high";
      case THREE_OF_A_KIND -> "three " + top.plural();
      case STRAIGHT_FLUSH ->
          isMiniRoyal() ? "a mini royal" : "a straight flush, " + top.word() + " high";
    };
  }
}
