package io.queenhigh.web.report;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.DayTotals;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.web.report.TableDay.Hold;
import io.queenhigh.web.report.TableDay.Line;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Reads the days of the tables and sets what was held beside what is expected. */
public final class TableDays {

  private final Store store;
  private final Catalogue catalogue;
  private final Map<String, Pricing> priced = new ConcurrentHashMap<>();

  public TableDays(Store store, Catalogue catalogue) {
    this.store = store;
    this.catalogue = catalogue;
  }

  /** All tables of a day, or one of them; in order of their names. */
  public List<TableDay> of(LocalDate day, Optional<String> table) {
    String prefix = day + "/" + table.map(id -> id + "/").orElse("");
    List<TableDay> days = new ArrayList<>();
    store
        .keptOf(TableRows.DAY.name(), prefix)
        .forEach(
            (id, body) -> {
              String name = id.substring(id.indexOf('/') + 1, id.lastIndexOf('/'));
              DayTotals totals = TableRows.DAY.read(body);
              priced(totals.game()).ifPresent(prices -> days.add(day(name, totals, prices)));
            });
    return days;
  }

  Optional<Pricing> priced(String game) {
    return Optional.ofNullable(priced.computeIfAbsent(game, this::price));
  }

  private @org.jspecify.annotations.Nullable Pricing price(String named) {
    List<String> words = List.of(named.split(" ", -1));
    return switch (catalogue.open(words.getFirst(), words.subList(1, words.size()))) {
      case GameBook.Opening.Opened(Game game) -> Pricing.of(game);
      case GameBook.Opening.Unknown _ -> null;
    };
  }

  private static TableDay day(String table, DayTotals totals, Pricing prices) {
    List<Line> lines = new ArrayList<>();
    Fraction expected = Fraction.ZERO;
    Fraction variance = Fraction.ZERO;
    for (Price price : prices.prices()) {
      DayTotals.Line line = totals.wagers().get(price.wager());
      if (line == null) {
        continue;
      }
      Fraction mean = price.edge().times(line.stakedCents());
      Fraction spread = price.variance().times(Fraction.of(line.squares(), 1));
      lines.add(
          new Line(
              price.wager(),
              line.bets(),
              hold(staked(totals, price.wager()), held(totals, price.wager()), mean, spread)));
      expected = expected.plus(mean);
      variance = variance.plus(spread);
    }
    Optional<DayTotals.Line> progressive =
        Optional.ofNullable(totals.wagers().get(Wager.PROGRESSIVE));
    long staked =
        totals.wagers().values().stream().mapToLong(DayTotals.Line::stakedCents).sum()
            - progressive.map(DayTotals.Line::stakedCents).orElse(0L);
    long held =
        totals.heldCents()
            - progressive.map(DayTotals.Line::heldCents).orElse(0L)
            + totals.envyCents();
    long uncovered =
        totals.wagers().values().stream().mapToLong(DayTotals.Line::uncoveredCents).sum();
    return new TableDay(
        table,
        totals.day(),
        totals.game(),
        prices.game().isBankedByAPlayer() ? "player-dealers" : "house",
        totals.rounds(),
        totals.voids(),
        totals.irregularities(),
        totals.bankTurns(),
        totals.bankDeclined(),
        totals.feesCents(),
        totals.filledCents(),
        uncovered,
        hold(staked, held, expected, variance),
        lines,
        progressive.map(
            line ->
                new TableDay.Progressive(
                    line.bets(), line.stakedCents(), line.paidCents(), totals.envyCents())));
  }

  /** The Ante's price takes in the Play wager and the Ante Bonus, so its line does, too. */
  private static List<Wager> together(Wager wager) {
    return wager == Wager.ANTE ? List.of(Wager.ANTE, Wager.PLAY, Wager.ANTE_BONUS) : List.of(wager);
  }

  private static long held(DayTotals totals, Wager wager) {
    return together(wager).stream()
        .map(each -> totals.wagers().get(each))
        .mapToLong(line -> line == null ? 0 : line.heldCents())
        .sum();
  }

  private static long staked(DayTotals totals, Wager wager) {
    return together(wager).stream()
        .map(each -> totals.wagers().get(each))
        .mapToLong(line -> line == null ? 0 : line.stakedCents())
        .sum();
  }

  private static Hold hold(long staked, long held, Fraction expected, Fraction variance) {
    long middle = cents(expected.decimal(0));
    long reach = 3 * new BigDecimal(variance.root(2)).setScale(0, RoundingMode.UP).longValueExact();
    boolean within = middle - reach <= held && held <= middle + reach;
    return new Hold(staked, held, middle, middle - reach, middle + reach, within);
  }

  private static long cents(String decimal) {
    return new BigDecimal(decimal).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
  }
}
