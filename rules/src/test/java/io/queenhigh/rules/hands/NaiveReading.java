package io.queenhigh.rules.hands;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The naive twin of both kinds of hand: spells a hand as text that sorts as the hand ranks.
 *
 * <p>It shares nothing with the hands it checks: it only counts how often each rank occurs, with
 * the ace of a lowest straight counted as a one.
 */
record NaiveReading(List<String> kindsFromTheLowest) {

  static final NaiveReading OF_THREE =
      new NaiveReading(List.of("111", "21", "suited", "in a row", "3", "in a row and suited"));
  static final NaiveReading OF_FIVE =
      new NaiveReading(
          List.of(
              "11111",
              "2111",
              "221",
              "311",
              "in a row",
              "suited",
              "32",
              "41",
              "in a row and suited"));

  /** First the kind of hand, then the ranks that decide between two of the same kind. */
  String of(Cards cards) {
    int[] count = count(cards);
    StringBuilder pattern = new StringBuilder();
    StringBuilder ranks = new StringBuilder();
    for (int often = 4; often >= 1; often--) {
      for (int rank = 14; rank >= 1; rank--) {
        if (count[rank] == often) {
          pattern.append(often);
          ranks.append((char) ('a' + rank));
        }
      }
    }
    return kindsFromTheLowest.indexOf(kind(cards, count, pattern.toString())) + ranks.toString();
  }

  private static String kind(Cards cards, int[] count, String pattern) {
    boolean inARow = isInARow(count, cards.size());
    boolean suited = cards.list().stream().map(Card::suit).distinct().count() == 1;
    if (inARow && suited) {
      return "in a row and suited";
    }
    if (inARow) {
      return "in a row";
    }
    return suited ? "suited" : pattern;
  }

  /** Whoever reads higher must be stronger: hands and twin then agree on every pair of hands. */
  static void assertSameOrder(Map<String, Integer> strengthOf) {
    String below = "";
    int strengthBelow = Integer.MIN_VALUE;
    for (Map.Entry<String, Integer> next : new TreeMap<>(strengthOf).entrySet()) {
      String both = next.getKey() + " over " + below;
      assertTrue(next.getValue() > strengthBelow, both);
      below = next.getKey();
      strengthBelow = next.getValue();
    }
  }

  private static int[] count(Cards cards) {
    int[] count = new int[15];
    for (Card card : cards) {
      count[card.rank().ordinal() + 2]++;
    }
    if (count[14] == 1 && startsAt(2, count, cards.size() - 1)) {
      count[14] = 0;
      count[1] = 1;
    }
    return count;
  }

  private static boolean isInARow(int[] count, int size) {
    for (int lowest = 1; lowest <= 15 - size; lowest++) {
      if (startsAt(lowest, count, size)) {
        return true;
      }
    }
    return false;
  }

  private static boolean startsAt(int lowest, int[] count, int size) {
    for (int rank = lowest; rank < lowest + size; rank++) {
      if (count[rank] != 1) {
        return false;
      }
    }
    return true;
  }
}
