package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often other players' cards say something else than the own hand does. */
class FaceUpChanceTest {
  private static final Game WASHINGTON = Games.washington("A", "A", "6B1");

  @ParameterizedTest
  @ValueSource(strings = {"Qs 6h 3d", "Qd 6d 4c", "9s 9d 4h"})
  void threeSeenCardsAreCountedOutLikeEveryOneOfThem(String hand) {
    Cards own = Cards.of(Stream.of(hand.split(" ", -1)).map(FaceUpChanceTest::card).toList());
    PlayOrFold.Choice basic = PlayOrFold.of(WASHINGTON, own, Optional.empty(), Cards.NONE).best();
    int changed = 0;
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          Cards seen = new Cards(1L << a | 1L << b | 1L << c);
          if (!seen.overlaps(own)) {
            PlayOrFold odds = PlayOrFold.of(WASHINGTON, own, Optional.empty(), seen);
            // Where both are worth the same, nothing is said against the one.
            changed += odds.best() == basic || odds.atStake().sign() == 0 ? 0 : 1;
          }
        }
      }
    }
    FaceUpChance chance = FaceUpChance.of(WASHINGTON, own, Optional.empty(), 3);
    assertTrue(chance.exact());
    assertEquals(Fraction.of(changed, 18_424), chance.most());
  }

  @Test
  void overAllHandsItIsHowOftenAFaceUpPlayerDeviates() {
    Fraction all = Fraction.ZERO;
    for (int hand = 0; hand < HandClasses.COUNT; hand++) {
      Fraction chance =
          FaceUpChance.of(WASHINGTON, HandClasses.cards(hand), Optional.empty(), 3).most();
      all = all.plus(chance.times(HandClasses.WEIGHT[hand]));
    }
    assertEquals(
        FaceUp.of(WASHINGTON, 3, Progress.UNHEARD).deviates(), all.over(Fraction.of(22_100)));
  }

  @Test
  void moreCardsThanAreCountedAreBoundedFromAbove() {
    Cards hand = Cards.of(card("Qs"), card("6h"), card("3d"));
    FaceUpChance counted = FaceUpChance.of(WASHINGTON, hand, Optional.empty(), 9);
    FaceUpChance bounded = FaceUpChance.of(WASHINGTON, hand, Optional.empty(), 12);
    assertFalse(bounded.exact());
    assertTrue(bounded.most().compareTo(counted.most()) > 0, counted + " " + bounded);
    assertEquals(bounded, FaceUpChance.of(WASHINGTON, hand, Optional.empty(), 12));
  }

  @Test
  void everyHandIsOfAClassThatASwapOfSuitsMakesIt() {
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          Cards hand = new Cards(1L << a | 1L << b | 1L << c);
          HandClasses.Found found = HandClasses.of(hand);
          long swapped = 1L << found.asThere(a) | 1L << found.asThere(b) | 1L << found.asThere(c);
          assertEquals(HandClasses.mask(found.hand()), swapped);
        }
      }
    }
  }

  private static Card card(String name) {
    return Card.parse(name).orElseThrow();
  }
}
