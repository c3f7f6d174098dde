package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.cards.Card;
import java.util.List;

/**
 * A hand at the table that is on the pay table.
 *
 * @param cards those that the pay table reads
 * @param hand as the pay table spells it
 * @param wagered whether its player made the progressive wager
 * @param live whether it still counts: not folded, or folded hands qualify
 */
public record Held(
    int seat, String player, List<Card> cards, String hand, boolean wagered, boolean live) {

  public Held {
    cards = List.copyOf(cards);
  }
}
