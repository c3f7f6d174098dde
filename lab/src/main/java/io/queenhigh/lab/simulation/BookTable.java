package io.queenhigh.lab.simulation;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Meter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** One thread's slow table: the same deals, settled by the rules. */
final class BookTable implements Shards.Table<Nets> {

  private static final long DOLLAR = 100;

  /** More than a dollar on each wager can win, so that a player-dealer covers everything. */
  private static final long BANK_CENTS = 1_000_000_000_00L;

  private final Game game;
  private final long[] plays;
  private final Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
  private final Optional<Meter> meter;
  private final Nets nets = new Nets();

  BookTable(Game game, long[] plays, long meterDollars) {
    this.game = game;
    this.plays = plays;
    Payoffs.wagers(game).forEach(wager -> stakes.put(wager, DOLLAR));
    meter = game.progressive().map(_ -> new Meter(meterDollars * DOLLAR, 0, 0));
  }

  @Override
  public void play(RandomGenerator random, int rounds) {
    for (int round = 0; round < rounds; round++) {
      nets.add(settled(Deals.next(random, game.communityCards() > 0)), 1);
    }
  }

  @Override
  public Nets counts() {
    return nets;
  }

  /** What each wager brings when the rules settle this deal. */
  Map<Wager, Long> settled(Deals.Deal deal) {
    boolean played = (plays[deal.player()] >>> HandTable.CARD[deal.dealer()] & 1) != 0;
    return ByTheBook.nets(
        ByTheBook.settle(
            game,
            List.of(new ByTheBook.Seat(stakes, HandTable.stack(deal.player(), 0), played)),
            HandTable.stack(deal.dealer() / 3, deal.dealer() % 3),
            new Cards(deal.community()),
            BANK_CENTS,
            meter),
        1);
  }
}
