package io.queenhigh.web.demo;

import io.queenhigh.floor.table.Advice;
import io.queenhigh.lab.Decision;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;

/** Practice players play by the lab's book: whatever is worth more on average. */
public final class Book implements Advice {

  @Override
  public boolean plays(Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    return Decision.of(game, hand, dealerCard, seen).best() == Decision.Choice.PLAY;
  }
}
