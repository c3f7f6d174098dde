package io.queenhigh.floor.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;

/** What the book says about a hand. The mathematics lives elsewhere and is handed in. */
@FunctionalInterface
public interface PracticeAdvice {

  /** Whether to play, seeing this much. */
  boolean plays(Game game, Cards hand, Optional<Card> dealerCard, Cards seen);
}
