package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.hands.ThreeCardHand.Category;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Counts over many decks, and which of them chance does not explain. */
final class DeckCounts {

  /** One question to the decks, as a test of its own. */
  enum Suspicion {
    CARD_BY_POSITION,
    FROM_ROUND_TO_ROUND,
    FIRST_HAND,
    SEVENTH_HAND,
    ASCENDING_RUNS,
    COLOUR_RUNS
  }

  /**
   * Six questions, two of them with two tails: below this a right shuffler is suspected less than
   * once in 10^10 test runs.
   */
  private static final double CUT_OFF = 1e-11;

  /** How many of the 22,100 hands there are of each class. */
  private static final Map<Category, Integer> HANDS =
      Map.of(
          Category.STRAIGHT_FLUSH, 48,
          Category.THREE_OF_A_KIND, 52,
          Category.STRAIGHT, 720,
          Category.FLUSH, 1096,
          Category.PAIR, 3744,
          Category.HIGH_CARD, 16440);

  private final long[][] cardByPosition = new long[52][52];
  private final long[][] positionByLastPosition = new long[52][52];
  private final Map<Category, Long> firstHands = new EnumMap<>(Category.class);
  private final Map<Category, Long> seventhHands = new EnumMap<>(Category.class);
  private long decks;
  private long descents;
  private long colourChanges;
  private int[] lastPlaces = {};

  void add(int[] order) {
    decks++;
    int[] places = new int[52];
    for (int place = 0; place < 52; place++) {
      places[order[place]] = place;
      cardByPosition[order[place]][place]++;
    }
    for (int card = 0; lastPlaces.length > 0 && card < 52; card++) {
      positionByLastPosition[lastPlaces[card]][places[card]]++;
    }
    lastPlaces = places;
    for (int place = 1; place < 52; place++) {
      descents += order[place - 1] > order[place] ? 1 : 0;
      colourChanges += isRed(order[place - 1]) != isRed(order[place]) ? 1 : 0;
    }
    firstHands.merge(hand(order, 0), 1L, Long::sum);
    seventhHands.merge(hand(order, 18), 1L, Long::sum);
  }

  private static boolean isRed(int card) {
    return switch (Card.of(card).suit()) {
      case DIAMONDS, HEARTS -> true;
      case CLUBS, SPADES -> false;
    };
  }

  private static Category hand(int[] order, int from) {
    return ThreeCardHand.of(
            Cards.of(Card.of(order[from]), Card.of(order[from + 1]), Card.of(order[from + 2])))
        .category();
  }

  Set<Suspicion> suspicions() {
    Set<Suspicion> found = EnumSet.noneOf(Suspicion.class);
    for (Suspicion suspicion : Suspicion.values()) {
      if (chance(suspicion) < CUT_OFF) {
        found.add(suspicion);
      }
    }
    return found;
  }

  double chance(Suspicion suspicion) {
    return switch (suspicion) {
      case CARD_BY_POSITION -> squares(cardByPosition, decks);
      case FROM_ROUND_TO_ROUND -> squares(positionByLastPosition, decks - 1);
      case FIRST_HAND -> hands(firstHands);
      case SEVENTH_HAND -> hands(seventhHands);
      // Descents of a random order of n: mean (n-1)/2, variance (n+1)/12.
      case ASCENDING_RUNS -> normal(descents, 51 / 2.0, 53 / 12.0);
      // Changes of colour in a row of 26 red and 26 black cards: mean 26, variance 650/51.
      case COLOUR_RUNS -> normal(colourChanges, 26, 26 * 25 / 51.0);
    };
  }

  /**
   * Each deck puts one card in each place, so rows and columns of the table have fixed sums; 51/52
   * of its statistic then has 51 × 51 degrees of freedom.
   */
  private static double squares(long[][] table, long decks) {
    double expected = decks / 52.0;
    double sum = 0;
    for (long[] row : table) {
      for (long cell : row) {
        sum += (cell - expected) * (cell - expected) / expected;
      }
    }
    double statistic = sum * 51 / 52;
    return Math.min(ChiSquare.above(statistic, 51 * 51), ChiSquare.below(statistic, 51 * 51));
  }

  private double hands(Map<Category, Long> counted) {
    double sum = 0;
    for (Category category : Category.values()) {
      double expected = decks * (double) HANDS.getOrDefault(category, 0) / 22_100;
      double stray = counted.getOrDefault(category, 0L) - expected;
      sum += stray * stray / expected;
    }
    return ChiSquare.above(sum, 5);
  }

  private double normal(long sum, double mean, double variance) {
    double stray = sum - decks * mean;
    return ChiSquare.above(stray * stray / (decks * variance), 1);
  }
}
