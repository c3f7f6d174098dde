package io.queenhigh.web.learn;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.hands.ThreeCardHand.Category;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The kinds of three-card hands, counted over all of them. */
final class HandOrder {

  /** A kind of hand, with one of them to look at. */
  public record Kind(String hand, List<Card> example, int of22100, String percent) {}

  static final List<Kind> KINDS = kinds();

  private HandOrder() {}

  static Told.Cited by(Game game) {
    return new Told.Cited(game.cite(Point.HAND_RANKINGS));
  }

  private static List<Kind> kinds() {
    Map<Category, Integer> counts = new EnumMap<>(Category.class);
    Map<Category, List<Card>> examples = new EnumMap<>(Category.class);
    List<Card> deck = Cards.DECK.list();
    for (int a = 0; a < deck.size(); a++) {
      for (int b = a + 1; b < deck.size(); b++) {
        for (int c = b + 1; c < deck.size(); c++) {
          List<Card> cards = List.of(deck.get(c), deck.get(b), deck.get(a));
          Category category = ThreeCardHand.of(cards).category();
          counts.merge(category, 1, Integer::sum);
          // One from the middle of the deck shows the kind better than the first or the last.
          if (a <= 24) {
            examples.put(category, cards);
          }
        }
      }
    }
    List<Kind> kinds = new ArrayList<>();
    for (Category category : List.of(Category.values()).reversed()) {
      int count = counts.getOrDefault(category, 0);
      String name = Key.of(category.name()).replace('-', ' ');
      kinds.add(
          new Kind(
              Character.toUpperCase(name.charAt(0)) + name.substring(1),
              examples.getOrDefault(category, List.of()),
              count,
              Fraction.of(count, 22_100).percent(2)));
    }
    return List.copyOf(kinds);
  }
}
