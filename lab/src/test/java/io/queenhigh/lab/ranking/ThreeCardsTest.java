package io.queenhigh.lab.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ThreeCardsTest {

  @Test
  @DisplayName(
      "all 22,100 hands stand in the same order as their readable twins, in any card order")
  void sameOrder() {
    Map<Integer, Integer> denseByReadable = new TreeMap<>();
    int hands = 0;
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          ThreeCardHand readable = ThreeCardHand.of(new Cards(1L << a | 1L << b | 1L << c));
          int strength = ThreeCards.strength(a, b, c);
          assertEquals(strength, ThreeCards.strength(c, a, b));
          assertEquals(strength, ThreeCards.strength(b, c, a));
          assertEquals(strength, ThreeCards.strength(readable.cards()));
          int known = denseByReadable.computeIfAbsent(readable.strength(), _ -> strength);
          assertEquals(known, strength, readable.cards().toString());
          hands++;
        }
      }
    }

    assertEquals(22_100, hands);
    assertEquals(ThreeCards.CLASSES, denseByReadable.size());
    int next = 0;
    for (int strength : denseByReadable.values()) {
      assertEquals(next++, strength, "weakest first, without gaps");
    }
  }

  @Test
  @DisplayName("a dealer qualifies from the class that the readable hand says")
  void qualifier() {
    for (Rank rank : Rank.values()) {
      int weakest = ThreeCards.weakestAtLeastHigh(rank);
      for (int strength = 0; strength < ThreeCards.CLASSES; strength++) {
        ThreeCardHand hand = ThreeCards.example(strength);
        assertEquals(hand.isAtLeastHigh(rank), strength >= weakest, hand.cards().toString());
        assertEquals(strength, ThreeCards.strength(hand.cards()));
      }
    }
    assertTrue(ThreeCards.weakestAtLeastHigh(Rank.QUEEN) > 0);
  }
}
