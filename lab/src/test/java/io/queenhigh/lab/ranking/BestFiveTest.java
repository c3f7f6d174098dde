package io.queenhigh.lab.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** From five cards, where the readable hand is the judge, up to six and to seven. */
class BestFiveTest {

  @Test
  @DisplayName("all 2,598,960 five-card hands stand in the same order as their readable twins")
  void five() {
    AtomicIntegerArray readableByDense = new AtomicIntegerArray(BestFive.CLASSES);
    AtomicLong hands = new AtomicLong();
    IntStream.range(4, 52)
        .parallel()
        .forEach(
            top ->
                hands.addAndGet(
                    forEach(
                        4,
                        top,
                        1L << top,
                        mask -> {
                          FiveCardHand hand = FiveCardHand.of(new Cards(mask));
                          int strength = bothWays(mask);
                          // 0 is a legal readable strength only below five cards.
                          int known =
                              readableByDense.compareAndExchange(strength, 0, hand.strength());
                          assertTrue(known == 0 || known == hand.strength());
                          assertEquals(hand.category(), BestFive.category(strength));
                          assertEquals(hand.isRoyal(), BestFive.isRoyal(strength));
                        })));

    assertEquals(2_598_960, hands.get());
    for (int strength = 1; strength < BestFive.CLASSES; strength++) {
      assertTrue(
          readableByDense.get(strength) > readableByDense.get(strength - 1),
          "weakest first, without gaps");
    }
  }

  @Test
  @DisplayName("all 20,358,520 six-card sets are worth the best of their six fives")
  void six() {
    assertEquals(20_358_520, worthTheBestWithoutOneCard(6));
  }

  @Test
  @DisplayName("all 133,784,560 seven-card sets are worth the best of their seven sixes")
  void seven() {
    assertEquals(133_784_560, worthTheBestWithoutOneCard(7));
  }

  @Test
  @DisplayName("the readable best of six and of seven agrees on every 10,007th set")
  void readableBestOf() {
    for (int size = 6; size <= 7; size++) {
      long[] count = {0};
      for (int top = size - 1; top < 52; top++) {
        forEach(
            size - 1,
            top,
            1L << top,
            mask -> {
              if (count[0]++ % 10_007 == 0) {
                FiveCardHand best = FiveCardHand.bestOf(new Cards(mask));
                assertEquals(
                    BestFive.strength(best.cards()),
                    BestFive.strength(mask),
                    () -> new Cards(mask).toString());
              }
            });
      }
    }
  }

  @Test
  @DisplayName("four or eight cards are refused")
  void otherSizes() {
    assertThrows(IllegalArgumentException.class, () -> BestFive.strength(new Cards(0b1111)));
    assertThrows(IllegalArgumentException.class, () -> BestFive.strength(new Cards(0b11111111)));
  }

  private static long worthTheBestWithoutOneCard(int size) {
    return IntStream.range(size - 1, 52)
        .parallel()
        .mapToLong(
            top ->
                forEach(
                    size - 1,
                    top,
                    1L << top,
                    mask -> {
                      int best = 0;
                      for (long rest = mask; rest != 0; rest &= rest - 1) {
                        best = Math.max(best, BestFive.strength(mask & ~Long.lowestOneBit(rest)));
                      }
                      if (best != bothWays(mask)) {
                        throw new AssertionError(new Cards(mask).toString());
                      }
                    }))
        .sum();
  }

  /** By the set and card by card. */
  private static int bothWays(long mask) {
    long sum = BestFive.NO_CARDS;
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      sum += BestFive.key(Long.numberOfTrailingZeros(rest));
    }
    int strength = BestFive.strength(mask);
    if (strength != BestFive.strength(sum, mask)) {
      throw new AssertionError(new Cards(mask).toString());
    }
    return strength;
  }

  private interface Each {
    void set(long mask);
  }

  private static long forEach(int more, int below, long mask, Each each) {
    if (more == 0) {
      each.set(mask);
      return 1;
    }
    long sets = 0;
    for (int card = more - 1; card < below; card++) {
      sets += forEach(more - 1, card, mask | 1L << card, each);
    }
    return sets;
  }
}
