package io.queenhigh.conformance;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.floor.journal.Spelling;
import java.util.List;

/**
 * The conformance report for the pages: which tests proved which clause, and the rule as it read
 * then. One line a clause, so that a change shows what it changed.
 */
record ReportJson(Findings findings) {

  private record Line(String clause, String rule, List<Test> tests) {}

  private record Test(String name, String source, int cases, boolean live) {}

  String text() {
    return findings.documents().stream()
        .flatMap(document -> document.clauses().stream())
        .map(this::line)
        .filter(line -> !line.tests().isEmpty())
        .map(Spelling.JSON::writeValueAsString)
        .collect(joining(",\n", "{\"clauses\":[\n", "\n]}\n"));
  }

  private Line line(DocumentClause clause) {
    return new Line(
        clause.citation().toString(),
        clause.by(),
        findings.proofsOf(clause).stream()
            .map(proof -> new Test(proof.name(), proof.source(), proof.invocations(), proof.live()))
            .toList());
  }
}
