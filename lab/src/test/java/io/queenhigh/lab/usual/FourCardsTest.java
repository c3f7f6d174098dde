package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.cards.Cards;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FourCardsTest {

  @Test
  @DisplayName("the fast order is the readable one, over all 270,725 hands of four cards")
  void everyHandOfFour() {
    Map<FourCardHand.Category, Integer> counts = new EnumMap<>(FourCardHand.Category.class);
    for (int a = 3; a < 52; a++) {
      for (int b = 2; b < a; b++) {
        for (int c = 1; c < b; c++) {
          for (int d = 0; d < c; d++) {
            long hand = 1L << a | 1L << b | 1L << c | 1L << d;
            FourCardHand readable = FourCardHand.of(new Cards(hand));
            assertEquals(readable.strength(), FourCards.strength(hand), readable::toString);
            counts.merge(readable.category(), 1, Integer::sum);
          }
        }
      }
    }
    assertEquals(13, counts.get(FourCardHand.Category.FOUR_OF_A_KIND));
    assertEquals(44, counts.get(FourCardHand.Category.STRAIGHT_FLUSH));
    assertEquals(2_496, counts.get(FourCardHand.Category.THREE_OF_A_KIND));
    assertEquals(2_816, counts.get(FourCardHand.Category.FLUSH));
    assertEquals(2_772, counts.get(FourCardHand.Category.STRAIGHT));
    assertEquals(2_808, counts.get(FourCardHand.Category.TWO_PAIR));
    assertEquals(82_368, counts.get(FourCardHand.Category.PAIR));
  }

  @Test
  @DisplayName("the best four of five and of six cards, on random hands")
  void bestOfMore() {
    Random random = new Random(4);
    for (int i = 0; i < 20_000; i++) {
      long hand = 0;
      while (Long.bitCount(hand) < 5 + i % 2) {
        hand |= 1L << random.nextInt(52);
      }
      Cards cards = new Cards(hand);
      assertEquals(
          FourCardHand.bestOf(cards).strength(), FourCards.strength(hand), "seed 4: " + cards);
    }
  }
}
