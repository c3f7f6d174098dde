package io.queenhigh.rules.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.queenhigh.proof.Clause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckTest {

  @Test
  @Clause({"CA-6CB Deck Cards", "CA-TCP Deck 2"})
  void aDeckIsFiftyTwoCardsEachOnce() {
    Deck deck = new Deck(Card.all().reversed());

    assertEquals(52, deck.order().size());
    assertEquals(Cards.DECK, Cards.of(deck.order()));
  }

  @Test
  @Clause({"CA-6CB Deck Cards", "CA-TCP Deck 2"})
  void aDeckWithACardMissingAddedOrDoubledIsNone() {
    List<Card> missing = Card.all().subList(0, 51);
    List<Card> added = new ArrayList<>(Card.all());
    added.add(Card.of(0));
    List<Card> doubled = new ArrayList<>(Card.all());
    doubled.set(17, Card.of(18));

    for (List<Card> cards : List.of(missing, added, doubled, List.<Card>of())) {
      assertThrows(IllegalArgumentException.class, () -> new Deck(cards));
    }
  }

  @Test
  void stacksComeOffTheTopThreeAtATime() {
    Deck deck = new Deck(Card.all());
    List<Card> dealt = new ArrayList<>();
    for (int n = 0; n < 17; n++) {
      assertEquals(3, deck.stack(n).size());
      dealt.addAll(deck.stack(n));
    }

    assertEquals(deck.order().subList(0, 51), dealt);
    assertThrows(IndexOutOfBoundsException.class, () -> deck.stack(17));
  }

  @Test
  void aShuffledListCannotChangeTheDeckAnyMore() {
    List<Card> cards = new ArrayList<>(Card.all());
    Deck deck = new Deck(cards);
    Collections.swap(cards, 0, 51);

    assertEquals(Card.of(0), deck.order().getFirst());
  }

  @Test
  @Clause({"CA-6CB Deck a", "CA-TCP Deck 3.a", "QH Deck backs"})
  void twoDecksOfDifferentColour() {
    assertEquals(2, DeckColour.values().length);
    for (DeckColour colour : DeckColour.values()) {
      assertNotEquals(colour, colour.other());
      assertEquals(colour, colour.other().other());
    }
  }
}
