package io.queenhigh.rules.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.hands.FiveCardHand.Category;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All 2,598,960 hands of five cards, and the best five of six. */
class FiveCardHandTest {

  private static final Map<Category, Integer> KINDS = new EnumMap<>(Category.class);
  private static final Map<PaidHand.OfFive, Integer> PAID = new EnumMap<>(PaidHand.OfFive.class);
  private static final Map<String, Integer> STRENGTHS = new HashMap<>();

  /**
   * The naive twin is slow: the usual check asks it about at least one hand of each kind, whatever
   * its suits are called.
   */
  private static final int TO_READ = Repeats.times(160_537, 2_598_960);

  private static final boolean ALL = TO_READ > 160_537;
  private static int read;

  /** One pass over all hands; the tests look at what it found. */
  @BeforeAll
  static void readEveryHand() {
    EveryHand.of(
        5,
        cards -> {
          FiveCardHand hand = FiveCardHand.of(cards);
          KINDS.merge(hand.category(), 1, Integer::sum);
          for (PaidHand.OfFive paid : PaidHand.OfFive.values()) {
            PAID.merge(paid, paid.fits(hand) ? 1 : 0, Integer::sum);
          }
          if (ALL || isFirstOfItsKind(cards)) {
            read++;
            String reading = NaiveReading.OF_FIVE.of(cards);
            Integer before = STRENGTHS.putIfAbsent(reading, hand.strength());
            assertTrue(before == null || before == hand.strength(), () -> cards + " as " + reading);
          }
        });
  }

  /** Of all hands that differ by the names of their suits only, the one that has them in order. */
  private static boolean isFirstOfItsKind(Cards hand) {
    int suits = 0;
    for (Card card : hand.list().reversed()) {
      if (card.suit().ordinal() > suits) {
        return false;
      }
      suits = Math.max(suits, card.suit().ordinal() + 1);
    }
    return true;
  }

  @Test
  void everyHandHasItsKind() {
    assertEquals(
        Map.of(
            Category.STRAIGHT_FLUSH, 40,
            Category.FOUR_OF_A_KIND, 624,
            Category.FULL_HOUSE, 3_744,
            Category.FLUSH, 5_108,
            Category.STRAIGHT, 10_200,
            Category.THREE_OF_A_KIND, 54_912,
            Category.TWO_PAIR, 123_552,
            Category.PAIR, 1_098_240,
            Category.HIGH_CARD, 1_302_540),
        KINDS);
  }

  @Test
  void everyPayLineFitsItsOwnKindAndAStraightFlushARoyalToo() {
    assertEquals(
        Map.of(
            PaidHand.OfFive.ROYAL_FLUSH, 4,
            PaidHand.OfFive.STRAIGHT_FLUSH, 40,
            PaidHand.OfFive.FOUR_OF_A_KIND, 624,
            PaidHand.OfFive.FULL_HOUSE, 3_744,
            PaidHand.OfFive.FLUSH, 5_108,
            PaidHand.OfFive.STRAIGHT, 10_200,
            PaidHand.OfFive.THREE_OF_A_KIND, 54_912,
            PaidHand.OfFive.TWO_PAIR, 123_552,
            PaidHand.OfFive.PAIR, 1_098_240),
        PAID);
  }

  @Test
  void allHandsStandInTheNaiveTwinsOrder() {
    assertEquals(TO_READ, read);
    assertEquals(7_462, STRENGTHS.size());
    NaiveReading.assertSameOrder(STRENGTHS);
  }

  @ParameterizedTest(name = "all six-card sets of the ranks {0}")
  @ValueSource(strings = {"A23456", "9TJQKA"})
  void theBestFiveOfSixFromAShortDeck(String ranks) {
    Cards shortDeck =
        Cards.of(Card.all().stream().filter(c -> ranks.indexOf(c.rank().symbol()) >= 0).toList());

    int[] sets = new int[1];
    EveryHand.of(
        6,
        shortDeck,
        six -> {
          assertBestFive(six);
          sets[0]++;
        });
    assertEquals(134_596, sets[0]);
  }

  @Test
  void theBestFiveOfSixFromTheWholeDeck() {
    Random random = new Random(Repeats.seed(FiveCardHandTest.class, 20_260_401));
    List<Card> deck = new ArrayList<>(Card.all());
    for (int i = 0; i < 100_000; i++) {
      Collections.shuffle(deck, random);
      assertBestFive(Cards.of(deck.subList(0, 6)));
    }
  }

  private static void assertBestFive(Cards six) {
    List<String> readings = new ArrayList<>();
    EveryHand.of(5, six, five -> readings.add(NaiveReading.OF_FIVE.of(five)));

    FiveCardHand best = FiveCardHand.bestOf(six);

    assertEquals(Collections.max(readings), NaiveReading.OF_FIVE.of(best.cards()), six::toString);
    assertTrue(six.minus(best.cards()).size() == 1, six::toString);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      textBlock =
          """
          As Qs 9h 6d 3c, ace high
          9c 9d Ah 7s 2d, a pair of 9s
          Kc Kd 4h 4s As, 'two pair, kings and 4s'
          6c 6d 6h As Ks, three 6s
          5c 4d 3h 2s As, 'a straight, 5 high'
          Js 9s 5s 4s 2s, 'a flush, jack high'
          Tc Td Th 2s 2d, 'a full house, 10s full of 2s'
          Qc Qd Qh Qs 2d, four queens
          5h 4h 3h 2h Ah, 'a straight flush, 5 high'
          Ad Kd Qd Jd Td, a royal flush
          """)
  void aHandIsNamedInPlainWords(String cards, String name) {
    assertEquals(
        name,
        FiveCardHand.of(
                Stream.of(cards.split(" ", -1)).map(c -> Card.parse(c).orElseThrow()).toList())
            .toString());
  }

  @ParameterizedTest(name = "{0} cards")
  @ValueSource(ints = {0, 3, 4})
  void fewerThanFiveCardsMakeNoHand(int number) {
    Cards cards = Cards.of(Card.all().subList(0, number));

    assertThrows(IllegalArgumentException.class, () -> FiveCardHand.of(cards));
    assertThrows(IllegalArgumentException.class, () -> FiveCardHand.bestOf(cards));
  }
}
