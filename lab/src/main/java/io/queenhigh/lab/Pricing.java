package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every wager of a game, priced exactly, and the strategy behind the prices. */
public final class Pricing {

  private final Game game;
  private final AntePlayCount antePlay;
  private final Map<Wager, Price> prices = new EnumMap<>(Wager.class);
  private final Optional<SideWager> pairPlus;
  private final Optional<SideWager> sixCardBonus;
  private final Strategy strategy;
  private final Optional<SideWager> onMeter;
  private final Optional<ProgressivePrice> progressive;

  private Pricing(Game game) {
    this.game = game;
    antePlay = AntePlayCount.of(AnteTerms.of(game));
    prices.put(Wager.ANTE, AntePricing.price(antePlay, AnteTerms.anteBonus(game)));
    pairPlus = SideWager.of(game, Wager.PAIR_PLUS);
    sixCardBonus = SideWager.of(game, Wager.SIX_CARD_BONUS);
    pairPlus.ifPresent(this::price);
    sixCardBonus.ifPresent(this::price);
    strategy = Strategy.of(antePlay);
    onMeter = SideWager.of(game, Wager.PROGRESSIVE);
    progressive = onMeter.map(wager -> ProgressivePricing.price(wager, antePlay));
  }

  private void price(SideWager side) {
    prices.put(side.wager(), TablePricing.price(side.wager(), side.table()));
  }

  public static Pricing of(Game game) {
    return new Pricing(game);
  }

  /** Ante, Play and Ante Bonus alone: all that a change of these rules asks for. */
  public static Price ante(Game game) {
    return AntePricing.price(AntePlayCount.of(AnteTerms.of(game)), AnteTerms.anteBonus(game));
  }

  /** A wager that is settled by its pay table alone; any table of fixed odds will do. */
  public static Price table(Wager wager, PayTable table) {
    return TablePricing.price(wager, table);
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

  /**
   * The hands behind the progressive's price; nothing where a shown dealer card decides which of
   * them are folded.
   */
  public Optional<ProgressiveHands> progressiveHands() {
    return onMeter.flatMap(wager -> ProgressiveHands.of(wager, antePlay));
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
    if (pairPlus.isPresent() && pairPlus.get().isForfeitedByFolding()) {
      for (OwnThree kind : OwnThree.values()) {
        if (kind.lineOf(pairPlus.get().table()).isPresent()) {
          folded += antePlay.foldedWith(kind);
        }
      }
    }
    return Fraction.of(folded, antePlay.deals());
  }

  /** The wagers of this game bet together; takes ten times as long as all the prices. */
  public Combination combination() {
    return Combination.of(antePlay, pairPlus, sixCardBonus);
  }
}
