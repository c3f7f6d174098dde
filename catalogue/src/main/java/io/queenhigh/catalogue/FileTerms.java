package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSource;
import io.queenhigh.rules.game.Game.DealsFrom;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a game file lays down before a table has made its choices. */
record FileTerms(
    String id,
    String title,
    String document,
    Cited<Bank> bank,
    Cited<Integer> places,
    Cited<Integer> spotsPerPlayer,
    Cited<Shown> shown,
    Cited<DealsFrom> dealsFrom,
    Optional<Cited<FeeSource>> fees,
    Qualifier qualifier,
    Settling settling,
    Map<Wager, WagerTerms> wagers,
    List<Designator> designators,
    List<ProgressiveTerms> progressives,
    Map<TableOption, Citation> options,
    List<FeeSchedule> feeSchedules,
    Map<Point, Citation> points,
    List<Published> published,
    List<Remark> remarks) {

  /** Whether a wager is part of the game or has to be chosen. */
  enum Offered {
    ALWAYS,
    IF_CHOSEN
  }

  /**
   * A wager of the game.
   *
   * @param rule without its pay table
   */
  record WagerTerms(WagerRule rule, Offered offered, Paying paying) {

    /** The tables it has of its own, without those that come with a designator. */
    List<PayTable> tables() {
      return switch (paying) {
        case Paying.EvenMoney _, Paying.ByDesignator _ -> List.of();
        case Paying.Fixed(PayTable table) -> List.of(table);
        case Paying.OneOf(List<PayTable> tables) -> tables;
      };
    }
  }

  /** Where a wager's pay table comes from. */
  sealed interface Paying {

    /** Even money against the dealer. */
    record EvenMoney() implements Paying {}

    /** The chosen designator names it. */
    record ByDesignator() implements Paying {}

    /** The one table that the document prints. */
    record Fixed(PayTable table) implements Paying {}

    /** The table chooses; the first is the default where the wager is always offered. */
    record OneOf(List<PayTable> tables) implements Paying {}
  }

  /** A name for a set of pay tables: {@code TCP-01}. */
  record Designator(String name, Map<Wager, PayTable> tables, Citation by) {}

  /** One approved progressive system and the tables it runs. */
  record ProgressiveTerms(
      WagerRule rule, Progressive side, List<PayTable> tables, Map<Point, Citation> points) {

    String controller() {
      return TomlWords.spelled(side.controller().is());
    }

    Optional<PayTable> table(Collection<String> names) {
      return tables.stream().filter(table -> names.contains(table.id())).findFirst();
    }
  }

  boolean isBankedByAPlayer() {
    return bank.is() instanceof Bank.PlayerDealerBank;
  }

  /** Every pay table that some choice of this game pays by, once. */
  List<PayTable> tables() {
    Map<String, PayTable> tables = new LinkedHashMap<>();
    Stream.of(
            designators.stream().flatMap(designator -> designator.tables().values().stream()),
            wagers.values().stream().flatMap(wager -> wager.tables().stream()),
            progressives.stream().flatMap(system -> system.tables().stream()))
        .flatMap(some -> some)
        .forEach(table -> tables.putIfAbsent(table.id(), table));
    return List.copyOf(tables.values());
  }
}
