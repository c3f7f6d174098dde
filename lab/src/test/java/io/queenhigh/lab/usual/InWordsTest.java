package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strategies in words, held against the best play. */
class InWordsTest {

  private static UsualGame open(String id, String... choices) {
    return ((UsualGames.Opening.Opened) UsualGames.open("usual/" + id, List.of(choices), List.of()))
        .game();
  }

  @ParameterizedTest(name = "{0}: the words cost {1} % of the Ante")
  @CsvSource({
    "let-it-ride, 0.0000",
    "mississippi-stud, 0.0000",
    "caribbean-stud, 0.0002",
    "crazy-4-poker, 0.0001",
    "four-card-poker, 0.1209",
    "ultimate-texas-holdem, 0.2479",
    "three-card-poker, 0.0000"
  })
  void shippedPrices(String id, String cost) {
    Base base = StudyFile.shipped("usual/" + id).orElseThrow().base();

    Fraction more = base.byWords().orElseThrow().minus(base.edge());
    assertTrue(more.sign() >= 0);
    assertEquals(cost, more.percent(4));
  }

  @Test
  @DisplayName("Ultimate Texas Hold'em by its words has the 2.43 % that is published for them")
  void publishedPriceOfTheWords() {
    Base base = StudyFile.shipped("usual/ultimate-texas-holdem").orElseThrow().base();

    assertEquals("2.43", base.byWords().orElseThrow().percent(2));
  }

  @ParameterizedTest(name = "{0} before the flop: 4x is best {1}")
  @CsvSource({
    "3c 3d, true", "2c 2d, false", "Ac 2d, true", "Kc 2c, true", "Kc 5d, true", "Kc 4d, false",
    "Qc 6c, true", "Qc 5c, false", "Qc 8d, true", "Qc 7d, false", "Jc 8c, true", "Jc 7c, false",
    "Jc Td, true", "Jc 9d, false", "Tc 9c, false"
  })
  void holdemBeforeTheFlop(String hand, boolean raises) {
    Cards own =
        Cards.of(
            List.of(hand.split(" ", -1)).stream()
                .map(card -> Card.parse(card).orElseThrow())
                .toList());

    assertEquals(raises, HoldemWords.first(own.mask()));
    String best = Studies.of(open("ultimate-texas-holdem")).weigh(Situation.of(own)).best();
    assertEquals(raises ? "4x" : "check", best);
  }

  @Test
  @DisplayName("the words are for the usual pays and are not told for others")
  void onlyForTheUsualPays() {
    assertFalse(Studies.of(open("mississippi-stud")).inWords().isEmpty());
    assertTrue(Studies.of(open("mississippi-stud", "MS-2")).inWords().isEmpty());
  }
}
