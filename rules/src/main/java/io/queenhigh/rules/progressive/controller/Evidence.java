package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.CardReading;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What the open cards say, so that no button can say otherwise.
 *
 * @param envy what the round's settlement pays to others for trigger hands
 */
public record Evidence(List<Held> held, List<Card> community, List<Envy> envy) {

  public Evidence {
    held = List.copyOf(held);
    community = List.copyOf(community);
    envy = List.copyOf(envy);
  }

  /** Reads the hands of a round by a pay table. */
  public static Evidence of(
      PayTable table,
      boolean foldedHandsQualify,
      Collection<Spot> spots,
      List<Card> community,
      List<Envy> envy) {
    List<Held> held = new ArrayList<>();
    for (Spot spot : spots) {
      if (!spot.isSeen()) {
        continue;
      }
      List<Card> cards = new ArrayList<>(spot.cards());
      cards.addAll(community);
      CardReading.of(table, cards)
          .ifPresent(line -> held.add(held(spot, line, cards, foldedHandsQualify)));
    }
    return new Evidence(held, community, envy);
  }

  private static Held held(Spot spot, PayLine line, List<Card> cards, boolean foldedHandsQualify) {
    return new Held(
        spot.seat(),
        spot.player(),
        cards,
        line.hand().key(),
        spot.has(Wager.PROGRESSIVE),
        foldedHandsQualify || !spot.hasFolded());
  }

  Optional<Held> at(int seat) {
    return held.stream().filter(hand -> hand.seat() == seat).findFirst();
  }

  boolean triggersEnvy(int seat) {
    return envy.stream().anyMatch(pay -> pay.fromSeat() == seat);
  }
}
