package io.queenhigh.lab.usual;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Four cards in the order of the four-card games, written to be read: Four Card Poker and Crazy 4
 * Poker compare these.
 */
record FourCardHand(Category category, List<Rank> ranks, Cards cards) {

  /** The four-card order, lowest first: three of a kind beats a flush. */
  public enum Category {
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    STRAIGHT,
    FLUSH,
    THREE_OF_A_KIND,
    STRAIGHT_FLUSH,
    FOUR_OF_A_KIND
  }

  /** The ranks in the order in which they decide: more of a kind first, then the higher. */
  public static FourCardHand of(Cards cards) {
    if (cards.size() != 4) {
      throw new IllegalArgumentException("four cards make a hand, not " + cards.size());
    }
    List<Rank> ranks = new ArrayList<>(cards.list().stream().map(Card::rank).toList());
    List<Rank> dealt = List.copyOf(ranks);
    ranks.sort(
        Comparator.comparingLong((Rank rank) -> copies(dealt, rank))
            .thenComparing(Comparator.naturalOrder())
            .reversed());
    boolean wheel = dealt.equals(List.of(Rank.ACE, Rank.FOUR, Rank.THREE, Rank.TWO));
    if (wheel) {
      ranks = List.of(Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE);
    }
    return new FourCardHand(category(cards, ranks, wheel), List.copyOf(ranks), cards);
  }

  /** The best four of five or more cards: leave out each card in turn and keep the strongest. */
  public static FourCardHand bestOf(Cards cards) {
    if (cards.size() <= 4) {
      return of(cards);
    }
    return cards.list().stream()
        .map(card -> bestOf(cards.minus(Cards.of(card))))
        .max(Comparator.comparingInt(FourCardHand::strength))
        .orElseThrow();
  }

  private static Category category(Cards cards, List<Rank> ranks, boolean wheel) {
    return switch ((int) ranks.stream().distinct().count()) {
      case 1 -> Category.FOUR_OF_A_KIND;
      case 2 -> ranks.get(0) == ranks.get(2) ? Category.THREE_OF_A_KIND : Category.TWO_PAIR;
      case 3 -> Category.PAIR;
      default -> {
        boolean straight = wheel || ranks.getFirst().ordinal() - ranks.getLast().ordinal() == 3;
        boolean flush = cards.list().stream().map(Card::suit).distinct().count() == 1;
        yield straight
            ? (flush ? Category.STRAIGHT_FLUSH : Category.STRAIGHT)
            : (flush ? Category.FLUSH : Category.HIGH_CARD);
      }
    };
  }

  private static long copies(List<Rank> ranks, Rank rank) {
    return ranks.stream().filter(each -> each == rank).count();
  }

  /** A number that orders hands: higher beats lower, equal ties. */
  public int strength() {
    int strength = category.ordinal();
    for (Rank rank : ranks) {
      strength = strength << 4 | rank.ordinal();
    }
    return strength;
  }

  @Override
  public String toString() {
    Rank top = ranks.getFirst();
    return switch (category) {
      case HIGH_CARD -> top.word() + " high";
      case PAIR -> "a pair of " + top.plural();
      case TWO_PAIR -> "two pair, " + top.plural() + " and " + ranks.get(2).plural();
      case STRAIGHT -> "a straight, " + top.word() + " high";
      case FLUSH -> "a flush, " + top.word() + " high";
      case THREE_OF_A_KIND -> "three " + top.plural();
      case STRAIGHT_FLUSH -> "a straight flush, " + top.word() + " high";
      case FOUR_OF_A_KIND -> "four " + top.plural();
    };
  }
}
