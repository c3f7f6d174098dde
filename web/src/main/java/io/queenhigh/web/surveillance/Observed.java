package io.queenhigh.web.surveillance;

import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import java.util.List;

/**
 * A decision at a table dealt face up.
 *
 * @param hand his cards in words
 * @param seen the cards of others that lay open
 * @param sideCents what he had on wagers beside the Ante
 * @param basic what is best by his own cards
 * @param informed what is best by all cards in sight
 * @param worth cents that his choice was worth more, on average, than the basic one
 * @param missed cents that the informed choice was worth more than his
 * @param tookMillis from the moment it was his turn
 * @param first whether it is his first decision of the round
 */
record Observed(
    String round,
    long atMillis,
    int seat,
    String player,
    List<Card> cards,
    String hand,
    List<Card> seen,
    long anteCents,
    long sideCents,
    Choice chose,
    Choice basic,
    Choice informed,
    Fraction worth,
    Fraction missed,
    long tookMillis,
    boolean first) {

  /** Whether he did something else than his own cards say. */
  boolean departs() {
    return chose != basic;
  }

  /** Whether the cards of others say something else than his own. */
  boolean isTelling() {
    return informed != basic;
  }

  /** Whether he did what only the cards of others say. */
  boolean follows() {
    return departs() && isTelling();
  }
}
