package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A hand with its decision weighed, as far as the dealer's card is known.
 *
 * @param byCard the decision against every card that the dealer may show, where he shows one and
 *     nobody has said which; empty otherwise
 */
public record Weighing(
    Game game,
    Cards hand,
    Optional<Card> dealerCard,
    Cards seen,
    PlayOrFold decision,
    Map<Card, PlayOrFold> byCard) {

  /** Why there is nothing to weigh, if so. */
  public static Optional<String> refusal(
      Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    if (dealerCard.isPresent() && game.shown().is() != Shown.ONE_DEALER_CARD) {
      return Optional.of(
          "In %s the dealer shows no card before the decision (%s)."
              .formatted(game.id(), game.shown().by()));
    }
    return PlayOrFold.refusal(hand, dealerCard, seen);
  }

  public static Weighing of(Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    boolean unsaid = dealerCard.isEmpty() && game.shown().is() == Shown.ONE_DEALER_CARD;
    Map<Card, PlayOrFold> byCard = unsaid ? whatIf(game, hand, seen) : Map.of();
    return new Weighing(
        game, hand, dealerCard, seen, PlayOrFold.of(game, hand, dealerCard, seen), byCard);
  }

  /**
   * The same hand against every card that could have been the dealer's: what knowing one of them
   * would have changed, whether the game shows it or not.
   */
  public static Map<Card, PlayOrFold> whatIf(Game game, Cards hand, Cards seen) {
    Map<Card, PlayOrFold> byCard = new LinkedHashMap<>();
    for (Card card : Cards.DECK.minus(hand).minus(seen)) {
      byCard.put(card, PlayOrFold.of(game, hand, Optional.of(card), seen));
    }
    return byCard;
  }

  /** What the hand is worth to a player who decides well once he sees what the game shows him. */
  public Fraction best() {
    if (byCard.isEmpty()) {
      return decision.play().max(decision.fold());
    }
    Fraction sum = Fraction.ZERO;
    for (PlayOrFold each : byCard.values()) {
      sum = sum.plus(each.play().max(each.fold()));
    }
    return sum.over(Fraction.of(byCard.size()));
  }

  /** What to do; empty when it depends on the card that the dealer will show. */
  public Optional<PlayOrFold.Choice> choice() {
    if (byCard.isEmpty()) {
      return Optional.of(decision.best());
    }
    return byCard.values().stream().map(PlayOrFold::best).distinct().count() == 1
        ? Optional.of(byCard.values().iterator().next().best())
        : Optional.empty();
  }
}
