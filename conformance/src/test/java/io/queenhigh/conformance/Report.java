package io.queenhigh.conformance;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.DocumentClause.Stands;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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

        * A clause is **proven** when it names a machine rule and at least one test that passes cites the clause.
        * Something else **stands in** for a clause about equipment, licences, posting or paperwork.
        * A clause is **open** when its rule belongs to a part of the machine that is not built yet.

        The clauses of `QH` are our own readings of what the documents leave open; those of `FLOOR` are house rules
        of a floor, where the documents say nothing.

        %s
        %s"""
        .formatted(
            summary(), findings.documents().stream().map(this::chapter).collect(joining("\n")));
  }

  private String summary() {
    List<Document> documents = findings.documents();
    return """
        | document | | clauses | proven | stands in | open |
        |---|---|---:|---:|---:|---:|
        %s
        | **all** | | **%d** | **%d** | **%d** | **%d** |
        """
        .formatted(
            documents.stream().map(Report::summaryOf).collect(joining("\n")),
            documents.stream().mapToInt(document -> document.clauses().size()).sum(),
            documents.stream().mapToInt(document -> count(document, Stands.RULE)).sum(),
            documents.stream().mapToInt(document -> count(document, Stands.STANDS)).sum(),
            documents.stream().mapToInt(document -> count(document, Stands.LATER)).sum());
  }

  private static String summaryOf(Document document) {
    return "| [%s](#%s) | %s | %d | %d | %d | %d |"
        .formatted(
            document.key(),
            document.key().toLowerCase(Locale.ROOT),
            document.title(),
            document.clauses().size(),
            count(document, Stands.RULE),
            count(document, Stands.STANDS),
            count(document, Stands.LATER));
  }

  private static int count(Document document, Stands way) {
    return (int) document.clauses().stream().filter(clause -> clause.stands() == way).count();
  }

  private String chapter(Document document) {
    return """
        ## %s

        %s. %s.

        %s

        | clause | what it says | machine rule, or what stands for it | proven by |
        |---|---|---|---|
        %s
        """
        .formatted(
            document.key(),
            document.title(),
            document.regulator(),
            document.about(),
            document.clauses().stream().map(this::row).collect(joining("\n")));
  }

  private String row(DocumentClause clause) {
    return "| %s | %s | %s | %s |"
        .formatted(
            cell(clause.citation().clause()),
            cell(clause.says()) + reads(clause),
            cell(standsFor(clause)),
            findings.proofsOf(clause).stream().map(Report::link).collect(joining("<br>")));
  }

  /** Which clause a reading of ours reads. */
  private String reads(DocumentClause clause) {
    String read = readings.get(clause.citation().toString());
    return read == null ? "" : " *Reads " + read + ".*";
  }

  private static String standsFor(DocumentClause clause) {
    return switch (clause.stands()) {
      case RULE -> clause.by();
      case STANDS -> "*stands in:* " + clause.by();
      case LATER -> "*open:* " + clause.by();
    };
  }

  private static String link(Proof proof) {
    String times = proof.invocations() > 1 ? " (" + proof.invocations() + " cases)" : "";
    return "[%s](../%s)%s".formatted(proof.name(), proof.source(), times);
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
