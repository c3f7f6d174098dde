package io.queenhigh.audit.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A betting position and who holds it. */
final class Position {

  /** What its player has done with his cards. */
  enum Decided {
    NOT_YET,
    PLAYS,
    FOLDS
  }

  final int seat;
  final String player;
  final Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
  List<Card> cards = List.of();
  Decided decided = Decided.NOT_YET;
  boolean left;

  Position(int seat, String player) {
    this.seat = seat;
    this.player = player;
  }

  boolean hasBet() {
    return !stakes.isEmpty();
  }

  boolean mustDecide() {
    return stakes.containsKey(Wager.ANTE) && decided == Decided.NOT_YET;
  }

  long stake(Wager wager) {
    return stakes.getOrDefault(wager, 0L);
  }

  long allStakes() {
    return stakes.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The same player before the next round. */
  void clear() {
    stakes.clear();
    cards = List.of();
    decided = Decided.NOT_YET;
  }
}
