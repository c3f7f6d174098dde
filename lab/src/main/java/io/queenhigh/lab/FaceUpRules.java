package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rules a person can use at a table dealt face up: count the queens, kings and aces among the seen
 * cards and move the threshold.
 *
 * @param best the best threshold for every count (and rank of a shown dealer card), and its price
 * @param thumb rules of thumb people have proposed, where they apply
 */
public record FaceUpRules(int seen, Best best, List<Thumb> thumb) {

  /**
   * A rule of thumb.
   *
   * @param gain what it takes off the edge of the best play without seen cards; negative when it
   *     costs
   */
  public record Thumb(String title, Fraction edge, Fraction gain) {}

  /** The best thresholds by count. */
  public record Best(List<Threshold> thresholds, Fraction edge, Fraction gain) {

    public Best {
      thresholds = List.copyOf(thresholds);
    }
  }

  /**
   * Play this hand or any better one.
   *
   * @param shown the rank of the dealer's card, where one is shown
   * @param high how many queens, kings and aces are among the seen cards
   * @param weakest the weakest hand to play; empty when even the best is folded
   */
  public record Threshold(
      Optional<Rank> shown, int high, Optional<ThreeCardHand> weakest, boolean playsAll) {}

  /** All other hands of a full table together. */
  public static final int MOST_SEEN = 36;

  public FaceUpRules {
    thumb = List.copyOf(thumb);
  }

  /** Prices the rules for so many seen cards. */
  public static FaceUpRules of(Game game, int seen) {
    if (seen < 1 || seen > MOST_SEEN) {
      throw new IllegalArgumentException(
          "From 1 to " + MOST_SEEN + " cards can be seen, not " + seen + ".");
    }
    CountedHigh counted = CountedHigh.of(AnteTerms.of(game), seen);
    return new FaceUpRules(seen, best(counted), thumb(counted, seen));
  }

  private static Best best(CountedHigh counted) {
    List<Threshold> thresholds = new ArrayList<>();
    Fraction edge =
        counted.edge(
            (row, high) -> {
              int from = counted.bestThreshold(row, high);
              thresholds.add(
                  new Threshold(
                      counted.rows() == 1 ? Optional.empty() : Optional.of(Rank.values()[row]),
                      high,
                      from == ThreeCards.CLASSES
                          ? Optional.empty()
                          : Optional.of(ThreeCards.example(from)),
                      from == 0));
              return from;
            });
    return new Best(thresholds, edge, counted.edgeUnseen().minus(edge));
  }

  /** WA-FACE names them for six seen cards and nothing shown. */
  private static List<Thumb> thumb(CountedHigh counted, int seen) {
    if (seen != 6 || counted.rows() != 1) {
      return List.of();
    }
    int usual = counted.bestThreshold(0);
    int overQueenSix = firstAbove(Rank.QUEEN, Rank.SIX);
    int overQueenSeven = firstAbove(Rank.QUEEN, Rank.SEVEN);
    return List.of(
        thumb(counted, "4 or more Q/K/A seen: play everything", usual, 4, usual),
        thumb(counted, "5 or more Q/K/A seen: play everything", usual, 5, usual),
        thumb(counted, "No Q/K/A seen: fold Q-6", usual, 7, overQueenSix),
        thumb(counted, "No Q/K/A seen: fold Q-6 and Q-7", usual, 7, overQueenSeven),
        thumb(counted, "4 or more: play everything; none: fold Q-6", usual, 4, overQueenSix),
        thumb(
            counted,
            "4 or more: play everything; none: fold Q-6 and Q-7",
            usual,
            4,
            overQueenSeven));
  }

  private static Thumb thumb(
      CountedHigh counted, String title, int usual, int playAllFrom, int withNone) {
    Fraction edge =
        counted.edge(
            (_, high) -> {
              if (high >= playAllFrom) {
                return 0;
              }
              return high == 0 ? withNone : usual;
            });
    return new Thumb(title, edge, counted.edgeUnseen().minus(edge));
  }

  /** The weakest hand that beats everything with these two highest cards and no pair. */
  private static int firstAbove(Rank high, Rank second) {
    int strength = 0;
    while (isAtMost(ThreeCards.example(strength), high, second)) {
      strength++;
    }
    return strength;
  }

  private static boolean isAtMost(ThreeCardHand hand, Rank high, Rank second) {
    int first = hand.ranks().getFirst().compareTo(high);
    return hand.category() == ThreeCardHand.Category.HIGH_CARD
        && (first < 0 || (first == 0 && hand.ranks().get(1).compareTo(second) <= 0));
  }
}
