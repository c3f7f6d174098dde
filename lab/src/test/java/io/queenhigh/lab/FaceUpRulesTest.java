package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaceUpRulesTest {

  private static final Game WASHINGTON = Games.washington("A", "A", "6B1");
  private static final long QUEENS_TO_ACES = 0b1111_1111_1111L << 40;

  @ParameterizedTest(name = "{0} seen: {1}, which gains {2} %")
  @CsvSource({
    "3, Q-7-6 Q-5-4 Q-3-2 all, 0.059851208",
    "6, Q-8-7 Q-7-3 Q-4-3 Q-3-2 all all all, 0.156636142",
    "9, Q-9-7 Q-8-4 Q-6-4 Q-3-2 all all all all all all, 0.338063628",
    "12, Q-T-6 Q-9-5 Q-8-2 Q-5-4 Q-3-2 all all all all all all all all, 0.524323806"
  })
  void bestThresholds(int seen, String chart, String gain) {
    FaceUpRules.Best best = FaceUpRules.of(WASHINGTON, seen).best();

    assertEquals(chart, chart(best));
    assertEquals(gain, best.gain().percent(9));
    assertEquals(edge(WASHINGTON).minus(best.gain()), best.edge());
  }

  @Test
  @Clause("WA-FACE Report Three Card Poker Rules")
  @DisplayName("WA-FACE: the report's rules of thumb gain something, the best thresholds more")
  void rulesOfThumb() {
    FaceUpRules rules = FaceUpRules.of(WASHINGTON, 6);

    assertEquals(
        List.of("0.080455", "0.013053", "0.010849", "0.028876", "0.091304", "0.109331"),
        rules.thumb().stream().map(thumb -> thumb.gain().percent(6)).toList());
    for (FaceUpRules.Thumb thumb : rules.thumb()) {
      assertTrue(thumb.gain().compareTo(rules.best().gain()) < 0, thumb.title());
      assertEquals(edge(WASHINGTON), thumb.edge().plus(thumb.gain()));
    }
    assertTrue(FaceUpRules.of(WASHINGTON, 9).thumb().isEmpty());
  }

  @Test
  @DisplayName("two cards seen: the same as deciding every hand after every two cards")
  void everyDecision() {
    AnteTerms terms = AnteTerms.of(WASHINGTON);
    long[][] advantage = new long[3][ThreeCards.CLASSES];
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      for (int a = 0; a < 52; a++) {
        for (int b = 0; b < a; b++) {
          long seen = 1L << a | 1L << b;
          if ((seen & HandClasses.mask(hand)) == 0) {
            int high = Long.bitCount(seen & QUEENS_TO_ACES);
            advantage[high][HandClasses.STRENGTH[hand]] +=
                HandClasses.WEIGHT[hand] * advantage(terms, hand, -1, seen, 16_215);
          }
        }
      }
    }
    Fraction gained = Fraction.of(sumOfBest(advantage));
    Fraction deals = Fraction.of(22_100L * 1_176).times(16_215);

    FaceUpRules.Best best = FaceUpRules.of(WASHINGTON, 2).best();

    assertEquals(Fraction.ONE.minus(gained.over(deals)), best.edge());
  }

  @Test
  @DisplayName("California, one card seen: the same as deciding every hand after every card")
  void everyDecisionAgainstACard() {
    Game game = Games.sixCardBonusOfCalifornia();
    AnteTerms terms = AnteTerms.of(game);
    long[][] advantage = new long[2 * 13][ThreeCards.CLASSES];
    IntStream.range(0, HandClasses.COUNT * 52)
        .filter(i -> (HandClasses.mask(i / 52) >>> (i % 52) & 1) == 0)
        .forEach(
            i -> {
              int hand = i / 52;
              int shown = i % 52;
              for (int card = 0; card < 52; card++) {
                long seen = 1L << card;
                if ((seen & (HandClasses.mask(hand) | 1L << shown)) == 0) {
                  int high = Long.bitCount(seen & QUEENS_TO_ACES);
                  advantage[2 * (shown >> 2) + high][HandClasses.STRENGTH[hand]] +=
                      HandClasses.WEIGHT[hand] * advantage(terms, hand, shown, seen, 1_081);
                }
              }
            });
    Fraction gained = Fraction.of(sumOfBest(advantage));
    Fraction deals = Fraction.of(22_100L * 49 * 48).times(1_081);

    FaceUpRules.Best best = FaceUpRules.of(game, 1).best();

    assertEquals(Fraction.ONE.minus(gained.over(deals)), best.edge());
    assertEquals(26, best.thresholds().size());
  }

  @Test
  @DisplayName("nothing seen, or more than a table can show, is refused")
  void refuses() {
    assertThrows(IllegalArgumentException.class, () -> FaceUpRules.of(WASHINGTON, 0));
    assertThrows(IllegalArgumentException.class, () -> FaceUpRules.of(WASHINGTON, 37));
  }

  /** What playing brings more than folding over the dealer hands that are left. */
  private static long advantage(AnteTerms terms, int hand, int shown, long seen, long dealerHands) {
    PlayOrFold decision = PlayOrFold.of(terms, HandClasses.cards(hand), shown, new Cards(seen));
    return decision.play().minus(decision.fold()).times(dealerHands).numerator().longValueExact();
  }

  /** Over the best threshold of every row. */
  private static long sumOfBest(long[][] rows) {
    long best = 0;
    for (long[] row : rows) {
      long sum = 0;
      long most = 0;
      for (int strength = row.length - 1; strength >= 0; strength--) {
        sum += row[strength];
        most = Math.max(most, sum);
      }
      best += most;
    }
    return best;
  }

  private static Fraction edge(Game game) {
    return Pricing.of(game).price(Wager.ANTE).orElseThrow().edge();
  }

  private static String chart(FaceUpRules.Best best) {
    return best.thresholds().stream()
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
