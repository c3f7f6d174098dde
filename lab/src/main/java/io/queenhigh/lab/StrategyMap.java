package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;

/**
 * What playing is worth with every hand, against everything that the dealer can show.
 *
 * @param shown the ranks he can show, highest first; empty where he shows nothing
 * @param rows one for each strength, best first
 */
public record StrategyMap(List<Rank> shown, List<Row> rows) {

  /**
   * Hands of one strength.
   *
   * @param example one of them
   * @param hands how many of the 22,100 hands they are
   * @param play units of the Ante, for each rank of {@code shown} over its suits; one value where
   *     nothing is shown
   */
  public record Row(ThreeCardHand example, int hands, List<Fraction> play) {
    public Row {
      play = List.copyOf(play);
    }
  }

  public StrategyMap {
    shown = List.copyOf(shown);
    rows = List.copyOf(rows);
  }

  public static StrategyMap of(Game game) {
    List<Rank> shown =
        game.shown().is() == Shown.ONE_DEALER_CARD ? List.of(Rank.values()).reversed() : List.of();
    AnteTerms terms = AnteTerms.of(game);
    List<Row> rows = new ArrayList<>();
    for (int strength = ThreeCards.CLASSES - 1; strength >= 0; strength--) {
      ThreeCardHand example = ThreeCards.example(strength);
      Cards hand = example.cards();
      List<Fraction> play =
          shown.isEmpty()
              ? List.of(PlayOrFold.of(terms, hand, -1, Cards.NONE).play())
              : shown.stream().map(rank -> against(terms, hand, rank)).toList();
      rows.add(new Row(example, hands(example), play));
    }
    return new StrategyMap(shown, rows);
  }

  private static Fraction against(AnteTerms terms, Cards hand, Rank rank) {
    Fraction sum = Fraction.ZERO;
    int cards = 0;
    for (Suit suit : Suit.values()) {
      Card shown = new Card(rank, suit);
      if (!hand.contains(shown)) {
        sum = sum.plus(PlayOrFold.of(terms, hand, shown.index(), Cards.NONE).play());
        cards++;
      }
    }
    return sum.over(Fraction.of(cards));
  }

  private static int hands(ThreeCardHand hand) {
    return switch (hand.category()) {
      case HIGH_CARD, STRAIGHT -> 60;
      case PAIR -> 24;
      case FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH -> 4;
    };
  }
}
