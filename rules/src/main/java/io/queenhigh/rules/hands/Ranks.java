package io.queenhigh.rules.hands;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** What three-card and five-card hands have in common: how ranks pair, follow and decide. */
final class Ranks {

  private Ranks() {}

  /**
   * Ranks in the order in which they break ties: the most frequent first, then the highest. In the
   * lowest straight the ace stands last.
   */
  static List<Rank> inDecidingOrder(Cards cards) {
    Map<Rank, Integer> count = new EnumMap<>(Rank.class);
    List<Rank> ranks = new ArrayList<>();
    for (Card card : cards) {
      ranks.add(card.rank());
      count.merge(card.rank(), 1, Integer::sum);
    }
    ranks.sort(
        Comparator.<Rank, Integer>comparing(rank -> count.getOrDefault(rank, 0))
            .thenComparing(Comparator.naturalOrder())
            .reversed());
    if (isLowestStraight(ranks)) {
      ranks.add(ranks.removeFirst());
    }
    return List.copyOf(ranks);
  }

  private static boolean isLowestStraight(List<Rank> highestFirst) {
    EnumSet<Rank> lowest = EnumSet.of(Rank.ACE);
    for (int i = 0; i < highestFirst.size() - 1; i++) {
      lowest.add(Rank.values()[i]);
    }
    return EnumSet.copyOf(highestFirst).equals(lowest);
  }

  static int different(List<Rank> ranks) {
    return EnumSet.copyOf(ranks).size();
  }

  /** Whether ranks in deciding order form a straight; the ace may end one below the two. */
  static boolean areConsecutive(List<Rank> ranks) {
    for (int i = 1; i < ranks.size(); i++) {
      int above = ranks.get(i - 1).ordinal();
      int below = ranks.get(i) == Rank.ACE ? -1 : ranks.get(i).ordinal();
      if (above != below + 1) {
        return false;
      }
    }
    return true;
  }

  static boolean areSuited(Cards cards) {
    return cards.list().stream().map(Card::suit).distinct().count() == 1;
  }

  static int strength(int category, List<Rank> decidingOrder) {
    int strength = category;
    for (Rank rank : decidingOrder) {
      strength = strength * 13 + rank.ordinal();
    }
    return strength;
  }
}
