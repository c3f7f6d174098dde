package io.queenhigh.web.drills;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.web.drills.DrillPaper.Question;
import io.queenhigh.web.drills.DrillPaper.Wants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * HandDrill to be named at a glance: three cards, and where the game has it the best five of six.
 */
final class HandDrill {
  private static final int HANDS = 10;
  private static final int TRIES = 4_000;

  private static final String ROYAL = "royal-flush";
  private static final String MINI_ROYAL = "mini-royal";
  private static final List<String> THREE =
      Stream.concat(
              Stream.of(MINI_ROYAL),
              Stream.of(ThreeCardHand.Category.values())
                  .map(HandDrill::key)
                  .toList()
                  .reversed()
                  .stream())
          .toList();
  private static final List<String> FIVE =
      Stream.concat(
              Stream.of(ROYAL),
              Stream.of(FiveCardHand.Category.values())
                  .map(HandDrill::key)
                  .toList()
                  .reversed()
                  .stream())
          .toList();

  private HandDrill() {}

  static DrillPaper readTheHand(Game game, long seed) {
    Random chance = new Random(seed);
    Optional<WagerRule> six = game.rule(Wager.SIX_CARD_BONUS);
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < HANDS; i++) {
      questions.add(six.isPresent() && i % 3 == 2 ? six(game, chance) : three(game, chance));
    }
    return new DrillPaper(Optional.empty(), questions);
  }

  private static Question three(Game game, Random chance) {
    Cards cards = dealt(chance, 3, THREE, HandDrill::nameOfThree);
    return new Question(
        "Name this hand",
        cards.list(),
        Wants.CHOICE,
        THREE,
        nameOfThree(cards),
        "It is " + ThreeCardHand.of(cards),
        game.cite(Point.HAND_RANKINGS));
  }

  private static Question six(Game game, Random chance) {
    Cards cards = dealt(chance, 6, FIVE, HandDrill::nameOfFive);
    FiveCardHand best = FiveCardHand.bestOf(cards);
    return new Question(
        "Name the best five of these six",
        cards.list(),
        Wants.CHOICE,
        FIVE,
        nameOfFive(cards),
        "It is " + best + ": " + best.cards(),
        game.rule(Wager.SIX_CARD_BONUS).flatMap(WagerRule::table).orElseThrow().by());
  }

  /** Draws until the wanted kind of hand comes up, so that rare ones are practised, too. */
  private static Cards dealt(
      Random chance, int size, List<String> kinds, Function<Cards, String> name) {
    String wanted = kinds.get(chance.nextInt(kinds.size()));
    List<Card> deck = new ArrayList<>(Cards.DECK.list());
    Cards cards = Cards.NONE;
    for (int i = 0; i < TRIES; i++) {
      Collections.shuffle(deck, chance);
      cards = Cards.of(deck.subList(0, size));
      if (name.apply(cards).equals(wanted)) {
        break;
      }
    }
    return cards;
  }

  private static String nameOfThree(Cards cards) {
    ThreeCardHand hand = ThreeCardHand.of(cards);
    return hand.isMiniRoyal() ? MINI_ROYAL : key(hand.category());
  }

  private static String nameOfFive(Cards cards) {
    FiveCardHand hand = FiveCardHand.bestOf(cards);
    return hand.isRoyal() ? ROYAL : key(hand.category());
  }

  private static String key(Enum<?> category) {
    return Key.of(category.name());
  }
}
