package io.queenhigh.audit.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.PaidHand.OfFive;
import io.queenhigh.rules.game.PaidHand.OfThree;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class HandsTest {

  private static final long SEED = Repeats.seed(HandsTest.class, 20_261_115);

  /** Both readings must cut the 22,100 hands into the same classes, in the same order. */
  @Test
  void allThreeCardHandsStandInTheSameOrder() {
    TreeMap<Integer, ThreeCardHand> classes = new TreeMap<>();
    for (List<Card> cards : everyThree()) {
      ThreeCardHand hand = ThreeCardHand.of(cards);
      ThreeCardHand first = classes.putIfAbsent(ThreeCards.strength(cards), hand);
      if (first != null) {
        assertEquals(first.strength(), hand.strength(), () -> first + " and " + hand);
      }
    }
    assertEquals(741, classes.size());
    List<Integer> strengths = classes.values().stream().map(ThreeCardHand::strength).toList();
    assertEquals(strengths.stream().sorted().distinct().toList(), strengths);
  }

  @Test
  void allThreeCardHandsQualifyAndFitTheSameLines() {
    for (List<Card> cards : everyThree()) {
      ThreeCardHand hand = ThreeCardHand.of(cards);
      for (Rank high : Rank.values()) {
        assertEquals(
            hand.isAtLeastHigh(high),
            ThreeCards.qualifies(cards, high),
            () -> hand + " for " + high);
      }
      for (OfThree line : OfThree.values()) {
        assertEquals(line.fits(hand), ThreeCards.fits(line, cards), () -> hand + " for " + line);
      }
    }
  }

  @Test
  void fiveSixAndSevenCardsFitTheSameLines() {
    Random random = new Random(SEED);
    List<Card> deck = new ArrayList<>(Card.all());
    for (int i = 0; i < Repeats.times(20_000, 1_000_000); i++) {
      Collections.shuffle(deck.subList(0, 20 + i % 33), random);
      List<Card> cards = List.copyOf(deck.subList(0, 5 + i % 3));
      FiveCardHand best = FiveCardHand.bestOf(Cards.of(cards));
      for (OfFive line : OfFive.values()) {
        assertEquals(
            line.fits(best),
            BestFive.fits(line, cards),
            () -> cards + " for " + line + ", " + Repeats.repeat(SEED));
      }
    }
  }

  /** All 20,358,520 sets of six would take minutes; those of two suits have every flush. */
  @Test
  void everySixCardsOfTwoSuitsFitTheSameLines() {
    List<Card> cards = Card.all().stream().filter(card -> card.suit().ordinal() % 2 == 0).toList();
    TreeSet<OfFive> seen = new TreeSet<>();
    int[] pick = {0, 1, 2, 3, 4, 5};
    int sets = 0;
    do {
      List<Card> six = new ArrayList<>();
      for (int place : pick) {
        six.add(cards.get(place));
      }
      FiveCardHand best = FiveCardHand.bestOf(Cards.of(six));
      BestFive.of(six).ifPresent(seen::add);
      for (OfFive line : OfFive.values()) {
        assertEquals(line.fits(best), BestFive.fits(line, six), () -> six + " for " + line);
      }
      sets++;
    } while (next(pick, cards.size()));
    assertEquals(230_230, sets);
    assertEquals(6, seen.size(), () -> "no four of a kind and no full house: " + seen);
  }

  private static boolean next(int[] pick, int of) {
    int i = pick.length - 1;
    while (i >= 0 && pick[i] == of - pick.length + i) {
      i--;
    }
    if (i < 0) {
      return false;
    }
    pick[i]++;
    for (int j = i + 1; j < pick.length; j++) {
      pick[j] = pick[j - 1] + 1;
    }
    return true;
  }

  private static List<List<Card>> everyThree() {
    List<List<Card>> all = new ArrayList<>();
    for (int a = 0; a < 52; a++) {
      for (int b = a + 1; b < 52; b++) {
        for (int c = b + 1; c < 52; c++) {
          all.add(List.of(Card.of(b), Card.of(c), Card.of(a)));
        }
      }
    }
    return all;
  }
}
