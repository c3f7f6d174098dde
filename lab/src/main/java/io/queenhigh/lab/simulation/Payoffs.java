package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.settlement.AntePlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What every ending brings on every wager of a game, one dollar on each: cents won or lost. The
 * Ante stands for Ante, Play and Ante Bonus.
 */
final class Payoffs {

  private static final long DOLLAR = 100;

  private final Game game;
  private final long meterDollars;

  Payoffs(Game game, long meterDollars) {
    this.game = game;
    this.meterDollars = meterDollars;
  }

  /** The wagers a player stakes before the deal. */
  static List<Wager> wagers(Game game) {
    List<Wager> wagers = new ArrayList<>();
    for (Wager wager : Wager.values()) {
      if (wager.isBeforeTheDeal() && game.offers(wager)) {
        wagers.add(wager);
      }
    }
    return wagers;
  }

  long net(Wager wager, int ending) {
    return switch (wager) {
      case ANTE -> antePlay(ending);
      case PAIR_PLUS, SIX_CARD_BONUS, PROGRESSIVE -> byTable(wager, ending);
      case PLAY, ANTE_BONUS ->
          throw new IllegalArgumentException(wager.title() + " is part of the Ante here");
    };
  }

  private long antePlay(int ending) {
    int finish = Endings.finish(ending);
    if (finish == Endings.FOLDED) {
      return -DOLLAR;
    }
    long units =
        switch (AntePlay.values()[finish]) {
          case ANTE_WINS_PLAY_PUSHES -> 1;
          case NO_ACTION, TIES_THE_DEALER -> 0;
          case BEATS_THE_DEALER -> 2;
          case LOSES_TO_THE_DEALER -> -2;
        };
    long bonus = line(Wager.ANTE_BONUS, ending).map(this::won).orElse(0L);
    return units * DOLLAR + bonus;
  }

  private long byTable(Wager wager, int ending) {
    boolean forfeited =
        Endings.finish(ending) == Endings.FOLDED
            && game.rule(wager).orElseThrow().onFold().is() == WagerRule.OnFold.FORFEITED;
    return forfeited ? -DOLLAR : line(wager, ending).map(this::won).orElse(-DOLLAR);
  }

  private Optional<PayLine> line(Wager wager, int ending) {
    return game.rule(wager).flatMap(WagerRule::table).flatMap(table -> line(table, ending));
  }

  private static Optional<PayLine> line(PayTable table, int ending) {
    return switch (table.reads()) {
      case OWN_THREE -> HandTable.line(table, Endings.kind(ending));
      case BEST_FIVE_OF_SIX -> Fives.line(table, Endings.six(ending));
      case THREE_AND_COMMUNITY -> Fives.line(table, Endings.community(ending));
    };
  }

  private long won(PayLine line) {
    return switch (line.pays()) {
      case Pays.ToOne(long odds) -> odds * DOLLAR;
      case Pays.ForOne(long odds) -> (odds - 1) * DOLLAR;
      case Pays.MeterShare(int percent) -> meterDollars * percent - DOLLAR;
    };
  }
}
