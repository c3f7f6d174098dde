package io.queenhigh.audit.hands;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PaidHand.OfFive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The best hand of five among five, six or seven cards, in the usual order of poker. */
public final class BestFive {

  private BestFive() {}

  /** Whether a line of a pay table names the best hand; a royal flush is a straight flush, too. */
  public static boolean fits(OfFive line, List<Card> cards) {
    Optional<OfFive> best = of(cards);
    return best.filter(line::equals).isPresent()
        || (line == OfFive.STRAIGHT_FLUSH && best.filter(OfFive.ROYAL_FLUSH::equals).isPresent());
  }

  /** The best kind of hand; nothing for a mere high card. */
  public static Optional<OfFive> of(List<Card> cards) {
    if (cards.size() == 5) {
      return ofFive(cards);
    }
    Optional<OfFive> best = Optional.empty();
    for (int leftOut = 0; leftOut < cards.size(); leftOut++) {
      List<Card> rest = new ArrayList<>(cards);
      rest.remove(leftOut);
      best = better(best, of(rest));
    }
    return best;
  }

  /** The constants stand from the highest hand down. */
  private static Optional<OfFive> better(Optional<OfFive> one, Optional<OfFive> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.or(() -> other);
    }
    return one.get().compareTo(other.get()) <= 0 ? one : other;
  }

  private static Optional<OfFive> ofFive(List<Card> cards) {
    int[] pips = Pips.sorted(cards);
    boolean suited = Pips.suited(cards);
    if (Pips.follow(pips)) {
      return Optional.of(
          !suited
              ? OfFive.STRAIGHT
              : pips[0] == Pips.ACE - 4 ? OfFive.ROYAL_FLUSH : OfFive.STRAIGHT_FLUSH);
    }
    return suited ? Optional.of(OfFive.FLUSH) : ofKinds(pips);
  }

  /** Four, full house, three, two pair and a pair show in how many neighbours are alike. */
  private static Optional<OfFive> ofKinds(int[] pips) {
    StringBuilder alike = new StringBuilder();
    for (int i = 1; i < pips.length; i++) {
      alike.append(pips[i] == pips[i - 1] ? '=' : ' ');
    }
    return Optional.ofNullable(
        switch (alike.toString().strip()) {
          case "===" -> OfFive.FOUR_OF_A_KIND;
          case "== =", "= ==" -> OfFive.FULL_HOUSE;
          case "==" -> OfFive.THREE_OF_A_KIND;
          case "= =", "=  =" -> OfFive.TWO_PAIR;
          case "=" -> OfFive.PAIR;
          default -> null;
        });
  }
}
