package io.queenhigh.web;

import io.queenhigh.lab.sheet.TableSheet;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.report.PlayReport;
import io.queenhigh.web.report.PlayReport.Row;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A report of a range for spreadsheets and on paper, in dollars. */
final class PlayReportPaper {
  private static final List<String> HEADS =
      List.of("rounds", "bets", "staked", "held", "expected", "deviation", "chance");

  private PlayReportPaper() {}

  static String csv(PlayReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(Csv.row(heads(report).toArray(String[]::new)));
    report.rows().forEach(row -> lines.add(Csv.row(cells(row).toArray(String[]::new))));
    lines.add(Csv.row(cells(report.total()).toArray(String[]::new)));
    return Csv.ended(lines);
  }

  static byte[] pdf(PlayReport report) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TableSheet.write(
        out,
        "Play by " + word(report),
        ("From %s to %s. Held is what the bank kept, expected what it keeps on average by the best"
                + " strategy; chance is how likely a difference at least as large is. The"
                + " progressive is left out.")
            .formatted(report.from(), report.to()),
        heads(report),
        report.rows().stream().map(PlayReportPaper::cells).toList(),
        cells(report.total()));
    return out.toByteArray();
  }

  private static String word(PlayReport report) {
    return report.by().name().toLowerCase(Locale.ROOT);
  }

  private static List<String> heads(PlayReport report) {
    return Stream.concat(Stream.of(word(report)), HEADS.stream()).toList();
  }

  private static List<String> cells(Row row) {
    return List.of(
        row.of(),
        String.valueOf(row.rounds()),
        String.valueOf(row.bets()),
        Dollars.text(row.stakedCents()),
        Dollars.text(row.heldCents()),
        Dollars.text(row.expectedCents()),
        Dollars.text(row.deviationCents()),
        row.chance());
  }
}
