package io.queenhigh.web.demo;

import io.queenhigh.floor.table.PracticeAdvice;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;

/** Practice players play by the lab's book: whatever is worth more on average. */
public final class Book implements PracticeAdvice {

  @Override
  public boolean plays(Game game, Cards hand, Optional<Card> dealerCard, Cards seen) {
    return PlayOrFold.of(game, hand, dealerCard, seen).best() == PlayOrFold.Choice.PLAY;
  }
}
