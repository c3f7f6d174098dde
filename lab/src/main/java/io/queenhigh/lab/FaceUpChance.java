package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * How often cards of other players, dealt at random, would change what is best with one hand. A
 * player who does not look at them meets such cards exactly so often, whatever he does himself.
 *
 * @param most the chance, or where so many cards are not counted out a bound that it exceeds once
 *     in a million times
 * @param exact whether it is the chance itself
 */
public record FaceUpChance(Fraction most, boolean exact) {

  private static final FaceUpChance NEVER = new FaceUpChance(Fraction.ZERO, true);

  private static final int DEALS = 10_000;

  /** Hoeffding's bound: the root of ln(1,000,000) over twice the deals, rounded up. */
  private static final Fraction MARGIN = Fraction.of(264, 10_000);

  /**
   * The chance for a hand.
   *
   * @param shown the dealer's card that lies open, where one does
   * @param seen how many cards of others he sees
   */
  public static FaceUpChance of(Game game, Cards hand, Optional<Card> shown, int seen) {
    if (seen == 0) {
      return NEVER;
    }
    AnteTerms terms = AnteTerms.of(game);
    return seen <= FaceUp.MOST_SEEN
        ? new FaceUpChance(counted(terms, hand, shown, seen), true)
        : new FaceUpChance(dealt(terms, hand, shown, seen).plus(MARGIN), false);
  }

  private static Fraction counted(AnteTerms terms, Cards hand, Optional<Card> shown, int seen) {
    int card = shown.map(Card::index).orElse(-1);
    HandClasses.Found found = HandClasses.of(hand);
    Changes changes =
        card < 0
            ? FaceUpHand.study(terms, found.hand(), seen)
            : FaceUpAgainstCard.study(terms, found.hand(), found.asThere(card), seen);
    return Fraction.of(changes.sets(), Binomial.ways(card < 0 ? 49 : 48, seen));
  }

  /** The same deals for the same hand, so that nothing moves when it is asked for again. */
  private static Fraction dealt(AnteTerms terms, Cards hand, Optional<Card> shown, int seen) {
    int card = shown.map(Card::index).orElse(-1);
    PlayOrFold.Choice basic = PlayOrFold.of(terms, hand, card, Cards.NONE).best();
    List<Card> others = new ArrayList<>(Cards.DECK.list());
    others.removeAll(hand.list());
    shown.ifPresent(others::remove);
    Random chance = new Random(hand.mask() * 53 + card);
    int changed = 0;
    for (int i = 0; i < DEALS; i++) {
      for (int at = 0; at < seen; at++) {
        Collections.swap(others, at, at + chance.nextInt(others.size() - at));
      }
      PlayOrFold odds = PlayOrFold.of(terms, hand, card, Cards.of(others.subList(0, seen)));
      changed += odds.best() == basic || odds.atStake().sign() == 0 ? 0 : 1;
    }
    return Fraction.of(changed, DEALS);
  }
}
