package io.queenhigh.web.home;

import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Event.Folded.Why;
import io.queenhigh.web.replay.Amounts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * A decision of a finished round against the odds, by what its player could see when he took it.
 *
 * @param seq the journal line of the decision
 * @param dealerShows the dealer's card that lay open
 * @param seen the cards of other hands that lay open to him
 * @param folded why it was folded, where it was
 * @param play what Play was worth on average, in units of the Ante
 * @param costCents what the worse choice cost on average; 0 for the better one
 */
public record Verdict(
    long seq,
    int seat,
    String player,
    List<Card> cards,
    String hand,
    Optional<Card> dealerShows,
    List<Card> seen,
    Choice chose,
    Optional<Why> folded,
    Choice best,
    boolean right,
    Value play,
    Value fold,
    long anteCents,
    long costCents,
    String says) {
  private static final int PLACES = 6;

  /** Exactly, and for reading. */
  public record Value(String fraction, String decimal) {
    static Value of(Fraction value) {
      return new Value(value.toString(), value.decimal(PLACES));
    }
  }

  /** What a player saw and did. */
  public record Seen(
      long seq,
      int seat,
      String player,
      List<Card> cards,
      Optional<Card> dealerShows,
      List<Card> others,
      long anteCents,
      Choice chose,
      Optional<Why> folded) {}

  /** A verdict with its exact cost, for adding up. */
  public record Judged(Verdict verdict, Fraction cost) {}

  public static Judged of(Game game, Seen seen) {
    PlayOrFold odds =
        PlayOrFold.of(game, Cards.of(seen.cards), seen.dealerShows, Cards.of(seen.others));
    boolean right = seen.chose == odds.best() || odds.atStake().sign() == 0;
    Fraction cost = right ? Fraction.ZERO : odds.atStake().times(seen.anteCents);
    String hand = ThreeCardHand.of(seen.cards).toString();
    Verdict verdict =
        new Verdict(
            seen.seq,
            seen.seat,
            seen.player,
            seen.cards,
            hand,
            seen.dealerShows,
            seen.others,
            seen.chose,
            seen.folded,
            odds.best(),
            right,
            Value.of(odds.play()),
            Value.of(odds.fold()),
            seen.anteCents,
            cents(cost),
            says(seen, hand, odds));
    return new Judged(verdict, cost);
  }

  /** Both choices in dollars: Ante, Play and Ante Bonus, which hang on the decision alone. */
  private static String says(Seen seen, String hand, PlayOrFold odds) {
    long played = cents(odds.play().times(seen.anteCents));
    long folded = cents(odds.fold().times(seen.anteCents));
    return "Playing %s %s %s on average%s; folding always loses the %s Ante."
        .formatted(
            hand.contains(",") ? hand + "," : hand,
            played < 0 ? "loses" : "wins",
            Amounts.said(Math.abs(played)),
            against(seen),
            Amounts.said(Math.abs(folded)));
  }

  private static String against(Seen seen) {
    String card = seen.dealerShows.map(shown -> " against a dealer showing " + shown).orElse("");
    return seen.others.isEmpty()
        ? card
        : card + " with " + seen.others.size() + " other cards in sight";
  }

  public static long cents(Fraction value) {
    return new BigDecimal(value.decimal(4)).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
  }
}
