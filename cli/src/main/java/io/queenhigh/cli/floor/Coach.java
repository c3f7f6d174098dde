package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.List;
import java.util.Optional;

/** What the lab says about a decision, from the cards that the player can see. */
public final class Coach {

  private Coach() {}

  static String says(Game game, TableView view, int seat, Terminal terminal) {
    Cards hand = Cards.NONE;
    Cards seen = Cards.NONE;
    for (TableView.Seat each : view.seats()) {
      Cards cards = Cards.of(each.cards().orElse(List.of()));
      if (each.seat() == seat) {
        hand = cards;
      } else {
        seen = seen.plus(cards);
      }
    }
    Optional<Card> shown = view.dealer().cards().stream().findFirst();
    PlayOrFold decision = PlayOrFold.of(game, hand, shown, seen);
    boolean plays = decision.best() == PlayOrFold.Choice.PLAY;
    return terminal.strong(plays ? "Play" : "Fold")
        + ": playing is worth "
        + decision.play().decimal(4)
        + " Antes on average, folding "
        + decision.fold().decimal(4);
  }
}
