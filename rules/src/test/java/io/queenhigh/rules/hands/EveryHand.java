package io.queenhigh.rules.hands;

import io.queenhigh.rules.cards.Cards;
import java.util.function.Consumer;

/** All sets of so many cards that a deck, or a part of one, holds. */
final class EveryHand {

  private EveryHand() {}

  static void of(int size, Consumer<Cards> each) {
    of(size, Cards.DECK, each);
  }

  /** Chooses from the given cards: each set holds its highest card and a smaller set below it. */
  static void of(int size, Cards from, Consumer<Cards> each) {
    choose(size, from.mask(), 0, each);
  }

  private static void choose(int size, long from, long chosen, Consumer<Cards> each) {
    if (size == 0) {
      each.accept(new Cards(chosen));
      return;
    }
    for (long rest = from; rest != 0; ) {
      long highest = Long.highestOneBit(rest);
      rest ^= highest;
      choose(size - 1, rest, chosen | highest, each);
    }
  }
}
