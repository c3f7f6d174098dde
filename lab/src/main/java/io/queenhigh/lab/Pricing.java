package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every wager of a game, priced exactly, and the strategy behind the prices. */
public final class Pricing {

  private final Game game;
  private final AntePlay antePlay;
  private final Map<Wager, Price> prices = new EnumMap<>(Wager.class);
  private final Strategy strategy;
  private final Optional<ProgressivePrice> progressive;

  private Pricing(Game game) {
    this.game = game;
    antePlay = AntePlay.of(Terms.of(game));
    prices.put(Wager.ANTE, AntePricing.price(antePlay, Terms.anteBonus(game)));
    for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      table(wager).ifPresent(table -> prices.put(wager, TablePricing.price(wager, table)));
    }
    strategy = Strategy.of(antePlay);
    progressive =
        game.rule(Wager.PROGRESSIVE)
            .flatMap(
                rule -> rule.table().map(table -> ProgressivePricing.price(rule, table, antePlay)));
  }

  public static Pricing of(Game game) {
    return new Pricing(game);
  }

  public Game game() {
    return game;
  }

  /** Ante, then Pair Plus and 6 Card Bonus where the game has them. */
  public Collection<Price> prices() {
    return List.copyOf(prices.values());
  }

  public Optional<Price> price(Wager wager) {
    return Optional.ofNullable(prices.get(wager));
  }

  public Optional<ProgressivePrice> progressive() {
    return progressive;
  }

  public Strategy strategy() {
    return strategy;
  }

  /**
   * How often the best play of the Ante alone folds a hand that Pair Plus pays, where a fold
   * forfeits it. While this is 0 Pair Plus changes no decision and its price holds beside any Ante.
   */
  public Fraction paidHandsFolded() {
    long folded = 0;
    Optional<PayTable> table = table(Wager.PAIR_PLUS);
    if (table.isPresent() && isForfeited(Wager.PAIR_PLUS)) {
      for (OwnThree kind : OwnThree.values()) {
        if (kind.lineOf(table.get()).isPresent()) {
          folded += antePlay.foldedWith(kind);
        }
      }
    }
    return Fraction.of(folded, antePlay.deals());
  }

  /**
   * The wagers of this game bet together. Counts every pair of hands and takes a good deal longer
   * than the prices.
   */
  public Combination combination() {
    return Combination.of(
        antePlay,
        table(Wager.PAIR_PLUS),
        isForfeited(Wager.PAIR_PLUS),
        table(Wager.SIX_CARD_BONUS),
        isForfeited(Wager.SIX_CARD_BONUS));
  }

  private Optional<PayTable> table(Wager wager) {
    return game.rule(wager).flatMap(WagerRule::table);
  }

  private boolean isForfeited(Wager wager) {
    return game.rule(wager)
        .map(
            rule ->
                switch (rule.onFold().is()) {
                  case FORFEITED -> true;
                  case STANDS -> false;
                })
        .orElse(false);
  }
}
