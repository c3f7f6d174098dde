package io.queenhigh.web.lab;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Cards that somebody names in a question to the lab. */
final class CardsAsked {

  private CardsAsked() {}

  static Response set(Call call, String name, Function<Cards, Response> then) {
    return list(call, name, cards -> then.apply(Cards.of(cards)));
  }

  /** In the order in which they are named. */
  static Response list(Call call, String name, Function<List<Card>, Response> then) {
    List<Card> cards = new ArrayList<>();
    for (String word : call.query(name).orElse("").split("[\\s,]+", -1)) {
      if (word.isEmpty()) {
        continue;
      }
      Optional<Card> card = Card.parse(word);
      if (card.isEmpty() || cards.contains(card.get())) {
        return Response.no(
            Kind.INVALID,
            card.isEmpty()
                ? name + ": must be cards, like \"Qs 6h 4d\""
                : name + ": a card stands there twice");
      }
      cards.add(card.get());
    }
    return then.apply(cards);
  }
}
