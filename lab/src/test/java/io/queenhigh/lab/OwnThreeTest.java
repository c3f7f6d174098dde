package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.game.PaidHand;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OwnThreeTest {

  @Test
  @DisplayName("all 22,100 hands are called by the highest name that fits them")
  void highestName() {
    for (int hand = 0; hand < EveryDeal.HANDS; hand++) {
      String name = "HIGH_CARD";
      for (PaidHand.OfThree paid : PaidHand.OfThree.values()) {
        if (paid.fits(EveryDeal.HAND[hand])) {
          name = paid.name();
          break;
        }
      }
      assertEquals(name, OwnThree.of(EveryDeal.MASK[hand]).name());
    }
  }
}
