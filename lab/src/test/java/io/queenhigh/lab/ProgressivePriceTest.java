package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressivePriceTest {

  @ParameterizedTest(name = "{0}, a fold {1} it: returns {2} fixed, hits {3}")
  @CsvSource({
    "P1, STANDS, 601/1105, 41/1105, 10080.00",
    "P1, FORFEITED, 601/1105, 41/1105, 10080.00",
    "P2, STANDS, 529/1105, 5/1105, 11520.00",
    "MGL, STANDS, 86183/162435, 18657/649740, 160530.53",
    "MGL, FORFEITED, 74258/162435, 15933/649740, 185635.79"
  })
  void figures(
      String table, WagerRule.OnFold fold, String fixed, String hit, String breakEvenMeter) {
    ProgressivePrice price = price(table, fold);

    assertEquals(fraction(fixed), price.fixedReturn());
    assertEquals(fraction(hit), price.hitFrequency());
    assertEquals(breakEvenMeter, price.breakEvenMeter(0).decimal(2));
    assertEquals(Fraction.ZERO, price.edgeAt(price.breakEvenMeter(3), 3));
  }

  @Test
  @DisplayName("three cards: every hand dealt out pays the lines as often")
  void everyThree() {
    for (String id : new String[] {"P1", "P2"}) {
      PayTable table = Games.progressive(id);
      Map<PayLine, Integer> hands = new HashMap<>();
      for (int hand = 0; hand < EveryDeal.HANDS; hand++) {
        table.lineFor(EveryDeal.HAND[hand]).ifPresent(line -> hands.merge(line, 1, Integer::sum));
      }

      ProgressivePrice price = price(id, WagerRule.OnFold.FORFEITED);

      for (int i = 0; i < table.lines().size(); i++) {
        assertEquals(
            Fraction.of(hands.getOrDefault(table.lines().get(i), 0), EveryDeal.HANDS),
            price.lines().get(i).chance());
      }
    }
  }

  @Test
  @DisplayName("five cards: every five dealt out, any three of them the player's, folded ones out")
  void everyFive() {
    Game game = game("MGL", WagerRule.OnFold.FORFEITED);
    PayTable table = Games.progressive("MGL");
    Map<Long, Boolean> plays = new HashMap<>();
    for (int hand = 0; hand < EveryDeal.HANDS; hand++) {
      Cards cards = new Cards(EveryDeal.MASK[hand]);
      plays.put(
          cards.mask(),
          PlayOrFold.of(game, cards, Optional.empty(), Cards.NONE).best()
              == PlayOrFold.Choice.PLAY);
    }
    long[] deals = new long[table.lines().size()];
    EveryDeal.forEachFive(
        five -> {
          Optional<PayLine> line = table.lineFor(FiveCardHand.of(new Cards(five)));
          if (line.isPresent()) {
            deals[table.lines().indexOf(line.get())] += playedThrees(five, plays);
          }
        });

    ProgressivePrice price = price("MGL", WagerRule.OnFold.FORFEITED);

    for (int i = 0; i < deals.length; i++) {
      assertEquals(Fraction.of(deals[i], 25_989_600), price.lines().get(i).chance());
    }
    assertEquals(
        price.hitFrequency().plus(price.foldedOut()),
        price("MGL", WagerRule.OnFold.STANDS).hitFrequency());
  }

  @Test
  @DisplayName("WA-REC: contribution, reserve and seed are the players'; the house keeps the rest")
  void longRun() {
    ProgressivePrice price = price("P1", WagerRule.OnFold.STANDS);
    MeterTerms terms =
        new MeterTerms(Fraction.of(20, 100), Fraction.of(2, 100), Fraction.of(1_000), false);

    Fraction withoutEnvy = price.longRunEdge(terms, 0);

    assertEquals(
        Fraction.ONE
            .minus(Fraction.of(601, 1105))
            .minus(Fraction.of(22, 100))
            .minus(Fraction.of(1_000, 22_100)),
        withoutEnvy);
    assertEquals(withoutEnvy.minus(Fraction.of(7 * 3, 884)), price.longRunEdge(terms, 3));
    assertEquals(
        Fraction.of(78, 100).minus(Fraction.of(1_000, 22_100)),
        price.longRunEdge(
            new MeterTerms(terms.contribution(), terms.reserve(), terms.seed(), true), 0));
  }

  @Test
  @DisplayName("more than the whole wager cannot be contributed, nor less than nothing")
  void refuses() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new MeterTerms(Fraction.of(9, 10), Fraction.of(2, 10), Fraction.ONE, false));
    assertThrows(
        IllegalArgumentException.class,
        () -> new MeterTerms(Fraction.of(-1, 10), Fraction.ZERO, Fraction.ONE, false));
  }

  private static long playedThrees(long five, Map<Long, Boolean> plays) {
    long[] cards = new Cards(five).list().stream().mapToLong(card -> 1L << card.index()).toArray();
    long played = 0;
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < i; j++) {
        if (plays.getOrDefault(five & ~cards[i] & ~cards[j], false)) {
          played++;
        }
      }
    }
    return played;
  }

  private static Game game(String table, WagerRule.OnFold fold) {
    return Games.washington("A", "A", "6B1", table, fold);
  }

  private static ProgressivePrice price(String table, WagerRule.OnFold fold) {
    return Pricing.of(game(table, fold)).progressive().orElseThrow();
  }

  private static Fraction fraction(String text) {
    String[] parts = text.split("/", -1);
    return Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
  }
}
