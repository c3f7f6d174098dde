package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;

/**
 * Play or fold, and what each is worth on average.
 *
 * @param play units of the Ante won or lost on Ante, Play and Ante Bonus together when the hand is
 *     played
 * @param fold the same when it is folded: the Ante
 */
public record PlayOrFold(Fraction play, Fraction fold) {

  /** What a player does with his hand. */
  public enum Choice {
    PLAY,
    FOLD
  }

  /** Folds unless playing is worth more. */
  public Choice best() {
    return play.compareTo(fold) > 0 ? Choice.PLAY : Choice.FOLD;
  }

  /** What the better choice is worth more than the other. */
  public Fraction atStake() {
    Fraction difference = play.minus(fold);
    return difference.max(difference.negated());
  }

  /** Why there is nothing to decide with these cards, if so. */
  public static Optional<String> refusal(Cards hand, Optional<Card> dealerCard, Cards seen) {
    if (hand.size() != 3) {
      return Optional.of("A hand has three cards, not " + hand.size() + ".");
    }
    if (hand.overlaps(seen)) {
      return Optional.of("A card is both in the hand and among those seen.");
    }
    if (dealerCard.isPresent() && hand.contains(dealerCard.get())) {
      return Optional.of(dealerCard.get() + " is in the hand; the dealer cannot show it.");
    }
    if (dealerCard.isPresent() && seen.contains(dealerCard.get())) {
      return Optional.of(dealerCard.get() + " is among the seen cards; the dealer cannot show it.");
    }
    int left = 52 - 3 - seen.size();
    if (left < 3) {
      return Optional.of("Only " + left + " cards are left for the dealer, who needs three.");
    }
    return Optional.empty();
  }

  /**
   * Weighs a hand.
   *
   * @param dealerCard one of the dealer's three cards, if it is known
   * @param seen cards known not to be the dealer's: other hands, the rack
   */
  public static PlayOrFold of(Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    refusal(hand, dealerCard, seen)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    AnteTerms terms = AnteTerms.of(game);
    return of(terms, hand, dealerCard.map(Card::index).orElse(-1), seen);
  }

  static PlayOrFold of(AnteTerms terms, Cards hand, int shown, Cards seen) {
    int strength = ThreeCards.strength(hand);
    long out = hand.mask() | seen.mask();
    int left = 52 - Long.bitCount(out);
    int[] strengths = {strength, strength + 1, terms.qualifies()};
    int[] weaker =
        shown < 0
            ? HandsToBeat.weaker(strengths, out)
            : HandsToBeat.weakerWith(shown, strengths, out);
    int dealerHands = shown < 0 ? left * (left - 1) * (left - 2) / 6 : (left - 1) * (left - 2) / 2;
    Fare fare = new Fare(terms);
    fare.against(strength, dealerHands, weaker[0], weaker[1] - weaker[0], weaker[2]);
    long bonus = terms.bonus(OwnThree.of(hand.mask()));
    return new PlayOrFold(
        Fraction.of(fare.units() + bonus * dealerHands, dealerHands), Fraction.of(-1));
  }
}
