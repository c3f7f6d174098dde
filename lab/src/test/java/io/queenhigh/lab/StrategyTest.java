package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StrategyTest {

  private static final Game WASHINGTON = Games.washington("A", "A", "6B1");

  private static final ThreeCardHand QUEEN_SIX_FOUR =
      ThreeCardHand.of(
          List.of(
              new Card(Rank.QUEEN, Suit.SPADES),
              new Card(Rank.SIX, Suit.HEARTS),
              new Card(Rank.FOUR, Suit.DIAMONDS)));

  @Test
  @DisplayName("Washington: Q-6-4 or better is not a simplification but the best strategy")
  void queenSixFour() {
    Strategy strategy = Strategy.of(WASHINGTON);

    assertEquals("Q-6-4", chart(strategy));
    assertEquals(Fraction.ZERO, strategy.cost());
    assertEquals(edge(WASHINGTON), strategy.edge());
  }

  @Test
  @DisplayName("CA-TCP: against a queen, king or ace match it with a nine; against less play all")
  void california() {
    Game game = Games.california("6B3");

    Strategy strategy = Strategy.of(game);

    assertEquals("A-9-2 K-9-2 Q-9-2 all all all all all all all all all all", chart(strategy));
    assertEquals(Fraction.ZERO, strategy.cost());
  }

  @Test
  @DisplayName("CA-6CB: thirteen thresholds cost less than two hundredths of a percent")
  void sixCardBonusOfCalifornia() {
    Game game = Games.sixCardBonusOfCalifornia();

    Strategy strategy = Strategy.of(game);

    assertEquals(
        "A-9-2 K-9-2 Q-9-2 J-8-2 T-8-4 T-9-2 T-8-2 T-7-3 T-9-5 T-9-4 T-9-3 T-3-2 T-3-2",
        chart(strategy));
    assertEquals(Fraction.of(491, 2_908_360), strategy.cost());
    assertEquals(edge(game).plus(strategy.cost()), strategy.edge());
  }

  @Test
  @DisplayName("well-known strategies lose what every deal dealt out says")
  void known() {
    List<Game> games = List.of(WASHINGTON, Games.sixCardBonusOfCalifornia());
    for (Game game : Repeats.some(StrategyTest.class, games, Repeats.times(1, 2))) {
      List<Strategy.Known> known = Strategy.of(game).others();

      assertEquals(
          List.of("Play everything", "Mimic the dealer", "Q-6-4 or better"),
          known.stream().limit(3).map(Strategy.Known::title).toList());
      check(game, known.get(0), _ -> true);
      check(game, known.get(1), hand -> hand.isAtLeastHigh(Rank.QUEEN));
      check(game, known.get(2), hand -> hand.strength() >= QUEEN_SIX_FOUR.strength());
      assertTrue(known.get(3).cost().compareTo(known.get(2).cost()) <= 0);
    }
  }

  private static void check(Game game, Strategy.Known known, Predicate<ThreeCardHand> plays) {
    Distribution naive = EveryDeal.antePlay(game, (hand, _, _) -> plays.test(hand));

    assertEquals(naive.mean().negated(), known.edge());
    assertEquals(known.edge().minus(edge(game)), known.cost());
  }

  private static Fraction edge(Game game) {
    return Pricing.of(game).price(Wager.ANTE).orElseThrow().edge();
  }

  private static String chart(Strategy strategy) {
    return strategy.thresholds().stream()
        .map(
            threshold ->
                threshold.playsAll()
                    ? "all"
                    : threshold.weakest().orElseThrow().ranks().stream()
                        .map(rank -> String.valueOf(rank.symbol()))
                        .collect(Collectors.joining("-")))
        .collect(Collectors.joining(" "));
  }
}
