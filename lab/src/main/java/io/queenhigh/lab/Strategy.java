package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How to play a game, as a person would learn it: with which hands to stay in.
 *
 * @param thresholds one where the dealer shows nothing, thirteen where he shows a card, highest
 *     rank first
 * @param edge of the house against the thresholds
 * @param cost what the thresholds give away against deciding every hand by itself; 0 means that
 *     they are the best strategy
 * @param others well-known strategies for comparison
 */
public record Strategy(
    List<Threshold> thresholds, Fraction edge, Fraction cost, List<Known> others) {

  /**
   * Play this hand or any better one, fold the rest.
   *
   * @param shown the rank of the dealer's card, where one is shown
   * @param weakest the weakest hand to play; empty when even the best hand is folded
   * @param playsAll whether every hand is played
   */
  public record Threshold(
      Optional<Rank> shown, Optional<ThreeCardHand> weakest, boolean playsAll) {}

  /**
   * A strategy people use.
   *
   * @param cost what it gives away against deciding every hand by itself
   */
  public record Known(String title, Fraction edge, Fraction cost) {}

  private static final Cards QUEEN_SIX_FOUR =
      Cards.of(
          new Card(Rank.QUEEN, Suit.CLUBS),
          new Card(Rank.SIX, Suit.DIAMONDS),
          new Card(Rank.FOUR, Suit.HEARTS));

  public Strategy {
    thresholds = List.copyOf(thresholds);
    others = List.copyOf(others);
  }

  public static Strategy of(Game game) {
    return of(AntePlayCount.of(AnteTerms.of(game)));
  }

  static Strategy of(AntePlayCount count) {
    long[][] advantage = count.advantage();
    List<Threshold> thresholds = new ArrayList<>();
    long gained = 0;
    for (int row = advantage.length - 1; row >= 0; row--) {
      int from = bestThreshold(advantage[row]);
      gained += gained(advantage[row], from);
      Optional<Rank> shown =
          advantage.length == 1 ? Optional.empty() : Optional.of(Rank.values()[row]);
      thresholds.add(threshold(shown, from));
    }
    return new Strategy(thresholds, edge(gained, count), cost(gained, count), known(count));
  }

  private static List<Known> known(AntePlayCount count) {
    long[] advantage = new long[ThreeCards.CLASSES];
    for (long[] row : count.advantage()) {
      for (int strength = 0; strength < advantage.length; strength++) {
        advantage[strength] += row[strength];
      }
    }
    int best = bestThreshold(advantage);
    return List.of(
        known("Play everything", advantage, 0, count),
        known("Mimic the dealer", advantage, count.terms().qualifies(), count),
        known("Q-6-4 or better", advantage, ThreeCards.strength(QUEEN_SIX_FOUR), count),
        known(
            best == ThreeCards.CLASSES
                ? "Fold everything"
                : "Always " + ranks(ThreeCards.example(best)) + " or better",
            advantage,
            best,
            count));
  }

  private static Known known(String title, long[] advantage, int from, AntePlayCount count) {
    long gained = gained(advantage, from);
    return new Known(title, edge(gained, count), cost(gained, count));
  }

  private static int bestThreshold(long[] advantage) {
    int best = ThreeCards.CLASSES;
    long most = 0;
    long gained = 0;
    for (int strength = ThreeCards.CLASSES - 1; strength >= 0; strength--) {
      gained += advantage[strength];
      if (gained > most) {
        most = gained;
        best = strength;
      }
    }
    return best;
  }

  private static long gained(long[] advantage, int from) {
    long gained = 0;
    for (int strength = from; strength < advantage.length; strength++) {
      gained += advantage[strength];
    }
    return gained;
  }

  private static Fraction edge(long gained, AntePlayCount count) {
    return Fraction.of(count.deals() - gained, count.deals());
  }

  private static Fraction cost(long gained, AntePlayCount count) {
    return Fraction.of(count.gained() - gained, count.deals());
  }

  private static String ranks(ThreeCardHand hand) {
    return hand.ranks().stream()
        .map(rank -> String.valueOf(rank.symbol()))
        .collect(Collectors.joining("-"));
  }

  private static Threshold threshold(Optional<Rank> shown, int from) {
    return new Threshold(
        shown,
        from == ThreeCards.CLASSES ? Optional.empty() : Optional.of(ThreeCards.example(from)),
        from == 0);
  }
}
