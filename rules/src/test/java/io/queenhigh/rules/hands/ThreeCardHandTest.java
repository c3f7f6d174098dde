package io.queenhigh.rules.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.hands.ThreeCardHand.Category;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All 22,100 hands of three cards. */
class ThreeCardHandTest {

  private static final List<ThreeCardHand> ALL = all();

  @Test
  @Clause({"CA-6CB Rankings Hands", "CA-PCV Rankings", "WA-TCP Ranking", "CA-TCP Standards 3"})
  void everyHandHasItsKind() {
    Map<Category, Long> count = new EnumMap<>(Category.class);
    for (ThreeCardHand hand : ALL) {
      count.merge(hand.category(), 1L, Long::sum);
    }

    assertEquals(22_100, ALL.size());
    assertEquals(
        Map.of(
            Category.STRAIGHT_FLUSH, 48L,
            Category.THREE_OF_A_KIND, 52L,
            Category.STRAIGHT, 720L,
            Category.FLUSH, 1_096L,
            Category.PAIR, 3_744L,
            Category.HIGH_CARD, 16_440L),
        count);
    assertEquals(4, ALL.stream().filter(ThreeCardHand::isMiniRoyal).count());
  }

  @Test
  @Clause({
    "CA-6CB Rankings Hands",
    "CA-PCV Rankings",
    "WA-TCP Ranking",
    "CA-TCP Standards 3",
    "QH Three-card order"
  })
  void kindsRankFromStraightFlushDownAndAStraightBeatsAFlush() {
    assertEquals(
        List.of("STRAIGHT_FLUSH", "THREE_OF_A_KIND", "STRAIGHT", "FLUSH", "PAIR", "HIGH_CARD"),
        Stream.of(Category.values()).map(Category::name).toList().reversed());

    Map<Category, TreeSet<Integer>> strengths = new EnumMap<>(Category.class);
    for (ThreeCardHand hand : ALL) {
      strengths.computeIfAbsent(hand.category(), c -> new TreeSet<>()).add(hand.strength());
    }
    int below = Integer.MIN_VALUE;
    for (TreeSet<Integer> kind : strengths.values()) {
      assertTrue(below < kind.first());
      below = kind.last();
    }
  }

  @Test
  @Clause({"CA-6CB Rankings Hands", "CA-PCV Rankings", "WA-TCP Ranking"})
  void allHandsStandInTheNaiveTwinsOrder() {
    Map<String, Integer> strengthOf = new HashMap<>();
    for (ThreeCardHand hand : ALL) {
      String reading = NaiveReading.OF_THREE.of(hand.cards());
      Integer before = strengthOf.putIfAbsent(reading, hand.strength());
      assertTrue(
          before == null || before == hand.strength(), () -> hand.cards() + " as " + reading);
    }

    assertEquals(741, strengthOf.size());
    NaiveReading.assertSameOrder(strengthOf);
  }

  @Test
  @Clause({"CA-6CB Rankings Cards", "CA-PCV Rankings"})
  void beatingAndTyingIsATotalOrder() {
    Map<Integer, ThreeCardHand> oneOfEach = new HashMap<>();
    ALL.forEach(hand -> oneOfEach.put(hand.strength(), hand));

    for (ThreeCardHand one : oneOfEach.values()) {
      for (ThreeCardHand other : oneOfEach.values()) {
        int order = Integer.compare(one.strength(), other.strength());
        assertEquals(order > 0, one.beats(other));
        assertEquals(order < 0, other.beats(one));
        assertEquals(order == 0, one.ties(other));
      }
    }
  }

  @Test
  @Clause("CA-6CB Rankings Cards")
  void ranksRunFromTheAceDownToTheTwo() {
    assertEquals(
        "A K Q J T 9 8 7 6 5 4 3 2",
        Stream.of(Rank.values())
            .sorted(Comparator.reverseOrder())
            .map(rank -> "" + rank.symbol())
            .collect(Collectors.joining(" ")));
  }

  @Test
  @Clause("CA-6CB Rankings Cards")
  void suitsAreEqual() {
    Map<List<Rank>, TreeSet<Integer>> strengths = new HashMap<>();
    for (ThreeCardHand hand : ALL) {
      if (hand.category() != Category.FLUSH && hand.category() != Category.STRAIGHT_FLUSH) {
        strengths.computeIfAbsent(hand.ranks(), r -> new TreeSet<>()).add(hand.strength());
      }
      assertTrue(hand.ties(ThreeCardHand.of(withNextSuit(hand.cards()))));
    }

    strengths.forEach((ranks, strength) -> assertEquals(1, strength.size(), ranks::toString));
  }

