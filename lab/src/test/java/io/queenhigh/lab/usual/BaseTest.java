package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Edges with nothing seen, against what is published elsewhere and against a second way. */
class BaseTest {

  private static UsualGame open(String id, String... choices) {
    return ((UsualGames.Opening.Opened) UsualGames.open("usual/" + id, List.of(choices), List.of()))
        .game();
  }

  @ParameterizedTest(name = "{0}: published {1} %, shipped {2}")
  @CsvSource({
    "let-it-ride, 3.51, 37963/1082900",
    "ultimate-texas-holdem, 2.185, 50643648973/2317817502000",
    "caribbean-stud, 5.224, 142031221/2718662100",
    "mississippi-stud, 4.91, 53223/1082900",
    "four-card-poker, 2.79, 8840827253/317119576410",
    "crazy-4-poker, 3.42, 264142729/7726058340"
  })
  void shippedEdgesAreThePublishedOnes(String id, String published, String fraction) {
    Fraction edge = StudyFile.shipped("usual/" + id).orElseThrow().base().edge();

    assertEquals(fraction, edge.toString());
    assertEquals(published, edge.percent(published.length() - 2));
  }

  @ParameterizedTest(name = "{0}: {1} % of all that is wagered")
  @CsvSource({
    "let-it-ride, 2.86",
    "ultimate-texas-holdem, 0.53",
    "caribbean-stud, 2.56",
    "mississippi-stud, 1.37",
    "four-card-poker, 1.30",
    "crazy-4-poker, 1.09"
  })
  void shippedEdgesOfTheTotalWagerAreThePublishedOnes(String id, String published) {
    Base base = StudyFile.shipped("usual/" + id).orElseThrow().base();

    assertEquals(published, base.edgeOfWagered().percent(2));
  }

  @ParameterizedTest(name = "{0} counted again")
  @CsvSource({"let-it-ride", "mississippi-stud", "crazy-4-poker"})
  void quickEdgesAreCountedAgain(String id) {
    Base base = Studies.of(open(id)).base(Progress.UNHEARD);

    assertEquals(StudyFile.shipped("usual/" + id).orElseThrow().base(), base);
  }

  @Test
  @DisplayName("with straights at 5 Mississippi Stud has the published 3.7591 %")
  void straightsAtFive() {
    Base base = Studies.of(open("mississippi-stud", "MS-2")).base(Progress.UNHEARD);

    assertEquals("3.7591", base.edge().percent(4));
  }

  @Test
  @DisplayName("the two readings of Crazy 4 differ in nothing that the best play does unseen")
  void readingsOfCrazyFour() {
    assertEquals(
        Studies.of(open("crazy-4-poker", "HIGHER-LOSES")).base(Progress.UNHEARD).edge().percent(6),
        Studies.of(open("crazy-4-poker", "HIGHER-PUSHES"))
            .base(Progress.UNHEARD)
            .edge()
            .percent(6));
  }

  @Test
  @DisplayName("a hand's worth in Mississippi Stud is the mean over its first community cards")
  void streetsFitTogether() {
    Studied game = Studies.of(open("mississippi-stud"));
    Cards own = Cards.of(List.of(Card.of(50), Card.of(31)));
    Fraction sum = Fraction.ZERO;
    for (Card card : Cards.DECK.minus(own)) {
      SequencedMap<String, Fraction> then =
          game.weigh(Situation.of(own).board(List.of(card))).actions();
      sum = sum.plus(then.values().stream().reduce(Fraction::max).orElseThrow());
    }

    assertEquals(game.weigh(Situation.of(own)).worth("1x"), sum.over(Fraction.of(50)));
  }

  @Test
  @DisplayName("the bet of Let It Ride that always stands pays back 62.7 %")
  void dollarBet() {
    assertTrue(new LetItRide(open("let-it-ride")).dollarBetReturn().percent(1).equals("62.7"));
  }
}
