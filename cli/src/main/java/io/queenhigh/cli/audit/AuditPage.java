package io.queenhigh.cli.audit;

import io.queenhigh.audit.Report;
import io.queenhigh.audit.findings.Counts;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.cli.line.Terminal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an audit found, told to people and to programs. */
public final class AuditPage {

  private AuditPage() {}

  public static List<String> text(Report report, Terminal terminal) {
    List<String> lines = new ArrayList<>();
    counted(report.counts())
        .forEach((what, count) -> lines.add("%,12d  %s".formatted(count, what)));
    lines.add("");
    for (Finding finding : report.findings()) {
      long many = report.howMany().getOrDefault(finding.kind(), 1L);
      String more = many > 1 ? terminal.faint("  (and %,d more)".formatted(many - 1)) : "";
      lines.add(terminal.bad("✗ " + finding.kind().about()) + more);
      lines.add("  " + finding);
    }
    lines.add(
        report.isClean()
            ? terminal.good("✓ Nothing is wrong")
            : terminal.bad(howMany(report.findings().size())));
    if (!report.notChecked().isEmpty()) {
      lines.add("Not known from here:");
      report.notChecked().forEach(sentence -> lines.add("  " + terminal.odd(sentence)));
    }
    return lines;
  }

  private static String howMany(int kinds) {
    return kinds == 1 ? "One kind of thing is wrong" : kinds + " kinds of things are wrong";
  }

  private static Map<String, Long> counted(Counts counts) {
    Map<String, Long> all = new LinkedHashMap<>();
    all.put("streams", counts.streams());
    all.put("lines, chained and numbered", counts.lines());
    all.put("rounds settled again", counts.settled());
    all.put("wagers in them", counts.wagers());
    all.put("rounds void", counts.voided());
    all.put("rounds still on", counts.unfinished());
    all.put("decks whose seal holds", counts.decks());
    all.put("values that players cut them by", counts.cuts());
    all.put("values withheld", counts.withheld());
    all.put("wagers whose cards people attest", counts.attested());
    all.put("progressive links", counts.links());
    all.put("contributions to them", counts.contributions());
    all.put("hits off their meters", counts.hits());
    all.put("awards paid", counts.awards());
    all.put("transfers", counts.transfers());
    all.put("accounts", counts.accounts());
    all.put("milliseconds", counts.millis());
    all.values().removeIf(count -> count == 0);
    return all;
  }

  static Map<String, Object> json(Report report) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("clean", report.isClean());
    Counts counts = report.counts();
    Map<String, Object> counted = new LinkedHashMap<>();
    counted.put("streams", counts.streams());
    counted.put("lines", counts.lines());
    counted.put("roundsSettled", counts.settled());
    counted.put("roundsVoid", counts.voided());
    counted.put("roundsUnfinished", counts.unfinished());
    counted.put("wagers", counts.wagers());
    counted.put("decks", counts.decks());
    counted.put("cuts", counts.cuts());
    counted.put("withheld", counts.withheld());
    counted.put("attested", counts.attested());
    counted.put("links", counts.links());
    counted.put("contributions", counts.contributions());
    counted.put("hits", counts.hits());
    counted.put("awards", counts.awards());
    counted.put("transfers", counts.transfers());
    counted.put("accounts", counts.accounts());
    counted.put("millis", counts.millis());
    object.put("checked", counted);
    object.put(
        "findings", report.findings().stream().map(finding -> json(report, finding)).toList());
    object.put("notChecked", report.notChecked());
    return object;
  }

  private static Map<String, Object> json(Report report, Finding finding) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("kind", finding.kind().key());
    object.put("count", report.howMany().getOrDefault(finding.kind(), 1L));
    object.put("where", finding.where().toString());
    object.put("expected", finding.expected());
    object.put("found", finding.found());
    finding.by().ifPresent(clause -> object.put("clause", clause.toString()));
    return object;
  }
}
