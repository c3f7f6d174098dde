package io.queenhigh.rules.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardsTest {

  private final Card queen = card("Qs");
  private final Card six = card("6h");
  private final Card four = card("4d");

  @Test
  void aSetIsWrittenHighestFirstHoweverItCame() {
    assertEquals("Qs 6h 4d", Cards.of(four, queen, six).toString());
    assertEquals(List.of(queen, six, four), Cards.of(six, four, queen).list());
    assertEquals("", Cards.NONE.toString());
  }

  @Test
  void aStackIsWrittenInItsOwnOrder() {
    assertEquals("4d Qs 6h", Cards.text(List.of(four, queen, six)));
  }

  @Test
  void setsAreCountedJoinedAndTakenApart() {
    Cards two = Cards.of(queen, six);
    Cards three = two.plus(Cards.of(four));

    assertEquals(3, three.size());
    assertEquals(two, three.minus(Cards.of(four)));
    assertEquals(two, two.minus(Cards.of(four)));
    assertTrue(three.contains(four));
    assertFalse(two.contains(four));
    assertTrue(three.overlaps(two));
    assertFalse(two.overlaps(Cards.of(four)));
    assertTrue(Cards.NONE.isEmpty());
    assertFalse(two.isEmpty());
  }

  @Test
  void theDeckIsEveryCard() {
    assertEquals(Cards.of(Card.all()), Cards.DECK);
    assertEquals(52, Cards.DECK.size());
    for (Card card : Card.all()) {
      assertTrue(Cards.DECK.contains(card));
      assertEquals(List.of(card), Cards.of(card).list());
    }
  }

  @Test
  void aCardCannotLieInASetTwice() {
    assertThrows(IllegalArgumentException.class, () -> Cards.of(queen, six, queen));
  }

  @Test
  void thereIsNoFiftyThirdCard() {
    assertThrows(IllegalArgumentException.class, () -> new Cards(1L << 52));
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }
}
