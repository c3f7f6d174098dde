package io.queenhigh.web;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.report.TableDay;
import io.queenhigh.web.report.TableDay.Hold;
import io.queenhigh.web.report.TableDay.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * A report for a spreadsheet: a line for each wager, one for all of them and one for the
 * progressive, in dollars.
 */
final class ReportCsv {
  private static final String HEAD =
      "table,day,game,holder,rounds,voids,irregularities,bank turns,bank declined,drop,filled,"
          + "uncovered,wager,bets,staked,held,expected,low,high,within,awards,envy";

  private ReportCsv() {}

  static String of(List<TableDay> days) {
    List<String> lines = new ArrayList<>(List.of(HEAD));
    for (TableDay day : days) {
      for (Line line : day.wagers()) {
        lines.add(line(day, line.wager().key(), String.valueOf(line.bets()), line.hold()));
      }
      lines.add(line(day, "all", "", day.hold()));
      day.progressive().ifPresent(progressive -> lines.add(line(day, progressive)));
    }
    return String.join("\r\n", lines) + "\r\n";
  }

  private static String line(TableDay day, String wager, String bets, Hold hold) {
    return String.join(
        ",",
        about(day),
        wager,
        bets,
        Dollars.text(hold.stakedCents()),
        Dollars.text(hold.heldCents()),
        Dollars.text(hold.expectedCents()),
        Dollars.text(hold.lowCents()),
        Dollars.text(hold.highCents()),
        hold.within() ? "yes" : "no",
        "",
        "");
  }

  /** What it is worth moves with its meter, so that nothing is expected of it here. */
  private static String line(TableDay day, TableDay.Progressive progressive) {
    return String.join(
        ",",
        about(day),
        Wager.PROGRESSIVE.key(),
        String.valueOf(progressive.bets()),
        Dollars.text(progressive.stakedCents()),
        ",,,,",
        Dollars.text(progressive.awardCents()),
        Dollars.text(progressive.envyCents()));
  }

  /** Nothing here has a comma in it: names of tables, games and choices are words. */
  private static String about(TableDay day) {
    return String.join(
        ",",
        day.table(),
        day.day().toString(),
        day.game(),
        day.holder(),
        String.valueOf(day.rounds()),
        String.valueOf(day.voids()),
        String.valueOf(day.irregularities()),
        String.valueOf(day.bankTurns()),
        String.valueOf(day.bankDeclined()),
        Dollars.text(day.dropCents()),
        Dollars.text(day.filledCents()),
        Dollars.text(day.uncoveredCents()));
  }
}
