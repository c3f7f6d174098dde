package io.queenhigh.rules.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.queenhigh.proof.Clause;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {

  @Test
  void everyCardIsReadBackFromItsOwnText() {
    for (Card card : Card.all()) {
      assertEquals(Optional.of(card), Card.parse(card.toString()));
    }
    assertEquals(52, new HashSet<>(Card.all().stream().map(Card::toString).toList()).size());
  }

  @Test
  void everyCardKnowsItsPlaceInTheDeck() {
    for (int index = 0; index < 52; index++) {
      assertEquals(index, Card.of(index).index());
      assertSame(Card.all().get(index), Card.of(index));
    }
  }

  @ParameterizedTest(name = "{0} is the {1} of {2}")
  @CsvSource(
      textBlock =
          """
          Qs, queen, SPADES
          Td, 10,    DIAMONDS
          2c, 2,     CLUBS
          Ah, ace,   HEARTS
          """)
  void aCardIsWrittenAsRankAndSuit(String text, String word, Suit suit) {
    Card card = Card.parse(text).orElseThrow();

    assertEquals(word, card.rank().word());
    assertEquals(suit, card.suit());
  }

  @ParameterizedTest(name = "\"{0}\" is no card")
  @ValueSource(
      strings = {"", "Q", "s", "sQ", "QS", "qs", "10s", "Qs ", " Qs", "1s", "Qx", "Q♠", "Jo"})
  void nothingElseIsACard(String text) {
    assertEquals(Optional.empty(), Card.parse(text));
  }

  @Test
  @Clause("CA-TCP Glossary Suit")
  void fourSuitsOfThirteenCards() {
    assertEquals(
        List.of("CLUBS", "DIAMONDS", "HEARTS", "SPADES"),
        Stream.of(Suit.values()).map(Suit::name).toList());
    for (Suit suit : Suit.values()) {
      assertEquals(13, Card.all().stream().filter(card -> card.suit() == suit).count());
    }
  }
}
