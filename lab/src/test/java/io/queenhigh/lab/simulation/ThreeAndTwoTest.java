package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.ranking.BestFive;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ThreeAndTwoTest {

  @Test
  @DisplayName("every hand beside every two community cards is what the best five says")
  void everyHand() {
    long looked = 0;
    for (int hand = 0; hand < HandTable.COUNT; hand++) {
      long own = HandTable.mask(HandTable.HAND[hand]);
      for (int high = 1; high < 52; high++) {
        for (int low = 0; low < high; low++) {
          long community = 1L << high | 1L << low;
          if ((own & community) == 0) {
            looked++;
            if (Fives.KIND[BestFive.strength(own | community)]
                != ThreeAndTwo.kind(hand, community)) {
              assertEquals("", HandTable.cards(hand) + " " + Long.toHexString(community));
            }
          }
        }
      }
    }
    assertEquals(22_100 * 1_176, looked);
  }
}
