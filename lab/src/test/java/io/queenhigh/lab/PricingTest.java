package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PricingTest {

  static List<Game> games() {
    Game washington = Games.washington("A", "A", "6B1");
    return List.of(
        washington,
        Games.washington("B", "B", "6B2"),
        Games.washington("C", "C", "6B3"),
        Games.california("6B3"),
        Games.sixCardBonusOfCalifornia(),
        Games.variant(
            washington, Rank.KING, Shown.NOTHING, Qualifier.Ante.WINS_IF_HIGHER_ELSE_PUSHES),
        Games.variant(washington, Rank.JACK, Shown.ONE_DEALER_CARD, Qualifier.Ante.WINS));
  }

  static List<Game> dealtOut() {
    return Repeats.some(PricingTest.class, games(), Repeats.times(3, 7));
  }

  @ParameterizedTest
  @MethodSource("dealtOut")
  @DisplayName("Ante and Play give the same counts when every deal is dealt out")
  void everyDeal(Game game) {
    Price price = price(game, Wager.ANTE);

    Distribution naive = EveryDeal.antePlay(game);

    assertEquals(naive, price.results());
    assertEquals(
        Fraction.ONE,
        price.outcomes().stream().map(WagerOutcome::chance).reduce(Fraction.ZERO, Fraction::plus));
    assertEquals(
        game.shown().is() == Shown.ONE_DEALER_CARD ? 1_221_511_200L : 407_170_400L, naive.total());
  }

  @ParameterizedTest(name = "WA-TCP Ante {0}: published {1} %, exactly {2} or {3} %")
  @CsvSource({
    "A, 3.37, 686689/20358520, 3.372980944",
    "B, 3.61, 3672957/101792600, 3.608275061",
    "C, 3.83, 778809/20358520, 3.825469631"
  })
  void washingtonAnte(String table, String published, String exact, String percent) {
    Fraction edge = price(Games.washington(table, "A", "6B1"), Wager.ANTE).edge();

    assertEquals(exact, edge.toString());
    assertEquals(percent, edge.percent(9));
    assertEquals(published, edge.percent(2));
  }

  @ParameterizedTest(name = "Pair Plus {0}: exactly {1} or {2} %")
  @CsvSource({
    "A, 128/5525, 2.316742081",
    "B, 193/5525, 3.493212670",
    "C, 308/5525, 5.574660633",
    "D, 402/5525, 7.276018100",
    "CA, 242/5525, 4.380090498"
  })
  void pairPlus(String id, String exact, String percent) {
    PayTable table = Games.pairPlus(id);
    Map<Long, Long> naive = new HashMap<>();
    for (int hand = 0; hand < EveryDeal.HANDS; hand++) {
      long net = table.lineFor(EveryDeal.HAND[hand]).map(EveryDeal::net).orElse(-1L);
      naive.merge(net, 1L, Long::sum);
    }

    Price price = TablePricing.price(Wager.PAIR_PLUS, table);

    assertEquals(Distribution.of(naive), price.results());
    assertEquals(percent, price.edge().percent(9));
    assertEquals(reduced(exact), price.edge());
  }

  @ParameterizedTest(name = "WA-6CB {0}: exactly {2} or {3} %")
  @CsvSource({
    "6B1, 10.22, 15306/149695, 10.224790407",
    "6B2, 15.28, 55546/363545, 15.278988846",
    "6B3, 6.74, 26393/391510, 6.741334832",
    "6B4, 8.56, 12816/149695, 8.561408197"
  })
  void sixCardBonus(String id, String rounded, String exact, String percent) {
    Price price = TablePricing.price(Wager.SIX_CARD_BONUS, Games.sixCardBonus(id));

    assertEquals(exact, price.edge().toString());
    assertEquals(percent, price.edge().percent(9));
    assertEquals(rounded, price.edge().percent(2));
    assertEquals("7.2798", price.hitFrequency().percent(4));
  }

  @Test
  @DisplayName("WA-6CB prints 10.23 % for 6B1, which no rounding of the exact edge gives")
  void publishedSlip() {
    Fraction edge = price(Games.washington("A", "A", "6B1"), Wager.SIX_CARD_BONUS).edge();

    assertNotEquals("10.23", edge.percent(2));
    assertEquals("10.22", edge.percent(2));
    assertEquals("10.225", edge.percent(3));
  }

  @Test
  @DisplayName(
      "all 20,358,520 six-card and 2,598,960 five-card sets have the best fives that suits predict")
  void suitArithmetic() {
    for (int size = 5; size <= 6; size++) {
      int more = size - 3;
      long[] dealt =
          IntStream.range(0, EveryDeal.HANDS)
              .parallel()
              .mapToObj(hand -> kinds(EveryDeal.MASK[hand], EveryDeal.CARDS[hand][2], more))
              .reduce(
                  new long[10],
                  (a, b) -> IntStream.range(0, 10).mapToLong(i -> a[i] + b[i]).toArray());

      assertArrayEquals(SuitArithmetic.sets(size), dealt);
    }
  }

  private static long[] kinds(long mask, int below, int more) {
    long[] kinds = new long[10];
    kinds(mask, below, more, kinds);
    return kinds;
  }

  private static void kinds(long mask, int below, int more, long[] kinds) {
    if (more == 0) {
      int strength = BestFive.strength(mask);
      int kind = BestFive.isRoyal(strength) ? 9 : BestFive.category(strength).ordinal();
      kinds[kind]++;
      return;
    }
    for (int card = more - 1; card < below; card++) {
      kinds(mask | 1L << card, card, more - 1, kinds);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  @DisplayName("no hand that Pair Plus pays is folded, so its price holds beside any Ante")
  void paidHandsArePlayed(Game game) {
    assertEquals(Fraction.ZERO, Pricing.of(game).paidHandsFolded());
  }

  @Test
  @DisplayName(
      "wagers together vary as every deal dealt out says, and average what each does alone")
  void together() {
    List<Game> games = List.of(Games.washington("A", "A", "6B1"), Games.sixCardBonusOfCalifornia());
    for (Game game : Repeats.some(PricingTest.class, games, Repeats.times(1, 2))) {
      Pricing pricing = Pricing.of(game);
      Combination combination = pricing.combination();

      Distribution naive = EveryDeal.together(game);

      assertEquals(naive.variance(), combination.variance());
      assertEquals(naive.mean(), combination.mean());
      for (Price price : pricing.prices()) {
        assertEquals(price.results().mean(), combination.mean(price.wager()));
        assertEquals(price.variance(), combination.covariance(price.wager(), price.wager()));
      }
    }
  }

  private static Fraction reduced(String text) {
    String[] parts = text.split("/", -1);
    return Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
  }

  private static Price price(Game game, Wager wager) {
    return Pricing.of(game).price(wager).orElseThrow();
  }
}
