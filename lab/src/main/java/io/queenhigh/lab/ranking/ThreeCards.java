package io.queenhigh.lab.ranking;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Three-card hands ranked by table: two lookups by rank, one for suited cards and one for the rest.
 */
public final class ThreeCards {

  /** How many classes of hands beat each other; hands of a class tie. */
  public static final int CLASSES = 741;

  /** The strength of any three ranks, in any order, by 169 a + 13 b + c. */
  private static final short[] MIXED = new short[13 * 13 * 13];

  private static final short[] SUITED = new short[13 * 13 * 13];

  /** One hand of every class, weakest first. */
  private static final List<ThreeCardHand> EXAMPLES = new ArrayList<>(CLASSES);

  static {
    List<ThreeCardHand> hands = new ArrayList<>();
    for (int a = 0; a < 13; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          hands.add(hand(4 * a, 4 * b + 1, 4 * c + 2));
          if (a != b && b != c) {
            hands.add(hand(4 * a, 4 * b, 4 * c));
          }
        }
      }
    }
    hands.sort(Comparator.comparingInt(ThreeCardHand::strength));
    for (ThreeCardHand hand : hands) {
      if (EXAMPLES.isEmpty() || hand.beats(EXAMPLES.getLast())) {
        EXAMPLES.add(hand);
      }
      enter(hand, (short) (EXAMPLES.size() - 1));
    }
  }

  private ThreeCards() {}

  /** The strength of three different cards, given by their places in the deck in any order. */
  public static int strength(int a, int b, int c) {
    int ranks = (a >> 2) * 169 + (b >> 2) * 13 + (c >> 2);
    return (((a ^ b) | (a ^ c)) & 3) == 0 ? SUITED[ranks] : MIXED[ranks];
  }

  public static int strength(Cards hand) {
    return strength(hand.mask());
  }

  /** The strength of a set of three cards. */
  public static int strength(long mask) {
    int a = Long.numberOfTrailingZeros(mask);
    int c = 63 - Long.numberOfLeadingZeros(mask);
    int b = Long.numberOfTrailingZeros(mask & (mask - 1));
    return strength(a, b, c);
  }

  /** The weakest class that is at least {@code rank}-high: where a dealer starts to qualify. */
  public static int weakestAtLeastHigh(Rank rank) {
    int strength = 0;
    while (!EXAMPLES.get(strength).isAtLeastHigh(rank)) {
      strength++;
    }
    return strength;
  }

  /** A hand of this strength. */
  public static ThreeCardHand example(int strength) {
    return EXAMPLES.get(strength);
  }

  private static ThreeCardHand hand(int a, int b, int c) {
    return ThreeCardHand.of(List.of(Card.of(a), Card.of(b), Card.of(c)));
  }

  private static void enter(ThreeCardHand hand, short strength) {
    List<Card> cards = hand.cards().list();
    boolean suited = cards.stream().map(Card::suit).distinct().count() == 1;
    short[] table = suited ? SUITED : MIXED;
    int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int[] order : orders) {
      table[
              cards.get(order[0]).rank().ordinal() * 169
                  + cards.get(order[1]).rank().ordinal() * 13
                  + cards.get(order[2]).rank().ordinal()] =
          strength;
    }
  }
}
