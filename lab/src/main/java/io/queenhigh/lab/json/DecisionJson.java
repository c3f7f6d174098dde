package io.queenhigh.lab.json;

import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.Weighing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Key;
import java.util.LinkedHashMap;
import java.util.Map;

/** Play or fold, for programs. */
public final class DecisionJson {

  private DecisionJson() {}

  public static Map<String, Object> of(Weighing weighing) {
    Map<String, Object> object = GameJson.of(weighing.game());
    object.put("hand", weighing.hand().toString());
    weighing.dealerCard().ifPresent(card -> object.put("dealerCard", card.toString()));
    object.put("seen", weighing.seen().toString());
    object.put("play", Spelled.amount(weighing.decision().play()));
    object.put("fold", Spelled.amount(weighing.decision().fold()));
    object.put(
        "best",
        best(weighing.choice().map(DecisionJson::word).orElse("depends-on-card"), weighing.best()));
    if (!weighing.byCard().isEmpty()) {
      object.put("byDealerCard", byCard(weighing.byCard()));
    }
    return object;
  }

  /** What the hand would have been worth against each card of the dealer's. */
  public static Map<String, Object> byCard(Map<Card, PlayOrFold> decisions) {
    Map<String, Object> cards = new LinkedHashMap<>();
    decisions.forEach((card, each) -> cards.put(card.toString(), of(each)));
    return cards;
  }

  private static Map<String, Object> of(PlayOrFold decision) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("play", Spelled.amount(decision.play()));
    object.put("fold", Spelled.amount(decision.fold()));
    object.put("best", best(word(decision.best()), decision.play().max(decision.fold())));
    return object;
  }

  private static Map<String, Object> best(String choice, Fraction worth) {
    Map<String, Object> best = new LinkedHashMap<>();
    best.put("choice", choice);
    best.putAll(Spelled.amount(worth));
    return best;
  }

  private static String word(PlayOrFold.Choice choice) {
    return Key.of(choice.name());
  }
}