  @ParameterizedTest(name = "{0}: from {1} down to {2}")
  @CsvSource(
      textBlock =
          """
          STRAIGHT_FLUSH,  A K Q, 3 2 A
          THREE_OF_A_KIND, A A A, 2 2 2
          STRAIGHT,        A K Q, 3 2 A
          FLUSH,           A K J, 5 3 2
          PAIR,            A A K, 2 2 3
          HIGH_CARD,       A K J, 5 3 2
          """)
  @Clause({"CA-6CB Rankings Hands", "CA-PCV Rankings", "WA-TCP Ranking"})
  void theHighestAndTheLowestOfAKind(Category category, String highest, String lowest) {
    List<ThreeCardHand> ofKind =
        ALL.stream()
            .filter(hand -> hand.category() == category)
            .sorted(Comparator.comparingInt(ThreeCardHand::strength))
            .toList();

    assertEquals(highest, ranks(ofKind.getLast()));
    assertEquals(lowest, ranks(ofKind.getFirst()));
  }

  @ParameterizedTest(name = "{0} beats {1}")
  @CsvSource(
      textBlock =
          """
          As Ks Qs, Kh Qh Jh
          3d 2d Ad, Ac As Ah
          2c 2d 2h, As Kd Qh
          3c 2d Ah, Ah Kh Jh
          4c 3d 2h, 3c 2d Ah
          5s 3s 2s, Ah Ad Kc
          2s 2d 3h, As Kd Jh
          9c 9d 5h, 9s 9h 4d
          As Kd 5h, Ah Kc 4d
          Qs 6d 4h, Qh 6c 3s
          """)
  @Clause({"CA-6CB Rankings Hands", "CA-PCV Rankings", "WA-TCP Ranking"})
  void theHigherHandBeatsTheLower(String higher, String lower) {
    assertTrue(hand(higher).beats(hand(lower)));
    assertFalse(hand(lower).beats(hand(higher)));
    assertFalse(hand(higher).ties(hand(lower)));
  }

  @Test
  @Clause({"CA-6CB Winners 1", "CA-TCP Glossary Qualifier"})
  void aHandQualifiesWithAPairOrBetterOrAQueenOrHigher() {
    int qualify = 0;
    for (ThreeCardHand hand : ALL) {
      boolean naive =
          !NaiveReading.OF_THREE.of(hand.cards()).startsWith("0")
              || hand.cards().list().stream()
                  .anyMatch(card -> "QKA".indexOf(card.rank().symbol()) >= 0);
      assertEquals(naive, hand.isAtLeastHigh(Rank.QUEEN), hand::toString);
      qualify += naive ? 1 : 0;
    }

    assertEquals(15_380, qualify);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      textBlock =
          """
          Qs 6h 4d, queen high
          9c 9d Ah, a pair of 9s
          Js 5s 2s, 'a flush, jack high'
          3c 2d Ah, 'a straight, 3 high'
          Kc Kd Kh, three kings
          Th 9h 8h, 'a straight flush, 10 high'
          Ad Kd Qd, a mini royal
          """)
  void aHandIsAnnouncedInTheDealersWords(String cards, String announced) {
    assertEquals(announced, hand(cards).toString());
  }

  @ParameterizedTest(name = "{0} cards")
  @ValueSource(ints = {0, 2, 4, 5})
  @Clause("QH Five-card glossary")
  void onlyThreeCardsMakeAHand(int number) {
    Cards cards = Cards.of(Card.all().subList(0, number));

    assertThrows(IllegalArgumentException.class, () -> ThreeCardHand.of(cards));
  }

  private static List<ThreeCardHand> all() {
    List<ThreeCardHand> all = new ArrayList<>();
    EveryHand.of(3, cards -> all.add(ThreeCardHand.of(cards)));
    return all;
  }

  private static Cards withNextSuit(Cards cards) {
    return Cards.of(
        cards.list().stream()
            .map(card -> new Card(card.rank(), Suit.values()[(card.suit().ordinal() + 1) % 4]))
            .toList());
  }

  private static ThreeCardHand hand(String text) {
    return ThreeCardHand.of(
        Stream.of(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static String ranks(ThreeCardHand hand) {
    return hand.ranks().stream().map(rank -> "" + rank.symbol()).collect(Collectors.joining(" "));
  }
}
