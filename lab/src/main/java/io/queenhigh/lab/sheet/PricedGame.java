package io.queenhigh.lab.sheet;

import io.queenhigh.catalogue.GameFile;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.published.Compared;
import io.queenhigh.lab.published.PublishedFigures;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.List;
import java.util.Optional;

/** What the sheet is about: a game, its prices, and what its document prints. */
record PricedGame(GameFile file, Game game, Pricing pricing, List<Compared> compared) {

  static PricedGame of(GameFile file, Game game) {
    Pricing pricing = Pricing.of(game);
    return new PricedGame(file, game, pricing, PublishedFigures.of(file, pricing));
  }

  boolean showsCard() {
    return game.shown().is() == Shown.ONE_DEALER_CARD;
  }

  /** A progressive without a line that pays off the meter has nothing to draw. */
  boolean hasMeter() {
    return pricing.progressive().filter(price -> price.perMeterUnit().sign() > 0).isPresent();
  }

  Optional<PayTable> table(Wager wager) {
    return game.rule(wager).flatMap(WagerRule::table);
  }

  /** What the layout calls a wager. */
  String label(Wager wager) {
    return game.rule(wager).map(rule -> rule.label().is()).orElse(wager.title());
  }

  String whoseEdge() {
    return game.isBankedByAPlayer() ? "player-dealer" : "house";
  }
}
