package io.queenhigh.conformance;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The conformance report as a page: clause, machine rule, test. The same build writes the same
 * page.
 */
record Report(Findings findings, Map<String, String> readings) {

  String text() {
    return """
        # Conformance

        Every clause of every document Queenhigh stands on, in our words, beside the rule of the machine that
        implements it and the tests that prove it. The last test of `./queenhigh check` writes this page: it fails
        when a rule has no passing test, and when a test or a game file cites a clause that does not exist.

        * A clause about tables is **proven live** when a test that passes cites it and a live table was driven for it:
          the test does not say so itself, the tables count what they are asked while it or its set-up runs. Such tests
          are in bold.
        * A clause that is not about tables (the lab, the door, the office, the cashier's window) is **proven
          elsewhere**, where its rule works.
        * A clause about tables is **on paper** when a passing test proves its rule, but no test that drove a live table
          cites it. It does not count as proven.
        * Something else **stands in** for a clause about equipment, licences, posting or paperwork.
        * A clause is **open** when its rule belongs to a part of the machine that is not built yet.

        Each document says who speaks in it: a regulator, a maker, a card room or the house; a clause by somebody else
        says so. The clauses of `QH` are our own readings of what the documents leave open; those of `FLOOR` and `LINK`
        are house rules, where the documents say nothing.

        %s
        %s"""
        .formatted(
            summary(), findings.documents().stream().map(this::chapter).collect(joining("\n")));
  }

  private String summary() {
    List<Document> documents = findings.documents();
    return """
        | document | | who speaks | clauses | proven live | elsewhere | on paper | stands in | open |
        |---|---|---|---:|---:|---:|---:|---:|---:|
        %s
        | **all** | | | **%d** |%s
        """
        .formatted(
            documents.stream().map(this::summaryOf).collect(joining("\n")),
            documents.stream().mapToInt(document -> document.clauses().size()).sum(),
            counts(documents, " **%d** |"));
  }

  private String summaryOf(Document document) {
    return "| [%s](#%s) | %s | %s | %d |%s"
        .formatted(
            document.key(),
            document.key().toLowerCase(Locale.ROOT),
            document.title(),
            speakers(document),
            document.clauses().size(),
            counts(List.of(document), " %d |"));
  }

  private static String speakers(Document document) {
    return document.clauses().stream()
        .map(clause -> clause.speaker().voice().says())
        .distinct()
        .collect(joining(", "));
  }

  private String counts(List<Document> documents, String cell) {
    Map<Standing, Long> standings =
        documents.stream()
            .flatMap(document -> document.clauses().stream())
            .collect(groupingBy(findings::standing, counting()));
    return Stream.of(Standing.values())
        .map(standing -> cell.formatted(standings.getOrDefault(standing, 0L)))
        .collect(joining());
  }

  private String chapter(Document document) {
    return """
        ## %s

        %s. %s. %s.

        %s

        | clause | what it says | machine rule, or what stands for it | proven by |
        |---|---|---|---|
        %s
        """
        .formatted(
            document.key(),
            document.title(),
            document.regulator(),
            "Who speaks: " + lowered(document.spokenBy()),
            document.about(),
            document.clauses().stream()
                .map(clause -> row(document, clause))
                .collect(joining("\n")));
  }

  private String row(Document document, DocumentClause clause) {
    return "| %s | %s | %s | %s%s |"
        .formatted(
            cell(clause.citation().clause()),
            cell(clause.says()) + speaks(document, clause) + cites(clause) + reads(clause),
            cell(standsFor(clause)),
            findings.standing(clause) == Standing.ON_PAPER ? "*on paper:* " : "",
            findings.proofsOf(clause).stream().map(Report::link).collect(joining("<br>")));
  }

  private static String speaks(Document document, DocumentClause clause) {
    return clause.speaker().equals(document.speaker()) ? "" : " *Says " + clause.speaker() + ".*";
  }

  private static String cites(DocumentClause clause) {
    return clause.cites().isEmpty() ? "" : " *Cites " + String.join(", ", clause.cites()) + ".*";
  }

  /** Which clause a reading of ours reads. */
  private String reads(DocumentClause clause) {
    String read = readings.get(clause.citation().toString());
    return read == null ? "" : " *Reads " + read + ".*";
  }

  private static String standsFor(DocumentClause clause) {
    return switch (clause.stands()) {
      case RULE -> clause.by() + clause.elsewhere().map(" *In %s.*"::formatted).orElse("");
      case STANDS -> "*stands in:* " + clause.by();
      case LATER -> "*open:* " + clause.by();
    };
  }

  private static String link(Proof proof) {
    String times = proof.invocations() > 1 ? " (" + proof.invocations() + " cases)" : "";
    String name = proof.live() ? "**" + proof.name() + "**" : proof.name();
    return "[%s](../%s)%s".formatted(name, proof.source(), times);
  }

  private static String lowered(String text) {
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
