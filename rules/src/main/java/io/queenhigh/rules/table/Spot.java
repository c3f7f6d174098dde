package io.queenhigh.rules.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A betting position in one round: who sits there, his chips, his cards, his decision.
 *
 * @param stakes cents on each wager, Play included once it is made
 * @param cards the stack as it was dealt; empty before the deal, and while nobody has seen it
 * @param left whether the player has gone; his wagers stay and he folds
 */
public record Spot(
    int seat,
    String player,
    Map<Wager, Long> stakes,
    List<Card> cards,
    Decision decision,
    boolean left) {

  public Spot {
    Map<Wager, Long> ordered = new EnumMap<>(Wager.class);
    ordered.putAll(stakes);
    stakes = Collections.unmodifiableMap(ordered);
    cards = List.copyOf(cards);
  }

  public static Spot takenBy(String player, int seat) {
    return new Spot(seat, player, Map.of(), List.of(), Decision.NONE, false);
  }

  public long stake(Wager wager) {
    return stakes.getOrDefault(wager, 0L);
  }

  public boolean has(Wager wager) {
    return stakes.containsKey(wager);
  }

  public boolean hasBet() {
    return !stakes.isEmpty();
  }

  /** The Ante is what a player plays or folds; Pair Plus alone leaves nothing to decide. */
  public boolean mustDecide() {
    return has(Wager.ANTE) && decision == Decision.NONE;
  }

  /** Whether anyone knows its cards: those of a physical deck only once they are turned up. */
  public boolean isSeen() {
    return !cards.isEmpty();
  }

  public boolean hasFolded() {
    return decision == Decision.FOLDED;
  }

  public ThreeCardHand hand() {
    return ThreeCardHand.of(cards);
  }

  public Spot bet(Wager wager, long cents) {
    Map<Wager, Long> after = new EnumMap<>(Wager.class);
    after.putAll(stakes);
    after.put(wager, cents);
    return new Spot(seat, player, after, cards, decision, left);
  }

  public Spot without(Wager wager) {
    Map<Wager, Long> after = new EnumMap<>(Wager.class);
    after.putAll(stakes);
    after.remove(wager);
    return new Spot(seat, player, after, cards, decision, left);
  }

  public Spot dealt(List<Card> stack) {
    return new Spot(seat, player, stakes, stack, decision, left);
  }

  public Spot decided(Decision made) {
    return new Spot(seat, player, stakes, cards, made, left);
  }

  public Spot gone() {
    return new Spot(seat, player, stakes, cards, decision, true);
  }
}
