package io.queenhigh.rules.hands;

import static io.queenhigh.rules.game.PaidHand.OfThree.FLUSH;
import static io.queenhigh.rules.game.PaidHand.OfThree.MINI_ROYAL;
import static io.queenhigh.rules.game.PaidHand.OfThree.MINI_ROYAL_OF_SPADES;
import static io.queenhigh.rules.game.PaidHand.OfThree.PAIR;
import static io.queenhigh.rules.game.PaidHand.OfThree.STRAIGHT;
import static io.queenhigh.rules.game.PaidHand.OfThree.STRAIGHT_FLUSH;
import static io.queenhigh.rules.game.PaidHand.OfThree.THREE_OF_A_KIND;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which hand a line of a pay table means, over all 22,100 hands of three cards. */
class PaidHandTest {

  @Test
  void everyLineFitsItsOwnKindAndTheHandsInsideIt() {
    Map<PaidHand.OfThree, Integer> count = new EnumMap<>(PaidHand.OfThree.class);
    EveryHand.of(
        3,
        cards -> {
          ThreeCardHand hand = ThreeCardHand.of(cards);
          for (PaidHand.OfThree paid : PaidHand.OfThree.values()) {
            count.merge(paid, paid.fits(hand) ? 1 : 0, Integer::sum);
          }
        });

    assertEquals(
        Map.of(
            MINI_ROYAL_OF_SPADES, 1,
            MINI_ROYAL, 4,
            STRAIGHT_FLUSH, 48,
            THREE_OF_A_KIND, 52,
            STRAIGHT, 720,
            FLUSH, 1_096,
            PAIR, 3_744),
        count);
  }

  @Test
  void theFirstLineThatFitsPays() {
    assertEquals(
        Map.of(MINI_ROYAL_OF_SPADES, 1, MINI_ROYAL, 3, STRAIGHT_FLUSH, 44, PAIR, 3_744),
        paidBy(MINI_ROYAL_OF_SPADES, MINI_ROYAL, STRAIGHT_FLUSH, PAIR));
    assertEquals(Map.of(MINI_ROYAL, 4, STRAIGHT_FLUSH, 44), paidBy(MINI_ROYAL, STRAIGHT_FLUSH));
    assertEquals(Map.of(STRAIGHT_FLUSH, 48, FLUSH, 1_096), paidBy(STRAIGHT_FLUSH, FLUSH));
  }

  @Test
  void everyLineIsFoundByItsKey() {
    for (PaidHand hand : PaidHand.OfThree.values()) {
      assertEquals(Optional.of(hand), PaidHand.ofThree(hand.key()));
    }
    for (PaidHand hand : PaidHand.OfFive.values()) {
      assertEquals(Optional.of(hand), PaidHand.ofFive(hand.key()));
    }
    assertEquals("three-of-a-kind", THREE_OF_A_KIND.key());
    assertEquals(Optional.empty(), PaidHand.ofThree("full-house"));
    assertEquals(Optional.empty(), PaidHand.ofFive("mini-royal"));
  }

  private static Map<PaidHand, Integer> paidBy(PaidHand.OfThree... lines) {
    PayTable table =
        new PayTable(
            "sample",
            PayTable.Reads.OWN_THREE,
            Stream.of(lines).map(hand -> new PayLine(hand, new Pays.ToOne(1), 0)).toList(),
            new Citation("X", "1"));
    Map<PaidHand, Integer> count = new HashMap<>();
    EveryHand.of(
        3,
        cards ->
            table
                .lineFor(ThreeCardHand.of(cards))
                .ifPresent(line -> count.merge(line.hand(), 1, Integer::sum)));
    return count;
  }
}
