package io.queenhigh.web.report;

import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.web.report.PlayReport.Aspect;
import io.queenhigh.web.report.PlayReport.Row;
import io.queenhigh.web.report.Played.SettledRound;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Puts what was wagered between two times beside what the mathematics expects of it. */
public final class PlayReports {

  private final Played played;
  private final Function<String, Optional<Pricing>> prices;

  public PlayReports(Store store, TableDays days) {
    this.played = new Played(store);
    this.prices = days::priced;
  }

  /** All tables, or one of them. */
  public PlayReport of(Instant from, Instant to, Aspect by, Optional<String> table) {
    Map<String, Sum> sums = new TreeMap<>();
    Sum total = new Sum();
    for (SettledRound round : played.between(from, to, table)) {
      prices.apply(round.game()).ifPresent(priced -> add(round, priced, by, sums, total));
    }
    List<Row> rows = sums.entrySet().stream().map(one -> one.getValue().row(one.getKey())).toList();
    return new PlayReport(from, to, by, rows, total.row("all"));
  }

  private static void add(
      SettledRound round, Pricing priced, Aspect by, Map<String, Sum> sums, Sum total) {
    String id = round.table() + " " + round.atMillis();
    for (SettledWager wager : round.settlement().wagers()) {
      if (wager.wager() == Wager.PROGRESSIVE) {
        continue;
      }
      Sum sum = sums.computeIfAbsent(key(round, wager, by), _ -> new Sum());
      Optional<Price> price =
          priced.prices().stream().filter(one -> one.wager() == wager.wager()).findFirst();
      sum.add(id, wager, price);
      total.add(id, wager, price);
    }
  }

  private static String key(SettledRound round, SettledWager wager, Aspect by) {
    return switch (by) {
      case TABLE -> round.table();
      case GAME -> round.game();
      case WAGER -> group(wager.wager()).key();
      case PERSON -> person(round.seated().getOrDefault(wager.seat(), ""));
      case DAY ->
          LocalDate.ofInstant(Instant.ofEpochMilli(round.atMillis()), ZoneOffset.UTC).toString();
    };
  }

  /** The Ante's price takes in the Play wager and the Ante Bonus. */
  private static Wager group(Wager wager) {
    return switch (wager) {
      case ANTE, PLAY, ANTE_BONUS -> Wager.ANTE;
      case PAIR_PLUS, SIX_CARD_BONUS, PROGRESSIVE -> wager;
    };
  }

  private static String person(String player) {
    if (player.isEmpty() || Visitors.isOne(player)) {
      return "people without accounts";
    }
    return PracticePlayers.isOne(player) ? "practice players" : player;
  }

  /** What adds up to a row. */
  private static final class Sum {
    private final Set<String> rounds = new HashSet<>();
    private long bets;
    private long staked;
    private long held;
    private Fraction expected = Fraction.ZERO;
    private Fraction variance = Fraction.ZERO;

    void add(String round, SettledWager wager, Optional<Price> price) {
      rounds.add(round);
      bets++;
      staked += wager.stakeCents();
      held -= wager.netCents();
      price.ifPresent(
          one -> {
            expected = expected.plus(one.edge().times(wager.stakeCents()));
            variance =
                variance.plus(one.variance().times(wager.stakeCents()).times(wager.stakeCents()));
          });
    }

    Row row(String of) {
      long middle = cents(expected.decimal(0));
      long deviation = cents(variance.root(2));
      String chance =
          deviation == 0
              ? "1"
              : Unlikely.said(Unlikely.twoSided((double) (held - middle) / deviation));
      return new Row(of, rounds.size(), bets, staked, held, middle, deviation, chance);
    }

    private static long cents(String decimal) {
      return new BigDecimal(decimal).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
    }
  }
}
